import { PDF, PdfArray, PdfDict, PdfNumber, PdfStream, type PdfRef } from '@libpdf/core';
import { readGlyphs, type ShownGlyph } from './glyph-reader.ts';

/**
 * Maps each glyph of a marked letter, such as dal with shadda, to its own text. Typst maps the first glyph to the text of
 * the whole cluster and leaves the others without text, so that readers extract the sign before its letter, or garbage.
 */

/** One letter with signs that Unicode does not compose with it. */
const markedLetter = /^[\p{L}\p{N}][\p{M}\u200C\u200D]+$/u;
const letterWithSign = /[\p{L}\p{N}]\p{M}/u;
const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Shapers place these signs of a letter first, in this order: Hebrew dots, Arabic shadda. Vowels follow. */
const firstSigns = '\u05C1\u05C2\u05BC\u05BF\u05B9\u0651';

interface GlyphFont {
  toUnicode: PdfStream;
  /** Texts by glyph code. */
  texts: Map<number, string>;
  /** Codes of glyphs that advance the pen: letters, not signs. */
  wide: ReadonlySet<number>;
  /** Texts of glyphs that are certain, by code. */
  known: Map<number, string>;
}

/** The glyphs of one marked letter, in reading order. */
interface Cluster {
  font: GlyphFont;
  codes: number[];
  text: string;
  isMended: boolean;
}

export function hasMarkedLetters(texts: readonly string[]): boolean {
  return texts.some((text) => letterWithSign.test(text.normalize('NFC')));
}

export async function mendMarkedLetters(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const fonts = new Map<PdfStream, GlyphFont>();
  const clusters: Cluster[] = [];
  const changes: (() => void)[] = [];

  for (const page of document.getPages()) {
    const contents = page.dict.get('Contents', resolve);
    if (!(contents instanceof PdfStream)) continue;
    const source = Buffer.from(contents.getDecodedData()).toString('latin1');
    const fontDict = page.getResources().getDict('Font', resolve);
    const glyphs = readGlyphs(source).flatMap((glyph) => {
      const font = fontOf(fontDict?.getDict(glyph.font, resolve));
      return font ? [{ ...glyph, font, text: glyph.span?.text ?? font.texts.get(glyph.code) ?? '' }] : [];
    });
    const found = clustersOf(glyphs);
    clusters.push(...found.map(({ cluster }) => cluster));
    changes.push(() => {
      const spans = found.flatMap(({ cluster, spans: at }) => (cluster.isMended ? at : []));
      if (spans.length > 0) contents.setData(Buffer.from(withoutActualText(source, spans), 'latin1'));
    });
  }

  function fontOf(dict: PdfDict | undefined): GlyphFont | null {
    const toUnicode = dict?.get('ToUnicode', resolve);
    const descendants = dict?.getArray('DescendantFonts', resolve);
    const descendant = descendants?.at(0, resolve);
    if (!(toUnicode instanceof PdfStream) || !(descendant instanceof PdfDict)) return null;
    const known = fonts.get(toUnicode);
    if (known) return known;
    const wide = codesWithWidth(descendant.getArray('W', resolve));
    const font = { toUnicode, texts: readTexts(toUnicode), wide, known: new Map<number, string>() };
    fonts.set(toUnicode, font);
    return font;
  }

  solve(clusters);
  if (!clusters.some(({ isMended }) => isMended)) return pdf;
  for (const change of changes) change();
  for (const { toUnicode, texts, known } of fonts.values()) writeTexts(toUnicode, new Map([...texts, ...known]));
  return document.save();
}

interface FoundCluster {
  cluster: Cluster;
  /** Where its spans start. */
  spans: number[];
}
type FoundGlyph = Omit<ShownGlyph, 'font'> & { font: GlyphFont; text: string };

