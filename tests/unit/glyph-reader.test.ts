import { expect, test } from 'vitest';
import { readGlyphs } from '#server/platform/typesetting/glyph-reader.ts';

test('reads literal and hexadecimal strings, escapes, parentheses and spans', () => {
  const content = String.raw`/Artifact << /Attached [/Top] >> BDC
BT /f0 8.5 Tf 1 0 0 -1 0 0 Tm [(\000\001) -5.5 <0002>] TJ
/Span <<
  /ActualText <FEFF062F0651>
>> BDC
/f1 12 Tf (\000(\000)\000\)) Tj
EMC
(\000\n\000\\) Tj ET
EMC`;
  const span = { text: 'دّ', start: content.indexOf('/Span'), end: content.indexOf('EMC') + 3 };
  const glyphs = readGlyphs(content);
  const shown = glyphs.map(({ operand }) => content.slice(operand.start, operand.end));
  expect(shown.slice(0, 3)).toEqual([String.raw`(\000\001)`, '<0002>', String.raw`(\000(\000)\000\))`]);
  expect(glyphs.map(({ font, code, span: around }) => ({ font, code, span: around }))).toEqual([
    { font: 'f0', code: 1, span: null },
    { font: 'f0', code: 2, span: null },
    { font: 'f1', code: 0x28, span },
    { font: 'f1', code: 0x29, span },
    { font: 'f1', code: 0x29, span },
    { font: 'f1', code: 10, span: null },
    { font: 'f1', code: 0x5c, span: null },
  ]);
});

test('a string that does not end is an error', () => {
  expect(() => readGlyphs('BT (\\000')).toThrow('does not end');
});
