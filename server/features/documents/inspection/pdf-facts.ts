import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Makes itself known to the other module, which then runs it in this process instead of loading it from a package.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { findDraftStatement } from '#shared/certificate/drafts.ts';
import type { FileFacts } from '#shared/certificate/findings.ts';

/** Reads a PDF as the viewer shows it: its pages, which of them show nothing, and what the text says of the file. */

/** A page number alone is no content. */
const lettersMin = 3;
/** Ruled lines and frames are no content; text drawn as outlines is hundreds of paths. */
const pathsMin = 40;
/** Brightness range, of 255, within which an image is one color, and the share of pixels that may be dust. */
const imageRange = 24;
const dustShare = 0.0005;
const pixelsSampled = 200_000;

/** Runs to the end of whatever the file asks for: call it only where time and memory are watched. Rejects on a bad file. */
export async function readPdfFacts(bytes: Uint8Array): Promise<FileFacts> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  try {
    return await readDocument(await task.promise);
  } finally {
    await task.destroy();
  }
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
  return { pages: document.numPages, blankPages, draftStatement: findDraftStatement(texts.join('\n')) };
}

async function readPage(page: PDFPageProxy): Promise<{ isBlank: boolean; text: string }> {
  const [content, operators] = await Promise.all([page.getTextContent(), page.getOperatorList()]);
  const laidOut = content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
  const marks = readMarks(page, operators);
  const isBlank = marks.letters < lettersMin && marks.paths < pathsMin && !marks.hasImage;
  // Annotations draw text that is not part of the page's own content.
  return { isBlank, text: `${laidOut}\n${marks.drawn}` };
}

interface Marks {
  letters: number;
  paths: number;
  hasImage: boolean;
  drawn: string;
}

interface State {
  isFillWhite: boolean;
  isStrokeWhite: boolean;
  isTextInvisible: boolean;
}

/** What a page paints in any color but white. */
function readMarks(page: PDFPageProxy, { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }): Marks {
  const marks: Marks = { letters: 0, paths: 0, hasImage: false, drawn: '' };
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
        marks.hasImage ||= !isUniform(imageOf(page, args[0]));
        return;
      case OPS.paintInlineImageXObject:
        marks.hasImage ||= !isUniform(args[0]);
        return;
      case OPS.paintImageMaskXObject:
      case OPS.paintImageMaskXObjectRepeat:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintInlineImageXObjectGroup:
        marks.hasImage = true;
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

function imageOf(page: PDFPageProxy, name: unknown): unknown {
  if (typeof name !== 'string') return undefined;
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return store.has(name) ? store.get(name) : undefined;
}

/** True for a decoded image of one color; an image that was not decoded counts as content. */
function isUniform(image: unknown): boolean {
  const data: unknown = typeof image === 'object' && image !== null ? Reflect.get(image, 'data') : undefined;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || data.length === 0) return false;
  const counts = Array.from({ length: 256 }, () => 0);
  const step = Math.max(1, Math.floor(data.length / pixelsSampled));
  let sampled = 0;
  for (let at = 0; at < data.length; at += step) {
    counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
    sampled += 1;
  }
  const commonest = counts.indexOf(Math.max(...counts));
  const outside = counts.reduce((sum, count, value) => sum + (Math.abs(value - commonest) > imageRange ? count : 0), 0);
  return outside <= sampled * dustShare;
}
