import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';
import { closureOf, countFolders, listCircles, listKnots, listLoneFiles } from './graph.ts';
import { runsUp, serverRoomOf } from './rooms.ts';
import { readShapes } from './shapes.ts';
import { readTree, type SourceFile } from './tree.ts';

/*
 * Prints the measures of the code's readability: `npm run measure`. They inform a review and fail nothing; the rules that must
 * hold are in `check.ts` beside this file.
 */

const tree = readTree(root);
const code = tree.files.filter((file) => /\.tsx?$/.test(file.path) && !/\.(stories|test|spec)\.tsx?$/.test(file.path));
const product = code.filter((file) => /^(server|client|shared)\//.test(file.path));
const clientFeatures = product.filter((file) => file.path.startsWith('client/features/'));
/** Texts, lists of words and what a program writes are data. */
const isData = ({ path: place }: SourceFile): boolean =>
  /^shared\/messages\/|^scripts\/words\/|-words\.ts$/.test(place);

const linesOf = (file: SourceFile): number => file.lines.length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Folders that hold more than twelve source files of their own. */
function countFlatFolders(): number {
  const counts = Map.groupBy(clientFeatures, (file) => path.posix.dirname(file.path));
  return [...counts.values()].filter((files) => files.length > 12).length;
}

/** Pairs of the server's rooms of which the lower imports the upper, types included, with the imports. */
function listUpArrows(): string[] {
  const arrows = product.flatMap((file) =>
    file.imports
      .filter((one) => one.isInternal && runsUp(file.path, one.target))
      .map((one) => ({
        pair: `${serverRoomOf(file.path)} → ${serverRoomOf(one.target)}`,
        by: `${file.path} → ${one.target}`,
      })),
  );
  return [...Map.groupBy(arrows, ({ pair }) => pair)].map(
    ([pair, own]) => `${pair}: ${own.map(({ by }) => by).join(', ')}`,
  );
}

/** Words of each README, longest first. */
function countReadmes(): [string, number][] {
  return tree.files
    .filter((file) => file.path.endsWith('README.md'))
    .map((file): [string, number] => [file.path, file.text.split(/\s+/).filter(Boolean).length])
    .toSorted(([, one], [, other]) => other - one);
}

const shapes = readShapes(product);
const sideOf = (place: string): string => place.split('/')[0] ?? '';
const repeated = [...shapes.exported].filter(([name, places]) => places.length > 1 && name !== 'Route');
const repeatedInOneSide = repeated.filter(([, places]) => new Set(places.map(sideOf)).size < places.length);
const upArrows = listUpArrows();
const circles = listCircles(product);
const knots = listKnots(product);
const hand = product.filter((file) => !isData(file));
const folders = countFolders(hand);
const lone = listLoneFiles(hand, 40);
const crowded = product.filter((file) => file.path.endsWith('.tsx') && file.imports.length > 20);
const readmes = countReadmes();
const decision = 'server/features/certification/issue/service.ts';

const measures: [string, string | number][] = [
  ['source files of server, client and shared, median lines', `${product.length}, ${median(product.map(linesOf))}`],
  ['longest file', Math.max(...product.map(linesOf))],
  ['lines of code and of scripts, without texts', linesOfCode()],
  ['folders, those with one file, with one or two', `${folders.all}, ${folders.single}, ${folders.small}`],
  ['files of at most 40 lines with a single reader', lone.length],
  ['functions over 80 lines, the longest', `${shapes.long.length}, ${shapes.long[0]?.lines ?? 0}`],
  ['components with over 20 imports', crowded.length],
  ['knots of parts inside slices', knots.map(({ slice, parts }) => `${slice} ${parts.length}`).join(', ') || 0],
  ['files that deciding loads', closureOf(product, decision).size],
  ['loose source files in server/', product.filter((file) => /^server\/[^/]+\.ts$/.test(file.path)).length],
  ['loose files in scripts/', fs.readdirSync(path.join(root, 'scripts')).filter((name) => name.includes('.')).length],
  ['arrows that run up between rooms of server/', upArrows.length],
  ['import circles, types included', circles.length],
  ['client feature files, median lines', `${clientFeatures.length}, ${median(clientFeatures.map(linesOf))}`],
  ['client feature folders over twelve files', countFlatFolders()],
  ['exported names declared more than once', repeated.length],
  ['… within one side', repeatedInOneSide.length],
  ['one-statement closures over three lines', shapes.closures],
  ['migrations', tree.files.filter((file) => file.path.startsWith('migrations/')).length],
  ['words of the longest README', readmes.map(([place, words]) => `${words} ${place}`)[0] ?? 0],
];
for (const [name, value] of measures) console.log(`${name.padEnd(60)} ${value}`);
if (process.argv.includes('--list')) printLists();

function linesOfCode(): string {
  const owned = product.filter((file) => !isData(file));
  const scripts = code.filter((file) => file.path.startsWith('scripts/') && !isData(file));
  return `${sum(owned.map(linesOf))}, ${sum(scripts.map(linesOf))}`;
}

function printLists(): void {
  const lists: Record<string, readonly string[]> = {
    'arrows that run up between rooms of server/': upArrows,
    circles: circles.map((circle) => circle.join(' ↔ ')),
    knots: knots.map(({ slice, parts }) => `${slice}: ${parts.join(', ')}`),
    'folders of one or two files': folders.smallPaths,
    'small files with a single reader': lone,
    'functions over 80 lines': shapes.long.map(({ place, lines }) => `${place} ${lines}`),
    'components with over 20 imports': crowded.map((file) => `${file.path} ${file.imports.length}`),
    READMEs: readmes.map(([place, words]) => `${place} ${words}`),
    'names declared more than once': repeated.map(([name, places]) => `${name}: ${places.join(', ')}`),
  };
  for (const [title, lines] of Object.entries(lists))
    console.log(['', `${title} (${lines.length})`, ...lines].join('\n  '));
}
