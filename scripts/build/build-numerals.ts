import fs from 'node:fs';
import path from 'node:path';
import { shapeOf, type Shape } from '#server/features/translation/reading/digits/shapes.ts';
import { heightOf, widthOf, type Rect } from '#server/features/translation/reading/layout/words.ts';
import { numeralLetters } from '#server/features/translation/reading/numerals.ts';
import { inRoot } from '../run/paths.ts';
import { glyphsOf, packShape } from './font-shapes.ts';

/*
 * Writes the shapes of kanji in numbers that the reader compares with: `npm run build:numerals -- <font files>`. The fonts are not
 * installed; the generated file names them.
 */

/** Letters that resemble those of numbers, so that they are not taken for them. */
const others = '人入口土士王上下小川工干木本右石古ロこ';
/** Shapes nearer than this are merged. */
const alike = 0.985;
const maxUnlike = 0.06;
const size = 64;
const dark = 150;

interface Drawn extends Shape {
  sign: string;
  width: number;
  height: number;
}

async function drawnIn(file: string): Promise<Drawn[]> {
  const glyph = glyphsOf(file, size);
  const draw = async (sign: string): Promise<Drawn | undefined> => {
    const picture = await glyph(sign);
    if (!picture) return undefined;
    const box = inkOf(picture);
    return { sign, width: widthOf(box) / size, height: heightOf(box) / size, ...shapeOf(picture, box) };
  };
  const drawn = await Promise.all([...new Set(numeralLetters + others)].map(draw));
  return drawn.filter((one) => one !== undefined);
}

function inkOf({ data, width }: { data: Buffer; width: number }): Rect {
  const box = { x0: Infinity, y0: Infinity, x1: 0, y1: 0 };
  for (const [at, level] of data.entries()) {
    if (level >= dark) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x + 1);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y + 1);
  }
  return box;
}

function isAlike(one: Drawn, other: Drawn): boolean {
  const likeness = one.grid.reduce((sum, ink, cell) => sum + ink * (other.grid[cell] ?? 0), 0);
  const isNear = Math.abs(one.height - other.height) < maxUnlike && Math.abs(one.width - other.width) < maxUnlike;
  return one.sign === other.sign && likeness > alike && isNear;
}

const files = process.argv.slice(2);
const kept: Drawn[] = [];
for (const file of files) {
  for (const drawn of await drawnIn(file)) if (!kept.some((one) => isAlike(one, drawn))) kept.push(drawn);
}
const lines = kept
  .toSorted((a, b) => a.sign.localeCompare(b.sign))
  .map(({ sign, width, height, grid }) => `${sign} ${width.toFixed(2)} ${height.toFixed(2)} ${packShape(grid)}`);
const names = files.map((file) => path.basename(file, path.extname(file))).join(', ');
const text = `/** Written by \`scripts/build/build-numerals.ts\`, from: ${names}. */
export const numeralShapes = \`
${lines.join('\n')}
\`;
`;
fs.writeFileSync(inRoot('server/features/translation/reading/digits/numeral-shapes.ts'), text);
console.log(`${lines.length} shapes of ${files.length} fonts`);
