import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { drawPage } from '#server/platform/processes/pdf.ts';
import type { Box } from '#shared/schemas/translation-text.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { toGrey } from './grey.ts';
import { measureInk, type Ink } from './inks/ink.ts';
import { scriptOf } from './languages.ts';
import { layOut, textOf } from './layout/blocks.ts';
import { around, type Rect, type Word } from './layout/words.ts';
import { marksOfAskew, type AskewRun } from './marks.ts';
import type { Attempt, PlacedBox } from './page-reading.ts';
import { boxOf, unturn, workingWidth, type Quarter, type Source } from './picture.ts';
import { toReadBlock } from './read-block.ts';
import { layerFault, unfold } from './text-layer.ts';
import { readZoneText } from './zone-text.ts';

/** Reads one page of a PDF: its text layer, or its pixels when there is none to trust. */

const maxPixels = 12_000_000;
/** Letters of a text layer below which a page that is mostly an image counts as a scan with a stamped line. */
const maxLettersOverScan = 600;
const minScanArea = 0.5;
/** Angle in radians beyond which a run is not part of the page's rows. */
const maxTilt = 0.01;

interface Run {
  text: string;
  angle: number;
  /** In points of the page as a viewer shows it. */
  corners: [x: number, y: number][];
}

/** Undefined when the text layer is missing or unusable. */
export async function readLayer(page: PDFPageProxy, lang: LanguageTag): Promise<Attempt | undefined> {
  const view = page.getViewport({ scale: 1 });
  const runs = [...(await runsOf(page, lang)), ...(await filledIn(page, lang))];
  const letters = runs.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0);
  if (letters < maxLettersOverScan && (await imageArea(page)) > minScanArea) return undefined;
  const upright = medianAngle(runs);
  const quarter = quarterOf(upright);
  const isAskew = (run: Run): boolean => Math.abs(turnBetween(run.angle, upright)) > maxTilt;
  const size = { width: view.width, height: view.height };
  const words = runs.filter((run) => !isAskew(run)).map((run) => toWord(run, size, quarter));
  const { blocks } = layOut(words, scriptOf(lang));
  if (layerFault(textOf(blocks), lang) !== undefined) return undefined;

  const turned = quarter % 180 === 0 ? size : { width: size.height, height: size.width };
  const placeOf = (rect: Rect) => {
    const [ax, ay] = unturn(rect.x0 / turned.width, rect.y0 / turned.height, quarter);
    const [bx, by] = unturn(rect.x1 / turned.width, rect.y1 / turned.height, quarter);
    return boxOf({ x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) });
  };
  const read = blocks.map((block) =>
    toReadBlock({ ...block, confidence: 100, isOrderDoubtful: false }, { placeOf, doubtful: [] }),
  );
  const askew = runs.filter(isAskew).map((run) => toAskew(run, size));
  return {
    via: 'layer',
    confidence: 100,
    rotation: quarter,
    ratio: turned.height / turned.width,
    blocks: [...read, ...marksOfAskew(askew, size)],
    hasZone: false,
    mrz: readZoneText(words.map(({ text }) => text)),
    sureLetters: letters,
    isPoor: false,
  };
}

async function runsOf(page: PDFPageProxy, lang: LanguageTag): Promise<Run[]> {
  const view = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const text = unfold(item.str, lang);
    if (text.trim() === '') return [];
    const [a, b, c, d, x, y] = multiply(toMatrix(view.transform), toMatrix(item.transform));
    const angle = Math.atan2(b, a);
    const height = Math.hypot(c, d);
    return [{ text, angle, corners: cornersOf({ x, y, angle, width: item.width, height }) }];
  });
}

interface Baseline {
  x: number;
  y: number;
  angle: number;
  width: number;
  height: number;
}

/** Corners of a run from a fifth of its height below the baseline to four fifths above. */
function cornersOf({ x, y, angle, width, height }: Baseline): [number, number][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, up: number): [number, number] => [x + cos * along + sin * up, y + sin * along - cos * up];
  return [at(0, -0.2 * height), at(width, -0.2 * height), at(0, 0.8 * height), at(width, 0.8 * height)];
}

/** Values of form fields, which the text layer lacks. */
async function filledIn(page: PDFPageProxy, lang: LanguageTag): Promise<Run[]> {
  const view = page.getViewport({ scale: 1 });
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    if (typeof annotation !== 'object' || annotation === null) return [];
    const value: unknown = Reflect.get(annotation, 'fieldValue');
    const rect: unknown = Reflect.get(annotation, 'rect');
    const isHidden = Reflect.get(annotation, 'hidden') === true;
    if (Reflect.get(annotation, 'fieldType') !== 'Tx' || isHidden || typeof value !== 'string' || value.trim() === '')
      return [];
    if (!Array.isArray(rect) || !rect.every((edge) => typeof edge === 'number')) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[] = rect;
    const corners = [view.convertToViewportPoint(x0, y0), view.convertToViewportPoint(x1, y1)].map(
      ([x, y]): [number, number] => [Number(x), Number(y)],
    );
    return [{ text: unfold(value, lang), angle: 0, corners }];
  });
}

