import type { Fault, Tree } from './tree.ts';

const maxLines = 400;
const maxMedianLines = 80;
const counted = /^(server|client|shared|migrations|scripts)\/.*\.(ts|tsx)$/;

/** Files stay short, each and in the median. */
export function checkSize(tree: Tree): Fault[] {
  const files = tree.files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file.path))
    .map((file) => ({ path: file.path, length: file.lines.length - 1 }));
  const tooLong = files
    .filter(({ length }) => length > maxLines)
    .map(({ path, length }) => ({
      file: path,
      line: maxLines + 1,
      rule: 'size',
      message: `${length} lines, ${maxLines} at most`,
    }));
  const sorted = files
    .filter(({ path }) => counted.test(path))
    .map(({ length }) => length)
    .toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (median <= maxMedianLines) return tooLong;
  return [
    ...tooLong,
    { file: '.', line: 1, rule: 'size', message: `median file of ${median} lines, ${maxMedianLines} at most` },
  ];
}
