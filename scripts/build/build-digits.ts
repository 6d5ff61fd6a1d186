import fs from 'node:fs';
import path from 'node:path';
import { inkIn, shapeOf, type Shape } from '#server/features/translation/reading/digits/shapes.ts';
import { heightOf } from '#server/features/translation/reading/layout/words.ts';
import { inRoot } from '../run/paths.ts';
import { glyphsOf, packShape } from './font-shapes.ts';

/*
 * Writes the shapes of digits that the reader compares with: `npm run build:digits -- <font files>`. The fonts are not
 * installed; the generated file names them.
 */

const arabicIndic = Array.from('٠١٢٣٤٥٦٧٨٩');
/** Those of Persian that differ, and the separators. */
const others = Array.from('۴۵۶/-.');
/** Latin characters to tell Arabic-Indic digits from, drawn with the Latin files of the same fonts. */
const latin = Array.from('0123456789/-.');
/** Shapes nearer than this are merged. */
const alike = 0.966;
const size = 96;

interface Drawn extends Shape {
  sign: string;
  height: number;
  rise: number;
}

async function drawnIn(file: string): Promise<Drawn[]> {
  const glyph = glyphsOf(file, size);
  const draw = async (sign: string) => {
    const picture = await glyph(sign);
    if (!picture) return undefined;
    const [box] = inkIn(picture, { dark: 150, least: 4, most: 3 * size }).toSorted((a, b) => heightOf(b) - heightOf(a));
    return box && { sign, box, shape: shapeOf(picture, box) };
  };
  const isLatin = /-latin-/.test(file);
  const signs = isLatin ? latin : [...arabicIndic, ...others];
  const found = (await Promise.all(signs.map(draw))).filter((one) => one !== undefined);
  // A full digit; ٠ is a dot.
  const [unit, base] = [found.find(({ sign }) => sign === (isLatin ? '2' : '٢')), 2 * size];
  if (!unit) return [];
  return found.map(({ sign, box, shape }) => ({
    ...shape,
    sign,
    height: heightOf(box) / heightOf(unit.box),
    rise: (Math.max(unit.box.y1, base) - (box.y0 + box.y1) / 2) / heightOf(unit.box),
  }));
}

function isAlike(one: Drawn, other: Drawn): boolean {
  const likeness = one.grid.reduce((sum, ink, cell) => sum + ink * (other.grid[cell] ?? 0), 0);
  return one.sign === other.sign && likeness > alike && Math.abs(one.height - other.height) < 0.08;
}

const files = process.argv.slice(2);
const kept: Drawn[] = [];
for (const file of files) {
  for (const drawn of await drawnIn(file)) if (!kept.some((one) => isAlike(one, drawn))) kept.push(drawn);
}
const lines = kept
  .toSorted((a, b) => a.sign.localeCompare(b.sign))
  .map(({ sign, aspect, height, rise, grid }) => {
    const measures = [aspect, height, rise].map((value) => value.toFixed(2)).join(' ');
    return `${sign} ${measures} ${packShape(grid)}`;
  });
const names = [
  ...new Set(files.map((file) => path.basename(file).replace(/-(?:arabic|latin)-(\d+)-normal\.\w+$/, ' $1'))),
].join(', ');
const text = `/** Written by \`scripts/build/build-digits.ts\`, from: ${names}. */
export const digitShapes = \`
${lines.join('\n')}
\`;
`;
fs.writeFileSync(inRoot('server/features/translation/reading/digits/digit-shapes.ts'), text);
console.log(`${lines.length} shapes of ${files.length} fonts`);