/** Each cluster with the positions of its spans. Glyphs outside of clusters are certain. */
function clustersOf(glyphs: readonly FoundGlyph[]): FoundCluster[] {
  const found: FoundCluster[] = [];
  let open: (FoundCluster & { hasBase: boolean }) | null = null;
  for (const { font, code, text, span } of glyphs) {
    if (!markedLetter.test(text)) {
      if (span === null && text !== '') font.known.set(code, text);
      open = null;
      continue;
    }
    const isBase = font.wide.has(code);
    const isRightToLeft = rightToLeft.test(text);
    // Glyphs stand from left to right: the letter comes after its signs in right-to-left scripts.
    const isNext = open?.hasBase && (isRightToLeft || isBase);
    if (open === null || isNext || open.cluster.text !== text || open.cluster.font !== font) {
      open = { cluster: { font, codes: [], text, isMended: false }, spans: [], hasBase: false };
      found.push(open);
    }
    if (isRightToLeft) open.cluster.codes.unshift(code);
    else open.cluster.codes.push(code);
    open.hasBase ||= isBase;
    if (span !== null && !open.spans.includes(span.start)) open.spans.push(span.start);
  }
  return found;
}

/** Assigns texts to glyphs: where one is left in its cluster, else by the order of letters and signs. */
function solve(clusters: readonly Cluster[]): void {
  let left = [...clusters];
  while (left.length > 0) {
    const unsolved = left.filter((cluster) => !assign(cluster, 1));
    const [first, ...others] = unsolved;
    const isStuck = first !== undefined && unsolved.length === left.length;
    if (isStuck) assign(first, Number.POSITIVE_INFINITY);
    left = isStuck ? others : unsolved;
  }
}

/** False while the cluster has more than `maxOpen` glyphs without certain text. Contradictions leave it as it is. */
function assign(cluster: Cluster, maxOpen: number): boolean {
  const { codes, letters } = openPart(cluster);
  if (letters === null) return true;
  if (codes.length > maxOpen) return false;
  if (codes.length > letters.length || (codes.length === 0 && letters.length > 0)) return true;
  for (const [at, code] of codes.entries()) {
    const isLast = at === codes.length - 1;
    cluster.font.known.set(code, letters.slice(at, isLast ? undefined : at + 1).join(''));
  }
  cluster.isMended = true;
  return true;
}

/** Glyphs without certain text and the letters left for them; null where a certain one is not of this cluster. */
function openPart({ font, codes, text }: Cluster): { codes: number[]; letters: string[] | null } {
  // Fonts split composed letters too where a second sign stands above or below them.
  const form = codes.length > Array.from(text).length ? 'NFD' : 'NFC';
  let letters: string[] | null = inShaperOrder(text.normalize(form));
  const open: number[] = [];
  for (const code of codes) {
    const known = font.known.get(code);
    if (known === undefined) open.push(code);
    else letters = letters && without(letters, Array.from(known.normalize(form)));
  }
  return { codes: open, letters };
}

function inShaperOrder(text: string): string[] {
  const [letter = '', ...signs] = Array.from(text);
  const rank = (sign: string): number => (firstSigns.includes(sign) ? firstSigns.indexOf(sign) : firstSigns.length);
  return [letter, ...signs.toSorted((a, b) => rank(a) - rank(b))];
}

function without(letters: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...letters];
  for (const letter of taken) {
    const at = left.indexOf(letter);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Turns spans with `ActualText`, which stands in visual order for some readers, into plain ones. */
function withoutActualText(source: string, spans: readonly number[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const at of spans.toSorted((a, b) => a - b)) {
    parts.push(source.slice(from, at), '/Span BMC');
    from = source.indexOf('BDC', at) + 3;
  }
  return parts.join('') + source.slice(from);
}

/** `[first last width]` or `[first [width …]]`; the default width is 0 in Typst's fonts. */
function codesWithWidth(widths: PdfArray | undefined): ReadonlySet<number> {
  const codes = new Set<number>();
  const range: number[] = [];
  for (const item of widths ?? []) {
    if (item instanceof PdfNumber) range.push(item.value);
    const [first = 0, last = first, width = 0] = range;
    if (item instanceof PdfArray) {
      for (const [at, one] of [...item].entries()) if (one instanceof PdfNumber && one.value > 0) codes.add(first + at);
    } else if (range.length === 3 && width > 0) {
      for (let code = first; code <= last; code += 1) codes.add(code);
    }
    if (item instanceof PdfArray || range.length === 3) range.length = 0;
  }
  return codes;
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
