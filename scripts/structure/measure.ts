import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run/paths.ts';
import { roomOf } from './rooms.ts';
import { readTree, type SourceFile } from './tree.ts';

/*
 * Prints the measures of the code's readability: `npm run measure`. They inform a review and fail nothing; the rules that must
 * hold are in check-structure.ts.
 */

const tree = readTree(root);
const code = tree.files.filter((file) => /\.tsx?$/.test(file.path) && !/\.(stories|test|spec)\.tsx?$/.test(file.path));
const product = code.filter((file) => /^(server|client|shared)\//.test(file.path));
const clientFeatures = product.filter((file) => file.path.startsWith('client/features/'));

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const linesOf = (file: SourceFile): number => file.lines.length - 1;

/** Folders that hold more than twelve source files of their own. */
function countFlatFolders(): number {
  const counts = Map.groupBy(clientFeatures, (file) => path.posix.dirname(file.path));
  return [...counts.values()].filter((files) => files.length > 12).length;
}

/** Imports from the plumbing of the server into a slice, types included. */
function listUpArrows(): string[] {
  return product.flatMap((file) =>
    file.imports
      .filter(
        (one) => one.isInternal && roomOf(file.path)?.name === 'plumbing' && roomOf(one.target)?.name === 'feature',
      )
      .map((one) => `${file.path} → ${one.target}`),
  );
}

/** Strongly connected groups of files, by imports of values and types alike (Tarjan). */
function listCircles(): string[][] {
  const byPath = new Map(product.map((file) => [file.path, file]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (place: string): number => {
    const own = index.size;
    index.set(place, own);
    low.set(place, own);
    stack.push(place);
    for (const { isInternal, target } of byPath.get(place)?.imports ?? []) {
      if (!isInternal || !byPath.has(target)) continue;
      const reached = index.has(target) ? (stack.includes(target) ? index.get(target) : undefined) : visit(target);
      low.set(place, Math.min(low.get(place) ?? own, reached ?? own));
    }
    if (low.get(place) === own) {
      const circle = stack.splice(stack.indexOf(place));
      if (circle.length > 1) circles.push(circle);
    }
    return low.get(place) ?? own;
  };
  for (const { path: place } of product) if (!index.has(place)) visit(place);
  return circles;
}

interface Shapes {
  closures: number;
  exported: Map<string, string[]>;
}

/** Arrow functions that spread one statement over three lines, and where each exported name is declared. */
function readShapes(): Shapes {
  const shapes: Shapes = { closures: 0, exported: new Map() };
  for (const file of product) {
    const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
    const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
    const visit = (node: ts.Node): void => {
      if (ts.isArrowFunction(node) && ts.isBlock(node.body) && node.body.statements.length === 1) {
        if (lineOf(node.body.end) - lineOf(node.body.getStart()) === 2) shapes.closures += 1;
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const statement of source.statements) {
      const isExported = ts.canHaveModifiers(statement)
        ? (ts.getModifiers(statement) ?? []).some((one) => one.kind === ts.SyntaxKind.ExportKeyword)
        : false;
      if (!isExported) continue;
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((one) => one.name.getText())
        : 'name' in statement && statement.name
          ? [(statement.name as ts.Identifier).text]
          : [];
      for (const name of new Set(names)) shapes.exported.set(name, [...(shapes.exported.get(name) ?? []), file.path]);
    }
  }
  return shapes;
}

const { closures, exported } = readShapes();
const sideOf = (place: string): string => place.split('/')[0] ?? '';
const repeated = [...exported].filter(([name, places]) => places.length > 1 && name !== 'Route');
const repeatedInOneSide = repeated.filter(([, places]) => new Set(places.map(sideOf)).size < places.length);
const words = (place: string): number =>
  fs.readFileSync(path.join(root, place), 'utf8').split(/\s+/).filter(Boolean).length;
const upArrows = listUpArrows();
const circles = listCircles();

const measures: [string, string | number][] = [
  ['source files of server, client and shared, median lines', `${product.length}, ${median(product.map(linesOf))}`],
  ['longest file', Math.max(...product.map(linesOf))],
  ['loose source files in server/', product.filter((file) => /^server\/[^/]+\.ts$/.test(file.path)).length],
  ['imports from server plumbing into slices', upArrows.length],
  ['import circles, types included', circles.length],
  ['client feature files, median lines', `${clientFeatures.length}, ${median(clientFeatures.map(linesOf))}`],
  ['client feature folders over twelve files', countFlatFolders()],
  ['exported names declared more than once', repeated.length],
  ['… within one side', repeatedInOneSide.length],
  ['one-statement closures over three lines', closures],
  ['migrations', tree.files.filter((file) => file.path.startsWith('migrations/')).length],
  ['README words', words('README.md')],
];
for (const [name, value] of measures) console.log(`${name.padEnd(60)} ${value}`);
if (process.argv.includes('--list')) {
  console.log(['', ...upArrows, '', ...circles.map((circle) => circle.join(' ↔ ')), ''].join('\n'));
  for (const [name, places] of repeated) console.log(`${name}: ${places.join(', ')}`);
}
