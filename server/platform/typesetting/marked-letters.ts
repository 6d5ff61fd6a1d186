import { PDF, PdfArray, PdfDict, PdfNumber, PdfStream, type PdfRef } from '@libpdf/core';
import { readGlyphs, type ShownGlyph, type Span } from './glyph-reader.ts';

/**
 * Gives each glyph of a cluster, such as dal with shadda or ka with a vowel sign before it, its own part of the text. Typst
 * maps every glyph of a cluster to the text of the whole, so that readers extract it repeatedly or out of order. A glyph that
 * stands for several texts gets a code for each.
 */

/** One letter with signs that Unicode does not compose with it, or a syllable of a script that composes letters. */
const cluster =
  /^(?:[\p{L}\p{N}][\p{M}\u200C\u200D]+|[\p{L}\p{M}\u200C\u200D]*[\u0900-\u0DFF\u0E00-\u0EFF\u1780-\u17FF][\p{L}\p{M}\u200C\u200D]+)$/u;
const letterWithSign = /[\p{L}\p{N}][\p{M}\u200C\u200D]|[\u0E33\u0EB3]/u;
const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Shapers place these signs of a letter first, in this order: Hebrew dots, Arabic shadda. Vowels follow. */
const firstSigns = '\u05C1\u05C2\u05BC\u05BF\u05B9\u0651';
const joinedLetter = /^([\u200C\u200D]+)([\p{Script=Arabic}\p{Script=Hebrew}]+)$/u;
/** Text of a glyph that adds none: readers skip it. */
const nothing = '\u200B';

interface GlyphFont {
  toUnicode: PdfStream;
  descendant: PdfDict;
  /** Texts by glyph code. */
  texts: Map<number, string>;
  /** Advance by code; signs have none. */
  widths: ReadonlyMap<number, number>;
  /** Codes added for further texts of a glyph: the glyph they show. */
  added: Map<number, number>;
  nextCode: number;
}

type PageGlyph = Omit<ShownGlyph, 'font'> & { font: GlyphFont | null; text: string };
/** Glyphs of one cluster as they stand in the content. */
interface Cluster {
  text: string;
  font: GlyphFont;
  glyphs: PageGlyph[];
}

export function hasMarkedLetters(texts: readonly string[]): boolean {
  return texts.some((text) => letterWithSign.test(text.normalize('NFC')));
}

export async function mendMarkedLetters(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const fonts = new Map<PdfStream, GlyphFont>();
  let isChanged = false;

  for (const page of document.getPages()) {
    const contents = page.dict.get('Contents', resolve);
    if (!(contents instanceof PdfStream)) continue;
    const source = Buffer.from(contents.getDecodedData()).toString('latin1');
    const fontDict = page.getResources().getDict('Font', resolve);
    const glyphs = readGlyphs(source).map((glyph) => {
      const font = fontOf(fontDict?.getDict(glyph.font, resolve));
      return { ...glyph, font, text: glyph.span?.text ?? font?.texts.get(glyph.code) ?? '' };
    });
    const mended = mend(source, glyphs);
    if (mended === source) continue;
    contents.setData(Buffer.from(mended, 'latin1'));
    isChanged = true;
  }

  function fontOf(dict: PdfDict | undefined): GlyphFont | null {
    const toUnicode = dict?.get('ToUnicode', resolve);
    const descendants = dict?.getArray('DescendantFonts', resolve);
    const descendant = descendants?.at(0, resolve);
    if (!(toUnicode instanceof PdfStream) || !(descendant instanceof PdfDict)) return null;
    if (descendant.getName('Subtype')?.value !== 'CIDFontType2') return null;
    const known = fonts.get(toUnicode);
    if (known) return known;
    const widths = readWidths(descendant.getArray('W', resolve));
    const texts = readTexts(toUnicode);
    const nextCode = Math.max(0, ...texts.keys(), ...widths.keys()) + 1;
    const font = { toUnicode, descendant, texts, widths, added: new Map<number, number>(), nextCode };
    fonts.set(toUnicode, font);
    return font;
  }

  if (!isChanged) return pdf;
  for (const font of fonts.values()) {
    if (font.added.size === 0) continue;
    writeTexts(font.toUnicode, font.texts);
    const map = PdfStream.fromDict({}, glyphMap(font));
    font.descendant.set('CIDToGIDMap', document.register(map));
    const widths = font.descendant.getArray('W', resolve) ?? new PdfArray();
    for (const [code, glyph] of font.added) {
      widths.push(PdfNumber.of(code), PdfArray.of(PdfNumber.of(font.widths.get(glyph) ?? 0)));
    }
    font.descendant.set('W', widths);
  }
  return document.save();
}

