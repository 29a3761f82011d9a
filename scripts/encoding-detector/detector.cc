// What `build.sh` compiles to WebAssembly: Google's Compact Encoding Detection, called as Chromium
// calls it for a page that declares no encoding.
#include <cstring>

#include "compact_enc_det/compact_enc_det.h"

namespace {
constexpr int kMaxBytes = 256 * 1024;
constexpr int kMaxUrlBytes = 2048;
char text[kMaxBytes];
char url[kMaxUrlBytes + 1];
}  // namespace

extern "C" {
char* getText() { return text; }
char* getUrl() { return url; }

// Returns the MIME name of the encoding of the first `bytes` of the text, "" where it is unknown.
const char* detect(int bytes, int url_bytes) {
  if (bytes < 0 || bytes > kMaxBytes || url_bytes < 0 || url_bytes > kMaxUrlBytes) return "";
  url[url_bytes] = '\0';
  int consumed = 0;
  bool is_reliable = false;
  const Encoding encoding = CompactEncDet::DetectEncoding(
      text, bytes, url, nullptr, nullptr, UNKNOWN_ENCODING, UNKNOWN_LANGUAGE,
      CompactEncDet::WEB_CORPUS, true, &consumed, &is_reliable);
  return encoding == UNKNOWN_ENCODING ? "" : MimeEncodingName(encoding);
}
}
