import { recognize, type EngineOptions, type RecognizedLine } from './engine.ts';
import { fromGrey, toGrey, type Picture } from './grey.ts';
import { boxesIn } from './layout/forms.ts';
import type { Rules } from './layout/rules.ts';
import type { Rect } from './layout/words.ts';

/** Forms in scripts that lose letters in the mode for sparse text: each box by itself, the rest of the page without them. */

const minBoxes = 4;
/** Beyond, a page takes longer than it may. */
const maxBoxes = 70;
/** Drawn lines around a box, in pixels, and paper around its picture. */
const lineWidth = 6;
const rim = 30;
/** Labels of forms are printed small. */
const scale = 1.3;

type Options = EngineOptions & { mode: 'column' | 'sparse' };

export async function recognizeForm(picture: Picture, rules: Rules, options: Options): Promise<RecognizedLine[]> {
  const boxes = boxesIn(rules, picture);
  if (boxes.length < minBoxes || boxes.length > maxBoxes) return recognize(picture, options);
  const lines = await recognize(without(picture, boxes), options);
  for (const box of boxes) lines.push(...(await recognizeBox(picture, box, options)));
  return lines;
}

function without({ data, width, height }: Picture, boxes: readonly Rect[]): Picture {
  const out = Buffer.from(data);
  for (const { x0, y0, x1, y1 } of boxes) {
    const [left, right] = [Math.max(0, Math.floor(x0) - lineWidth), Math.min(width, Math.ceil(x1) + lineWidth)];
    const bottom = Math.min(height, Math.ceil(y1) + lineWidth);
    for (let y = Math.max(0, Math.floor(y0) - lineWidth); y < bottom; y += 1)
      out.fill(255, y * width + left, y * width + right);
  }
  return { data: out, width, height };
}

async function recognizeBox(picture: Picture, { x0, y0, x1, y1 }: Rect, options: Options): Promise<RecognizedLine[]> {
  const [left, top] = [Math.ceil(x0) + lineWidth, Math.ceil(y0) + lineWidth];
  const [width, height] = [Math.floor(x1) - lineWidth - left, Math.floor(y1) - lineWidth - top];
  if (width < 3 * rim || height < rim) return [];
  const inside = await toGrey(fromGrey(picture).extract({ left, top, width, height }));
  if (!inside.data.some((level) => level < 128)) return [];
  const larger = await toGrey(fromGrey(inside).resize({ width: Math.round(width * scale), kernel: 'cubic' }));
  const padded = await toGrey(
    fromGrey(larger).extend({ top: rim, bottom: rim, left: rim, right: rim, background: '#fff' }),
  );
  const lines = await recognize(padded, { ...options, mode: 'block', dpi: (scale * picture.width) / 8.27 });
  const move = <Place extends Rect>(place: Place): Place => ({
    ...place,
    x0: (place.x0 - rim) / scale + left,
    x1: (place.x1 - rim) / scale + left,
    y0: (place.y0 - rim) / scale + top,
    y1: (place.y1 - rim) / scale + top,
  });
  return lines.map((line) => ({ ...move(line), words: line.words.map(move) }));
}