/** The content with a code of its own for each text that a glyph stands for. */
function mend(source: string, glyphs: readonly PageGlyph[]): string {
  const texts = new Map<PageGlyph, string>();
  const spans = new Set<Span>();
  for (const { text, glyphs: shown } of clustersOf(glyphs)) {
    const isRightToLeft = rightToLeft.test(text);
    const reading = isRightToLeft ? shown.toReversed() : shown;
    const parts = partsOf(text, reading);
    for (const [at, glyph] of reading.entries()) texts.set(glyph, parts[at] ?? nothing);
    // Some readers take the text of a span for visual order.
    if (isRightToLeft) for (const { span } of shown) if (span) spans.add(span);
  }
  // The glyph of a letter may have the text of a cluster as its own, and the letter's in a span.
  for (const glyph of glyphs) {
    if (!texts.has(glyph) && glyph.span && Array.from(glyph.text).length === 1) texts.set(glyph, glyph.text);
  }
  moveJoiners(glyphs, texts, spans);
  const codes = new Map(
    [...texts].flatMap(([glyph, text]) =>
      glyph.font ? [[glyph, codeFor(glyph.font, glyph.code, text)] as const] : [],
    ),
  );
  if (![...codes].some(([glyph, code]) => glyph.code !== code)) return source;
  const edits = [...Map.groupBy(glyphs, ({ operand }) => operand.start).values()].flatMap((shown) => {
    const [first] = shown;
    if (!first || !shown.some((glyph) => codes.has(glyph))) return [];
    return [{ ...first.operand, by: `<${shown.map((glyph) => hex(codes.get(glyph) ?? glyph.code)).join('')}>` }];
  });
  const removed = [...spans].flatMap(({ start, end }) => [
    { start, end: source.indexOf('BDC', start) + 3, by: '' },
    { start: end - 3, end, by: '' },
  ]);
  return [...edits, ...removed]
    .toSorted((a, b) => b.start - a.start)
    .reduce((content, { start, end, by }) => content.slice(0, start) + by + content.slice(end), source);
}

/** A joiner before a letter from right to left belongs to the glyph on its right: readers reverse the text of each. */
function moveJoiners(glyphs: readonly PageGlyph[], texts: Map<PageGlyph, string>, spans: Set<Span>): void {
  for (const [at, glyph] of glyphs.entries()) {
    const [, joiners = '', letters = ''] = joinedLetter.exec(glyph.text) ?? [];
    const before = glyphs[at + 1];
    if (letters === '' || !before) continue;
    texts.set(glyph, letters);
    texts.set(before, joiners + (texts.get(before) ?? before.text));
    for (const { span } of [glyph, before]) if (span) spans.add(span);
  }
}

/** The code of a glyph for a text; the glyph's own code where that is its text. */
function codeFor(font: GlyphFont, glyph: number, text: string): number {
  if (font.texts.get(glyph) === text) return glyph;
  const known = [...font.added].find(([code, shown]) => shown === glyph && font.texts.get(code) === text);
  if (known) return known[0];
  const code = font.nextCode;
  font.nextCode += 1;
  font.added.set(code, glyph);
  font.texts.set(code, text);
  return code;
}

/** Runs of glyphs with the same text, divided where the same cluster stands twice. */
function clustersOf(glyphs: readonly PageGlyph[]): Cluster[] {
  const found: (Cluster & { hasBase: boolean })[] = [];
  let open: (Cluster & { hasBase: boolean }) | null = null;
  for (const glyph of glyphs) {
    const { font, code, text } = glyph;
    if (font === null || !cluster.test(text)) {
      open = null;
      continue;
    }
    const isBase = (font.widths.get(code) ?? 0) > 0;
    const isRightToLeft = rightToLeft.test(text);
    const isSyllable = /[\u0900-\u0DFF\u0E00-\u0EFF\u1780-\u17FF]/.test(text);
    // Glyphs stand from left to right: the letter comes after its signs in right-to-left scripts.
    const isNext = !isSyllable && open?.hasBase && (isRightToLeft || isBase);
    if (open === null || isNext || open.text !== text || open.font !== font) {
      open = { text, font, glyphs: [], hasBase: false };
      found.push(open);
    }
    open.glyphs.push(glyph);
    open.hasBase ||= isBase;
  }
  return found.flatMap(({ text, font, glyphs: shown }) => repeats(shown).map((part) => ({ text, font, glyphs: part })));
}

