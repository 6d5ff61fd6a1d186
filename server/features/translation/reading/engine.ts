import path from 'node:path';
import tesseract, { type Worker } from 'tesseract.js';
import { toPgm, type Picture } from './grey.ts';
import type { Rect, Word } from './layout/words.ts';
import { tidyRecognized } from './text-layer.ts';

/** The recognition engine, in a thread of this process. */

/** `legacy` tells letters apart by shape: it finds orientation and reads machine-readable zones. */
export type EngineKind = 'best' | 'legacy';

export interface EngineOptions {
  /** Tesseract's names, joined by `+`. */
  languages: string;
  kind?: EngineKind;
}

/** Beside the process's module, since the build moves this file into a shared chunk. */
const workerPath = path.join(
  path.dirname(process.argv[1] ?? ''),
  `tesseract-worker${path.extname(process.argv[1] ?? '')}`,
);

let current: { name: string; worker: Worker } | undefined;

/** A new thread per language, since WebAssembly memory is given back only with its thread. */
async function engineFor({ languages, kind = 'best' }: EngineOptions): Promise<Worker> {
  const name = `${languages} ${kind}`;
  if (current?.name === name) return current.worker;
  await current?.worker.terminate();
  current = undefined;
  const isLegacy = kind === 'legacy';
  const worker = await tesseract.createWorker(languages, isLegacy ? 0 : 1, {
    workerPath,
    langPath: kind,
    cacheMethod: 'none',
    // Rejections are reported by the calls; the default handler throws outside of them.
    errorHandler: () => undefined,
    legacyCore: isLegacy,
    legacyLang: isLegacy,
  });
  current = { name, worker };
  return worker;
}

export interface RecognizedLine extends Rect {
  text: string;
  words: Word[];
}

const modes = {
  column: tesseract.PSM.SINGLE_COLUMN,
  block: tesseract.PSM.SINGLE_BLOCK,
  sparse: tesseract.PSM.SPARSE_TEXT,
  line: tesseract.PSM.SINGLE_LINE,
} as const;

interface RecognizeOptions extends EngineOptions {
  /** Page segmentation. */
  mode: keyof typeof modes;
  rectangle?: { left: number; top: number; width: number; height: number };
  whitelist?: string;
  /** Resolution of the picture; that of a scanned A4 page by default. */
  dpi?: number;
}

export async function recognize(picture: Picture, options: RecognizeOptions): Promise<RecognizedLine[]> {
  const worker = await engineFor(options);
  const { mode, rectangle, whitelist = '', dpi = picture.width / 8.27 } = options;
  await worker.setParameters({
    tessedit_pageseg_mode: modes[mode],
    tessedit_do_invert: '0',
    tessedit_char_whitelist: whitelist,
    classify_enable_learning: '0',
    user_defined_dpi: String(Math.round(dpi)),
  });
  const { data } = await worker.recognize(toPgm(picture), rectangle ? { rectangle } : {}, {
    blocks: true,
    text: false,
  });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
  return lines.map((line) => ({
    ...line.bbox,
    text: line.text,
    words: line.words
      .map((word) => ({
        text: tidyRecognized(word.text, options.languages),
        confidence: word.confidence,
        ...word.bbox,
      }))
      .filter((word) => word.text.trim() !== ''),
  }));
}

/** Degrees to turn a picture clockwise, with the engine's confidence. */
export async function detectOrientation(picture: Picture): Promise<{ degrees: number; confidence: number }> {
  const worker = await engineFor({ languages: 'osd', kind: 'legacy' });
  const { data } = await worker.detect(toPgm(picture));
  return { degrees: data.orientation_degrees ?? 0, confidence: data.orientation_confidence ?? 0 };
}
