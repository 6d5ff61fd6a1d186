import { ImageKind, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withPdf } from '#server/platform/processes/pdf.ts';
import { findDraftStatement, hasUntranslated } from '#shared/certificate/drafts.ts';
import type { FileFacts } from '#shared/certificate/findings.ts';
import { isBlankRaster, toRaster } from '../blank-raster.ts';

/** Inspects a PDF as the viewer renders it: page count, blank pages and statements in its text. */

/** Letters of a page with content; a page number alone has fewer. */
const minLetters = 3;
/** Paths of a page with content: ruled lines and frames have fewer, outlined text has hundreds. */
const minPaths = 40;
/** Images that take longer to decode count as content. */
const decodeTimeoutMs = 10_000;
/** Text of a page, and of a file, is cut at these lengths, which certificates stay far below. */
const maxPageText = 20_000;
const maxText = 400_000;
/** Rejects on a damaged file. */
export function readPdfFacts(bytes: Uint8Array): Promise<FileFacts> {
  return withPdf(bytes, readDocument);
}

async function readDocument(document: PDFDocumentProxy): Promise<FileFacts> {
  const blankPages: number[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { isBlank, text } = await readPage(page);
    if (isBlank) blankPages.push(number);
    texts.push(text);
    page.cleanup();
  }
  const text = texts.join('\n');
  let room = maxText;
  const pageTexts = texts.map((page) => {
    const kept = page.slice(0, Math.min(maxPageText, room));
    room -= kept.length;
    return kept;
  });
  return {
    pages: document.numPages,
    blankPages,
    draftStatement: findDraftStatement(text),
    isUntranslated: hasUntranslated(text),
    pageTexts,
  };
}

async function readPage(page: PDFPageProxy): Promise<{ isBlank: boolean; text: string }> {
  const [content, operators] = await Promise.all([page.getTextContent(), page.getOperatorList()]);
  const laidOut = content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
  const marks = readMarks(operators);
  const isBare = marks.letters - countOffPage(page, content.items) < minLetters && marks.paths < minPaths;
  const isBlank = isBare && !(await hasContent(page, marks.images));
  // Annotations draw text that getTextContent() does not return.
  return { isBlank, text: `${laidOut}\n${marks.drawn}` };
}

interface Marks {
  letters: number;
  paths: number;
  /** Object names of images, or inline images. */
  images: unknown[];
  drawn: string;
}

interface State {
  isFillWhite: boolean;
  isStrokeWhite: boolean;
  isTextInvisible: boolean;
}

/** Collects what a page paints in any color but white. */
function readMarks({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }): Marks {
  const marks: Marks = { letters: 0, paths: 0, images: [], drawn: '' };
  let state: State = { isFillWhite: false, isStrokeWhite: false, isTextInvisible: false };
  const saved: State[] = [];
  fnArray.forEach((operator, index) => {
    const args = argsArray[index] ?? [];
    switch (operator) {
      case OPS.save:
        saved.push(state);
        return;
      case OPS.restore:
        state = saved.pop() ?? state;
        return;
      case OPS.setFillRGBColor:
        state = { ...state, isFillWhite: isWhite(args[0]) };
        return;
      case OPS.setStrokeRGBColor:
        state = { ...state, isStrokeWhite: isWhite(args[0]) };
        return;
      case OPS.setTextRenderingMode:
        state = { ...state, isTextInvisible: args[0] === 3 || args[0] === 7 };
        return;
      case OPS.showText: {
        const text = glyphsOf(args[0]);
        marks.drawn += `${text}\n`;
        if (!state.isFillWhite && !state.isTextInvisible) marks.letters += text.replaceAll(/\s/g, '').length;
        return;
      }
      case OPS.constructPath:
        if (isPainted(args[0], state)) marks.paths += 1;
        return;
      case OPS.paintImageXObject:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintInlineImageXObject:
        marks.images.push(args[0]);
        return;
      case OPS.paintImageMaskXObject:
      case OPS.paintImageMaskXObjectRepeat:
        if (!state.isFillWhite) marks.images.push(args[0]);
        return;
      case OPS.paintImageMaskXObjectGroup:
        if (!state.isFillWhite) marks.images.push(...listOf(args[0]));
        return;
      case OPS.paintInlineImageXObjectGroup:
        marks.images.push(args[0]);
        return;
      default:
    }
  });
  return marks;
}

function isWhite(color: unknown): boolean {
  return typeof color === 'string' && /^#(f[5-9a-f]){3}$/i.test(color);
}

function glyphsOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) => {
      if (typeof glyph === 'number') return glyph < -200 ? ' ' : '';
      const unicode: unknown = typeof glyph === 'object' && glyph !== null ? Reflect.get(glyph, 'unicode') : '';
      return typeof unicode === 'string' ? unicode : '';
    })
    .join('');
}

function isPainted(operator: unknown, { isFillWhite, isStrokeWhite }: State): boolean {
  if (operator === OPS.fill || operator === OPS.eoFill) return !isFillWhite;
  if (operator === OPS.stroke) return !isStrokeWhite;
  return operator === OPS.fillStroke || operator === OPS.eoFillStroke ? !(isFillWhite && isStrokeWhite) : false;
}

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** Counts letters outside the visible page box. */
function countOffPage(page: PDFPageProxy, items: TextItems): number {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return items.reduce((letters, item) => {
    if (!('str' in item)) return letters;
    const transform: unknown[] = item.transform;
    const [x, y] = transform.slice(4);
    if (typeof x !== 'number' || typeof y !== 'number') return letters;
    const isShown = x < right && x + item.width > left && y < top && y + item.height > bottom;
    return isShown ? letters : letters + item.str.replaceAll(/\s/g, '').length;
  }, 0);
}

async function hasContent(page: PDFPageProxy, images: readonly unknown[]): Promise<boolean> {
  for (const image of images) if (!isBlankImage(await decodedImage(page, image))) return true;
  return false;
}

/** Waits for an image's pixels, which may be decoded after the operator list; undefined on timeout. */
async function decodedImage(page: PDFPageProxy, image: unknown): Promise<unknown> {
  const name = typeof image === 'string' ? image : fieldOf(image, 'data');
  if (typeof name !== 'string') return image;
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, decodeTimeoutMs, undefined);
  store.get(name, resolve);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** False for an image that was not decoded, which counts as content. */
function isBlankImage(image: unknown): boolean {
  const [data, width, height] = [fieldOf(image, 'data'), fieldOf(image, 'width'), fieldOf(image, 'height')];
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return false;
  if (typeof width !== 'number' || typeof height !== 'number' || width < 1 || height < 1) return false;
  return isBlankRaster(toRaster({ data, width, height, channels: channelsOf(fieldOf(image, 'kind')) }));
}

/** Masks have no kind and are bitmaps. */
function channelsOf(kind: unknown): 0 | 3 | 4 {
  if (kind === ImageKind.RGB_24BPP) return 3;
  return kind === ImageKind.RGBA_32BPP ? 4 : 0;
}
