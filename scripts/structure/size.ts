import path from 'node:path';
import type { Fault, Tree } from './tree.ts';

const maxLines = 400;
const maxMedianLines = 80;
const maxReadmeWords = 700;
const minFolderFiles = 3;
const counted = /^(server|client|shared|migrations|scripts)\/.*\.(ts|tsx)$/;

/** Parts of slices, and folders next to routes that are not part of their URLs. */
const folder = /^(?:(?:server|client)\/features\/[\w-]+\/|client\/routes\/(?:.+\/)?-)/;

/** Folders below the least size: a screen of its own with one helper. */
const smallFolders: ReadonlySet<string> = new Set([
  'client/features/documents/bulk',
  'client/features/documents/sheet',
]);

/** Files and READMEs stay short, and a folder stands for a subject of several files. */
export function checkSize(tree: Tree): Fault[] {
  return [...checkFiles(tree), ...checkReadmes(tree), ...checkFolders(tree)];
}

function checkReadmes(tree: Tree): Fault[] {
  return tree.files
    .filter((file) => file.path.endsWith('README.md'))
    .map((file) => ({ file, words: file.text.split(/\s+/).filter(Boolean).length }))
    .filter(({ words }) => words > maxReadmeWords)
    .map(({ file: { path: place }, words }) => ({
      file: place,
      line: 1,
      rule: 'size',
      message: `${words} words, ${maxReadmeWords} at most`,
    }));
}

/** Counts the files of subfolders too; stories and tests stand beside what they show. */
function checkFolders(tree: Tree): Fault[] {
  const sources = tree.files.filter(({ path: place }) => /(?<!\.(?:stories|test))\.(ts|tsx|tsv)$/.test(place));
  const counts = new Map<string, number>();
  for (const { path: place } of sources) {
    for (let at = path.posix.dirname(place); folder.test(at); at = path.posix.dirname(at)) {
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([at, files]) => files < minFolderFiles && !smallFolders.has(at))
    .map(([at, files]) => ({
      file: at,
      line: 1,
      rule: 'size',
      message: `${files} files in a folder, ${minFolderFiles} at least: they stand in the folder above`,
    }));
}

function checkFiles(tree: Tree): Fault[] {
  const files = tree.files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file.path))
    .map((file) => ({ place: file.path, length: file.lines.length - 1 }));
  const tooLong = files
    .filter(({ length }) => length > maxLines)
    .map(({ place, length }) => ({
      file: place,
      line: maxLines + 1,
      rule: 'size',
      message: `${length} lines, ${maxLines} at most`,
    }));
  const sorted = files
    .filter(({ place }) => counted.test(place))
    .map(({ length }) => length)
    .toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (median <= maxMedianLines) return tooLong;
  return [
    ...tooLong,
    { file: '.', line: 1, rule: 'size', message: `median file of ${median} lines, ${maxMedianLines} at most` },
  ];
}
