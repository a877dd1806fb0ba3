// SPDX-License-Identifier: MIT
// PDF through Cairo. A form is recorded once, and Cairo writes one shared object for it. Bytes go
// out as they come.
#include <cairo-pdf.h>

#include <cmath>
#include <exception>
#include <map>
#include <memory>

#include "layouts/finish_pdf.h"
#include "layouts/painter.h"
#include "layouts/rewrite_pdf.h"
#include "layouts/scratch_file.h"
#include "layouts/write.h"
#include "layouts/xmp.h"

namespace cartapenna {
namespace {

std::optional<PdfPageBoxes> boxes(const Page& page) {
  if (!page.press) return std::nullopt;
  const auto turned_over = [&](const Box& box) {
    return PdfBox{points_of(box.x), points_of(page.size.height - box.bottom()),
                  points_of(box.right()), points_of(page.size.height - box.y)};
  };
  return PdfPageBoxes{turned_over(page.press->trim), turned_over(page.press->bleed)};
}

}  // namespace

struct PdfWriter::Work {
 public:
  Work(const Fonts& fonts, const Facts& facts, const PdfOptions& options, Sink sink)
      : fonts_(fonts), facts_(facts), options_(options), sink_(std::move(sink)) {}

  void add(const Page& page);
  void finish();

 private:
  bool rewritten() const { return options_.press || options_.accessible; }
  static cairo_status_t take(void* self, const unsigned char* bytes, unsigned int count);
  void start(Size size);
  void resize(Size size);
  void paint(const Placement& placement);
  void paint_tagged(const Placement& placement);
  cairo_surface_t* form(const std::shared_ptr<const Scene>& scene);
  Cairo<cairo_surface_t> recorded(const std::function<void(cairo_t*)>& draw,
                                  const std::string& id) const;
  void check_written() const;

