// SPDX-License-Identifier: MIT
#include "layouts/rewrite_pdf.h"

#include <fmt/format.h>

#include <qpdf/Pl_Function.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>
#include <set>

#include "layouts/pdf_content.h"

namespace cartapenna {
namespace {

using Object = QPDFObjectHandle;

// The content is made when it is written, so that only one is in memory.
void rewrite_stream(Object stream, bool grey) {
  Object original = stream.copyStream();
  stream.replaceStreamData(
      [original, grey](Pipeline* out) mutable {
        const auto data = original.getStreamData(qpdf_dl_generalized);
        const std::string content = rewrite_content(
            {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()}, grey);
        out->writeString(content);
        out->finish();
      },
      Object::newNull(), Object::newNull());
}

class Rewriting {
 public:
  Rewriting(QPDF& pdf, const PdfChanges& changes) : pdf_(pdf), changes_(changes) {}

  void document();
  void pages();
  void structure();

 private:
  void forms(Object resources);
  static void boxes(Object page, const PdfPageBoxes& boxes);
  std::vector<Object> kept_elements(Object root, const Object& parent);

  QPDF& pdf_;
  const PdfChanges& changes_;
  std::set<QPDFObjGen> seen_;
};

void Rewriting::document() {
  Object root = pdf_.getRoot();
  root.replaceKey("/Lang", Object::parse(changes_.language));
  root.replaceKey("/ViewerPreferences", Object::parse("<< " + changes_.viewer_preferences + " >>"));
  Object metadata = pdf_.newStream(changes_.xmp);
  metadata.getDict().replaceKey("/Type", Object::newName("/Metadata"));
  metadata.getDict().replaceKey("/Subtype", Object::newName("/XML"));
  root.replaceKey("/Metadata", metadata);

  Object info = Object::parse("<<" + changes_.information + ">>");
  if (changes_.press) info.replaceKey("/Trapped", Object::newName("/False"));
  pdf_.getTrailer().replaceKey("/Info", pdf_.makeIndirectObject(info));
}

void Rewriting::pages() {
  const std::vector<Object>& all = pdf_.getAllPages();
  for (std::size_t i = 0; i < all.size(); ++i) {
    Object page = all[i];
    rewrite_stream(page.getKey("/Contents"), changes_.press);
    if (changes_.accessible) page.replaceKey("/Tabs", Object::newName("/S"));
    if (!changes_.press) continue;
    page.removeKey("/Group");
    forms(page.getKey("/Resources"));
    if (changes_.boxes.at(i)) boxes(page, *changes_.boxes[i]);
  }
}

void Rewriting::forms(Object resources) {
  for (auto& [name, form] : resources.getKey("/XObject").getDictAsMap()) {
    if (!seen_.insert(form.getObjGen()).second) continue;
    rewrite_stream(form, true);
    form.getDict().removeKey("/Group");
    forms(form.getDict().getKey("/Resources"));
  }
}

void Rewriting::boxes(Object page, const PdfPageBoxes& boxes) {
  const auto array = [](const PdfBox& box) {
    return Object::parse(
        fmt::format("[{:.4f} {:.4f} {:.4f} {:.4f}]", box.left, box.bottom, box.right, box.top));
  };
  page.replaceKey("/BleedBox", array(boxes.bleed));
  page.replaceKey("/TrimBox", array(boxes.trim));
}

// Cairo hangs all elements on the root, artifacts among them.
std::vector<Object> Rewriting::kept_elements(Object root, const Object& parent) {
  std::vector<Object> kept;
  std::size_t figures = 0;
  for (Object element : root.getKey("/K").getArrayAsVector()) {
    const std::string kind = element.getKey("/S").getName();
    if (kind == "/NonStruct") {
      seen_.insert(element.getObjGen());
      continue;
    }
    if (kind == "/Figure") {
      element.replaceKey("/Alt", Object::newUnicodeString(changes_.alternatives.at(figures++)));
    }
    element.replaceKey("/P", parent);
    kept.push_back(element);
  }
  return kept;
}

void Rewriting::structure() {
  Object root = pdf_.getRoot().getKey("/StructTreeRoot");
  if (!root.isDictionary()) return;
  pdf_.getRoot().replaceKey("/MarkInfo", Object::parse("<< /Marked true >>"));
  Object document = pdf_.makeIndirectObject(Object::parse("<< /Type /StructElem /S /Document >>"));
  document.replaceKey("/P", root);
  document.replaceKey("/K", Object::newArray(kept_elements(root, document)));
  root.replaceKey("/K", document);
  // The tree that leads from content to elements still knows the artifacts.
  for (Object page : root.getKey("/ParentTree").getKey("/Nums").getArrayAsVector()) {
    if (!page.isArray()) continue;
    for (int i = 0; i < page.getArrayNItems(); ++i) {
      if (seen_.count(page.getArrayItem(i).getObjGen()) != 0) {
        page.setArrayItem(i, Object::newNull());
      }
    }
  }
}

}  // namespace

void rewrite_pdf(std::FILE* file, const PdfChanges& changes,
                 const std::function<void(std::string_view)>& sink) {
  QPDF pdf;
  pdf.setSuppressWarnings(true);
  pdf.processFile("pages", file, true);
  Rewriting rewriting(pdf, changes);
  rewriting.document();
  rewriting.pages();
  if (changes.accessible) rewriting.structure();

  Pl_Function out("sink", nullptr, [&sink](const unsigned char* some, std::size_t count) {
    sink({reinterpret_cast<const char*>(some), count});
  });
  QPDFWriter writer(pdf);
  writer.setOutputPipeline(&out);
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.forcePDFVersion("1.4");
  writer.setDeterministicID(true);
  writer.write();
}

}  // namespace cartapenna