/** A run divided into equal parts, where it consists of them. */
function repeats(glyphs: PageGlyph[]): PageGlyph[][] {
  for (let size = 1; size <= glyphs.length / 2; size += 1) {
    const isRepeated = glyphs.length % size === 0 && glyphs.every(({ code }, at) => code === glyphs[at % size]?.code);
    if (isRepeated)
      return Array.from({ length: glyphs.length / size }, (_, at) => glyphs.slice(at * size, (at + 1) * size));
  }
  return [glyphs];
}

/** The text's letters for the glyphs in reading order; the last glyph has what is left. */
function partsOf(text: string, glyphs: readonly PageGlyph[]): string[] {
  // Fonts split composed letters too where a second sign stands above or below them.
  const form = glyphs.length > Array.from(text).length ? 'NFD' : 'NFC';
  const letters = joined(inShaperOrder(text.normalize(form)));
  const parts = glyphs.map((_glyph, at) => {
    const isLast = at === glyphs.length - 1;
    return letters.slice(at, isLast ? undefined : at + 1).join('') || nothing;
  });
  // Readers drop a letter without width, such as one that is written below another.
  for (const [at, { font, code }] of glyphs.entries()) {
    const part = parts[at] ?? nothing;
    if (at === 0 || part === nothing || /\p{Mn}/u.test(part) || (font?.widths.get(code) ?? 0) > 0) continue;
    const before = parts.findLastIndex((other, index) => index < at && other !== nothing);
    parts[before] = `${parts[before] ?? ''}${part}`;
    parts[at] = nothing;
  }
  return parts;
}

/** Joiners with the letter after them, since readers skip a text that ends in one. */
function joined(letters: readonly string[]): string[] {
  const found: string[] = [];
  let joiners = '';
  for (const letter of letters) {
    if (/[\u200C\u200D]/.test(letter)) joiners += letter;
    else {
      found.push(joiners + letter);
      joiners = '';
    }
  }
  return joiners === '' ? found : [...found.slice(0, -1), `${found.at(-1) ?? ''}${joiners}`];
}

function inShaperOrder(text: string): string[] {
  const [letter = '', ...signs] = Array.from(text);
  if (!rightToLeft.test(letter)) return [letter, ...signs];
  const rank = (sign: string): number => (firstSigns.includes(sign) ? firstSigns.indexOf(sign) : firstSigns.length);
  return [letter, ...signs.toSorted((a, b) => rank(a) - rank(b))];
}

/** Glyphs by code, two bytes each: a code of Typst is its glyph. */
function glyphMap({ nextCode, added }: GlyphFont): Uint8Array {
  const map = Buffer.alloc(2 * nextCode);
  for (let code = 0; code < nextCode; code += 1) map.writeUInt16BE(added.get(code) ?? code, 2 * code);
  return map;
}

/** `first last width` or `first [width …]`; the default width is 0 in Typst's fonts. */
function readWidths(widths: PdfArray | undefined): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const range: number[] = [];
  for (const item of widths ?? []) {
    if (item instanceof PdfNumber) range.push(item.value);
    const [first = 0, last = first, width = 0] = range;
    if (item instanceof PdfArray) {
      for (const [at, one] of [...item].entries()) if (one instanceof PdfNumber) found.set(first + at, one.value);
    } else if (range.length === 3) {
      for (let code = first; code <= last; code += 1) found.set(code, width);
    }
    if (item instanceof PdfArray || range.length === 3) range.length = 0;
  }
  return found;
}

const singleMapping = /<([0-9A-F]{4})> <([0-9A-F]+)>/gi;
const mappingBlock = /\d+ beginbfchar[\s\S]*?endbfchar/g;

function readTexts(toUnicode: PdfStream): Map<number, string> {
  const map = Buffer.from(toUnicode.getDecodedData()).toString('latin1');
  const pairs = (map.match(mappingBlock) ?? []).flatMap((block) => [...block.matchAll(singleMapping)]);
  return new Map(pairs.map(([, code = '', text = '']) => [Number.parseInt(code, 16), fromUtf16(text)]));
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

const hex = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase();
const toUtf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A block maps at most 100 codes. */
const blockSize = 100;

function writeTexts(toUnicode: PdfStream, texts: ReadonlyMap<number, string>): void {
  const map = Buffer.from(toUnicode.getDecodedData()).toString('latin1');
  const lines = [...texts].toSorted(([a], [b]) => a - b).map(([code, text]) => `<${hex(code)}> <${toUtf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += blockSize) {
    const block = lines.slice(at, at + blockSize);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  const [head = ''] = map.split(/\d+ beginbfchar/, 1);
  const tail = map.slice(map.lastIndexOf('endbfchar') + 'endbfchar'.length);
  toUnicode.setData(Buffer.from(`${head}${blocks.join('\n')}${tail}`, 'latin1'));
}
