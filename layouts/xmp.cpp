// SPDX-License-Identifier: MIT
#include "layouts/xmp.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

#include "layouts/xml.h"

namespace cartapenna {
namespace {

std::string element(std::string_view name, std::string_view value) {
  if (value.empty()) return {};
  return fmt::format("   <{0}>{1}</{0}>\n", name, value);
}

}  // namespace

std::string xmp_packet(const Facts& facts, bool trapped_is_known) {
  std::string title;
  if (!facts.title.empty()) {
    title = fmt::format("<rdf:Alt><rdf:li xml:lang=\"x-default\">{}</rdf:li></rdf:Alt>",
                        xml_escaped(facts.title));
  }
  std::string date;
  if (facts.date) {
    date = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(*facts.date)));
  }
  return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
         "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
         " <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
         "  <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
         "xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" "
         "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n" +
         element("dc:format", "application/pdf") + element("dc:title", title) +
         element("dc:language",
                 "<rdf:Bag><rdf:li>" + xml_escaped(facts.language) + "</rdf:li></rdf:Bag>") +
         element("pdf:Producer", xml_escaped(facts.producer)) +
         element("pdf:Keywords", xml_escaped(facts.keywords)) +
         element("pdf:Trapped", trapped_is_known ? "False" : "") + element("xmp:CreateDate", date) +
         element("xmp:ModifyDate", date) +
         "  </rdf:Description>\n </rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>\n";
}

}  // namespace cartapenna