  const Fonts& fonts_;
  Facts facts_;
  PdfOptions options_;
  Sink sink_;
  PdfTail tail_;
  ScratchFile scratch_;  // holds the file when it is to be rewritten
  PdfChanges changes_;   // what Cairo cannot be told
  std::exception_ptr refused_;
  struct Form {
    Cairo<cairo_surface_t> recording;
    Cairo<cairo_surface_t> stand_in;
    Box ink;  // in points
    bool painted = false;
  };
  bool in_sight(const Box& ink) const;
  std::map<std::pair<std::shared_ptr<const Scene>, int>, Form> forms_;
  std::map<const Scene*, int> times_;  // that a form has been painted on this page
  int pages_ = 0;
  Size size_;  // of this page
  std::optional<MediaBox> media_box_;
  int headings_ = 0;  // on this page
  Cairo<cairo_surface_t> surface_;
  Cairo<cairo_t> cairo_;
  std::unique_ptr<Painter> painter_;
};

// An exception must not fly through Cairo: it is kept, and thrown once Cairo has returned. Cairo is
// not told: after an error in the middle of a page its surface cannot be destroyed without a crash.
// What it still writes is dropped.
cairo_status_t PdfWriter::Work::take(void* self, const unsigned char* bytes, unsigned int count) {
  Work& work = *static_cast<Work*>(self);
  if (work.refused_) return CAIRO_STATUS_SUCCESS;
  try {
    std::string_view piece(reinterpret_cast<const char*>(bytes), count);
    if (work.media_box_) piece = work.media_box_->exact(piece);
    if (work.rewritten()) {
      work.scratch_.add(piece);
    } else {
      work.tail_.add(piece);
      work.sink_(piece);
    }
    return CAIRO_STATUS_SUCCESS;
  } catch (...) {
    work.refused_ = std::current_exception();
    return CAIRO_STATUS_SUCCESS;
  }
}

void PdfWriter::Work::check_written() const {
  if (refused_) std::rethrow_exception(refused_);
  check(cairo_status(cairo_.get()));
  check(cairo_surface_status(surface_.get()));
}

void PdfWriter::Work::start(Size size) {
  surface_.reset(cairo_pdf_surface_create_for_stream(take, this, points_of(size.width),
                                                     points_of(size.height)));
  cairo_pdf_surface_restrict_to_version(surface_.get(), CAIRO_PDF_VERSION_1_4);
  // Else Cairo writes the time of day.
  cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");
  cairo_.reset(cairo_create(surface_.get()));
  painter_ = std::make_unique<Painter>(fonts_, cairo_.get(), Ink::rgb, options_.outlines);
  painter_->measure_coarsely();
}

// A surface that is given another size cuts its pages at the whole points below it. So it is given
// the whole points above it, and a hair more, by which the box is found that is to be made exact.
void PdfWriter::Work::resize(Size size) {
  size_ = size;
  if (!surface_) {
    start(size);
    return;
  }
  constexpr double hair = 1e-6;
  const Size exact{points_of(size.width), points_of(size.height)};
  const Size whole{std::ceil(exact.width) + hair, std::ceil(exact.height) + hair};
  media_box_.emplace(whole, exact);
  cairo_pdf_surface_set_size(surface_.get(), whole.width, whole.height);
  cairo_identity_matrix(cairo_.get());
  cairo_translate(cairo_.get(), 0, whole.height - exact.height);
}

void PdfWriter::Work::add(const Page& page) {
  if (page.size != size_) resize(page.size);
  ++pages_;
  headings_ = 0;
  times_.clear();
  if (rewritten()) changes_.boxes.push_back(boxes(page));
  // A number that viewers give the page anyway is left out: Cairo would write a tree without a
  // root.
  if (!page.label.empty() && page.label != std::to_string(pages_)) {
    cairo_pdf_surface_set_page_label(surface_.get(), page.label.c_str());
  }
  if (!page.outline.empty()) {
    const std::string where = "page=" + std::to_string(pages_);
    cairo_pdf_surface_add_outline(surface_.get(), CAIRO_PDF_OUTLINE_ROOT, page.outline.c_str(),
                                  where.c_str(), cairo_pdf_outline_flags_t{});
  }
  for (const Placement& placement : page.placed) paint(placement);
  cairo_show_page(cairo_.get());
  check_written();
  if (media_box_) media_box_->check_page();
}

void PdfWriter::Work::paint(const Placement& placement) {
  if (options_.accessible) {
    paint_tagged(placement);
    return;
  }
  if (!placement.form) {
    painter_->paint(placement);
    return;
  }
  cairo_save(cairo_.get());
  place(cairo_.get(), placement);
  cairo_set_source_surface(cairo_.get(), form(placement.scene), 0, 0);
  cairo_paint(cairo_.get());
  cairo_restore(cairo_.get());
}

// Text in a form would be lost from the structure: everything is drawn on the page. Cairo 1.16 has
// no tag for artifacts; they pass as NonStruct until the file is rewritten.
void PdfWriter::Work::paint_tagged(const Placement& placement) {
  cairo_save(cairo_.get());
  place(cairo_.get(), placement);
  for (const Layer& layer : placement.scene->layers) {
    if (layer.marks.empty()) continue;
    if (layer.role == Role::figure) changes_.alternatives.push_back(layer.alternative);
    const char* const tag = layer.role == Role::heading     ? (headings_++ == 0 ? "H1" : "H2")
                            : layer.role == Role::paragraph ? "P"
                            : layer.role == Role::figure    ? "Figure"
                                                            : "NonStruct";
    cairo_tag_begin(cairo_.get(), tag, "");
    painter_->paint(layer, true);
    cairo_tag_end(cairo_.get(), tag);
  }
  cairo_restore(cairo_.get());
}

Cairo<cairo_surface_t> PdfWriter::Work::recorded(const std::function<void(cairo_t*)>& draw,
                                                 const std::string& id) const {
  Cairo<cairo_surface_t> recording(
      cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  const Cairo<cairo_t> cairo(cairo_create(recording.get()));
  draw(cairo.get());
  check(cairo_status(cairo.get()));
  auto key = std::make_unique<std::string>(id);
  const std::string& kept = *key;
  check(cairo_surface_set_mime_data(
      recording.get(), CAIRO_MIME_TYPE_UNIQUE_ID,
      reinterpret_cast<const unsigned char*>(kept.data()), kept.size(),
      [](void* it) { delete static_cast<std::string*>(it); }, key.get()));
  key.release();  // NOLINT(bugprone-unused-return-value): it is the surface's now
  return recording;
}

// Cairo writes forms at the end, and writes an empty one for a recording that is gone by then. It
// names a surface among the resources of a page each time that it is painted there, and a name that
// comes up twice is a fault: what stands on a page several times is recorded as often, and the next
// page takes the same recordings.
//
// On each page Cairo looks through all that a form draws, which was a quarter of all work. So the
// form itself is painted once; after that a plain rectangle of its size stands in for it, with the
// same id: of what has one id Cairo writes the first alone.
cairo_surface_t* PdfWriter::Work::form(const std::shared_ptr<const Scene>& scene) {
  Form& form = forms_[{scene, times_[scene.get()]++}];
  if (form.painted) return form.stand_in.get();
  if (!form.recording) {
    const std::string id = "form " + std::to_string(forms_.size());
    form.recording = recorded(
        [&](cairo_t* cairo) { Painter(fonts_, cairo, Ink::rgb, options_.outlines).paint(*scene); },
        id);
    Box& ink = form.ink;
    cairo_recording_surface_ink_extents(form.recording.get(), &ink.x, &ink.y, &ink.width,
                                        &ink.height);
    form.stand_in = recorded(
        [&](cairo_t* cairo) {
          cairo_rectangle(cairo, ink.x, ink.y, ink.width, ink.height);
          cairo_fill(cairo);
        },
        id);
  }
  form.painted = in_sight(form.ink);
  return form.recording.get();
}

// Whether Cairo will paint it: it drops what lies beside the page.
bool PdfWriter::Work::in_sight(const Box& ink) const {
  Point first;
  Point last;
  cairo_clip_extents(cairo_.get(), &first.x, &first.y, &last.x, &last.y);
  return ink.x < last.x && ink.right() > first.x && ink.y < last.y && ink.bottom() > first.y;
}

void PdfWriter::Work::finish() {
  painter_.reset();
  cairo_surface_finish(surface_.get());
  if (refused_) std::rethrow_exception(refused_);
  check(cairo_surface_status(surface_.get()));
  if (rewritten()) {
    changes_.press = options_.press;
    changes_.accessible = options_.accessible;
    changes_.language = pdf_string(facts_.language);
    changes_.viewer_preferences = viewer_preferences(facts_, options_.accessible);
    changes_.information = pdf_information(facts_);
    changes_.xmp = xmp_packet(facts_, options_.press);
    // Cairo has written all it had: what it held goes before qpdf reads.
    forms_.clear();
    cairo_.reset();
    surface_.reset();
    rewrite_pdf(scratch_.release(), changes_, sink_);
  } else {
    sink_(tail_.update(facts_));
  }
}

PdfWriter::PdfWriter(const Fonts& fonts, const Facts& facts, const PdfOptions& options, Sink sink)
    : work_(std::make_unique<Work>(fonts, facts, options, std::move(sink))) {}

PdfWriter::~PdfWriter() = default;

void PdfWriter::add(const Page& page) {
  work_->add(page);
}

void PdfWriter::finish() {
  work_->finish();
}

}  // namespace cartapenna
