import type { Fault, Tree } from './tree.ts';

const most = 400;
const mostInTheMiddle = 80;
const counted = /^(server|client|shared|migrations|scripts)\/.*\.(ts|tsx)$/;

/** A file that outgrows its reader is two. */
export function checkSize(tree: Tree): Fault[] {
  const files = tree.files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file.path))
    .map((file) => ({ path: file.path, length: file.lines.length - 1 }));
  const tooLong = files
    .filter(({ length }) => length > most)
    .map(({ path, length }) => ({
      file: path,
      line: most + 1,
      rule: 'size',
      message: `${length} lines, ${most} at most`,
    }));
  const sorted = files
    .filter(({ path }) => counted.test(path))
    .map(({ length }) => length)
    .toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (median <= mostInTheMiddle) return tooLong;
  return [
    ...tooLong,
    { file: '.', line: 1, rule: 'size', message: `median file of ${median} lines, ${mostInTheMiddle} at most` },
  ];
}
