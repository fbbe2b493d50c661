#!/usr/bin/env bash
# Reduces our three fonts to the characters and weights that nearly every page needs. For the rest, tokens.css names the
# packages' whole files. The two fonts of the first screen stay under 9.8 kB each: on a slow phone both then arrive in one
# round trip. Needs pyftsubset and fonttools (Debian: fonttools, python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/../.."
marks="U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2032,U+2033,U+2192,U+2212"
text="U+0020,U+0021,U+0023-003B,U+003D,U+003F-005A,U+0061-007A,U+00A0,U+00A9,U+00B7,U+00D7,U+2013,U+2019,U+201C,U+201D"

cut() { # cut FONT LETTERS WEIGHTS FEATURES
  local out="site/assets/fonts/$1.woff2"
  pyftsubset "node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2" --unicodes="$2" --name-IDs=1,2 \
    --flavor=woff2 --layout-features="$4" --output-file="$out"
  fonttools varLib.instancer -q "$out" wght="$3" -o "$out"
}
cut funnel-display "$marks" 400:600 kern,liga
cut geist-mono "$marks,U+00A2" 400:500 ''
cut geist "$text" 400:600 kern,tnum

# Kerning that is the same at every weight makes the text font a tenth smaller, without a visible difference.
/usr/bin/python3 - site/assets/fonts/geist.woff2 <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        table.ValueFormat1 &= 0x0F
        table.ValueFormat2 &= 0x0F
        pairs = (
            [pair for first in table.PairSet for pair in first.PairValueRecord]
            if table.Format == 1
            else [pair for first in table.Class1Record for pair in first.Class2Record]
        )
        for value in (v for pair in pairs for v in (pair.Value1, pair.Value2) if v is not None):
            for part in [name for name in vars(value) if name.endswith("Device")]:
                delattr(value, part)
for unused in ("STAT", "MVAR"):
    if unused in font:
        del font[unused]
font.save(sys.argv[1])
PYTHON
ls -l site/assets/fonts