/** Share of the page that the largest image covers. */
async function imageArea(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = page.getViewport({ scale: 1 });
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let largest = 0;
  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, toMatrix(args));
    else if (
      operator === OPS.paintImageXObject ||
      operator === OPS.paintInlineImageXObject ||
      operator === OPS.paintImageMaskXObject
    ) {
      const [a, b, c, d] = matrix;
      largest = Math.max(largest, Math.abs(a * d - b * c));
    }
  });
  return largest / (view.width * view.height);
}

type Matrix = [a: number, b: number, c: number, d: number, x: number, y: number];

function toMatrix(value: unknown): Matrix {
  const entry = (index: number): number => Number(Array.isArray(value) ? value[index] : undefined);
  return [entry(0), entry(1), entry(2), entry(3), entry(4), entry(5)];
}

/** Applies `n`, then `m`. */
function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The angle of most text, weighted by letters. */
function medianAngle(runs: readonly Run[]): number {
  const angles = runs.flatMap(({ angle, text }) => [...text].map(() => angle)).toSorted((a, b) => a - b);
  return angles[angles.length >> 1] ?? 0;
}

/** Clockwise turn that makes text of this angle upright. */
function quarterOf(angle: number): Quarter {
  const turns = (4 - Math.round(angle / (Math.PI / 2))) % 4;
  return ([0, 90, 180, 270] as const)[turns] ?? 0;
}

function turnBetween(a: number, b: number): number {
  return Math.atan2(Math.sin(a - b), Math.cos(a - b));
}

function toWord({ text, corners }: Run, { width, height }: { width: number; height: number }, quarter: Quarter): Word {
  const points = corners.map(([x, y]) => {
    if (quarter === 90) return { x0: height - y, y0: x, x1: height - y, y1: x };
    if (quarter === 180) return { x0: width - x, y0: height - y, x1: width - x, y1: height - y };
    return quarter === 270 ? { x0: y, y0: width - x, x1: y, y1: width - x } : { x0: x, y0: y, x1: x, y1: y };
  });
  return { ...around(points), text, confidence: 100, isRun: true };
}

function toAskew({ text, angle, corners }: Run, { width, height }: { width: number; height: number }): AskewRun {
  const box = around(corners.map(([x, y]) => ({ x0: x / width, y0: y / height, x1: x / width, y1: y / height })));
  const [start = [0, 0], end = [0, 0], top = [0, 0]] = corners;
  return { text, angle, box, start, end, height: Math.hypot(top[0] - start[0], top[1] - start[1]) };
}

/** Renders the page at the width that the engine needs, independent of the page size in the PDF. */
export async function render(page: PDFPageProxy, pdf: PDFDocumentProxy): Promise<Source> {
  const view = page.getViewport({ scale: 1 });
  const scale = Math.min(
    workingWidth / Math.min(view.width, view.height),
    Math.sqrt(maxPixels / (view.width * view.height)),
  );
  const { canvas, context } = await drawPage(pdf, page, scale);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: Buffer.from(data.buffer), width, height, channels: 4 };
}

/** Pixels across the copy by which ink is measured. */
const inkWidth = 800;

/** The ink of a page whose text layer was read. */
export async function inkOfPage(
  page: PDFPageProxy,
  pdf: PDFDocumentProxy,
  boxes: readonly PlacedBox[],
): Promise<Ink<Box> | null> {
  const view = page.getViewport({ scale: 1 });
  const scale = Math.min(inkWidth / view.width, Math.sqrt(maxPixels / (view.width * view.height)));
  const { canvas, context } = await drawPage(pdf, page, scale);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const picture = await toGrey(
    sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' }),
  );
  const placed = boxes.map(({ box, isMark }) => ({
    isMark,
    x0: box.x * width,
    y0: box.y * height,
    x1: (box.x + box.width) * width,
    y1: (box.y + box.height) * height,
  }));
  const ink = await measureInk(picture, placed);
  const placeOf = ({ x0, y0, x1, y1 }: Rect) =>
    boxOf({ x0: x0 / width, y0: y0 / height, x1: x1 / width, y1: y1 / height });
  return ink && { ...ink, regions: ink.regions.map((region) => ({ ...region, place: placeOf(region.place) })) };
}
