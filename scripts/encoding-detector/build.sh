#!/bin/sh
# Compiles Google's Compact Encoding Detection (Apache-2.0), from the sources in the npm package
# `ced`, to src/tools/seo-analyzer/server/encoding/ced.wasm. Needs Debian's clang, lld, wasi-libc,
# libc++-dev-wasm32 and libclang-rt-dev-wasm32.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../../src/tools/seo-analyzer/server/encoding"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent ced@2.0.0 >/dev/null
tar xzf ced-2.0.0.tgz
source=package/vendor/compact_enc_det
clang++ --target=wasm32-wasi -std=c++11 -O2 -fno-exceptions -fno-rtti -DNDEBUG -w \
  -Wno-c++11-narrowing -mexec-model=reactor -I "$source" \
  -Wl,--strip-all,--gc-sections -Wl,--export=getText,--export=getUrl,--export=detect \
  -Wl,-z,stack-size=262144 \
  "$here/detector.cc" "$source"/compact_enc_det/compact_enc_det.cc \
  "$source"/compact_enc_det/compact_enc_det_hint_code.cc \
  "$source"/util/encodings/encodings.cc "$source"/util/languages/languages.cc \
  -o ced.wasm
mkdir -p "$out"
cp ced.wasm "$out/ced.wasm"
cp package/vendor/compact_enc_det/LICENSE "$out/ced.LICENSE"
