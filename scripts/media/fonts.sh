#!/usr/bin/env bash
# Cuts our three fonts down to the letters that nearly every page needs; the packages' whole files stand behind them for
# the rest (site/styles/tokens.css). Needs pyftsubset and fonttools (Debian: fonttools, python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/../.."
letters="U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2032,U+2033,U+2192,U+2212"
for font in funnel-display geist geist-mono; do
  out="site/assets/fonts/$font.woff2"
  pyftsubset "node_modules/@fontsource-variable/$font/files/$font-latin-wght-normal.woff2" --unicodes="$letters" \
    --flavor=woff2 --layout-features='kern,liga,calt,zero,tnum,mark,mkmk,ccmp,locl' --output-file="$out"
done
fonttools varLib.instancer site/assets/fonts/funnel-display.woff2 wght=400:600 -o site/assets/fonts/funnel-display.woff2
fonttools varLib.instancer site/assets/fonts/geist.woff2 wght=400:600 -o site/assets/fonts/geist.woff2
fonttools varLib.instancer site/assets/fonts/geist-mono.woff2 wght=400:500 -o site/assets/fonts/geist-mono.woff2
ls -l site/assets/fonts
