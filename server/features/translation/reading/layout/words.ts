/** Words with their places on a page, and what follows from them. */

/** Pixels or points, from the top left. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Word extends Rect {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** A run of a text layer: it carries its own spaces, and a word may be cut into several. */
  isRun?: boolean;
}

export interface Script {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function around(boxes: readonly Rect[]): Rect {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const { x0, y0, x1, y1 } of boxes) {
    box.x0 = Math.min(box.x0, x0);
    box.y0 = Math.min(box.y0, y0);
    box.x1 = Math.max(box.x1, x1);
    box.y1 = Math.max(box.y1, y1);
  }
  return box;
}

export function heightOf({ y0, y1 }: Rect): number {
  return y1 - y0;
}

export function widthOf({ x0, x1 }: Rect): number {
  return x1 - x0;
}

/** Height of a box's middle on the page. */
export function middleOf({ y0, y1 }: Rect): number {
  return (y0 + y1) / 2;
}

export function byHeight(a: Rect, b: Rect): number {
  return middleOf(a) - middleOf(b);
}

/** Mean confidence, weighted by letters; 0 without words. */
export function meanConfidence(words: readonly Pick<Word, 'text' | 'confidence'>[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighted = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return letters === 0 ? 0 : weighted / letters;
}
