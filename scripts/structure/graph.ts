import path from 'node:path';
import { floorOf, isDoor, roomOf } from './rooms.ts';
import type { SourceFile } from './tree.ts';

/** Measures of the graph of imports. */

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Strongly connected groups of more than one node (Tarjan). */
function groupsOf(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      if (!graph.has(target)) continue;
      const reached = index.has(target) ? (stack.includes(target) ? index.get(target) : undefined) : visit(target);
      low.set(node, Math.min(low.get(node) ?? own, reached ?? own));
    }
    if (low.get(node) === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) groups.push(group);
    }
    return low.get(node) ?? own;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return groups;
}

const targetsOf = (file: SourceFile): string[] =>
  file.imports.filter(({ isInternal }) => isInternal).map(({ target }) => target);

/** Groups of files that import each other, by values and types alike. */
export function listCircles(files: readonly SourceFile[]): string[][] {
  return groupsOf(new Map(files.map((file) => [file.path, new Set(targetsOf(file))])));
}

/** Groups of parts of a server slice that import each other. */
export function listKnots(files: readonly SourceFile[]): { slice: string; parts: string[] }[] {
  const slices = Map.groupBy(
    files.filter((file) => roomOf(file.path)?.name === 'feature'),
    (file) => roomOf(file.path)?.feature ?? '',
  );
  return [...slices].flatMap(([slice, own]) => {
    const graph = new Map<string, Set<string>>();
    for (const file of own) {
      const targets = targetsOf(file).filter((target) => roomOf(target)?.feature === slice);
      const part = floorOf(file.path);
      graph.set(part, new Set([...(graph.get(part) ?? []), ...targets.map(floorOf)]));
    }
    return groupsOf(graph).map((parts) => ({ slice, parts }));
  });
}

/** Files that importing `entry` loads, itself included. */
export function closureOf(files: readonly SourceFile[], entry: string): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const waiting = [entry];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const file = byPath.get(place);
    if (file === undefined || reached.has(place)) continue;
    reached.add(place);
    waiting.push(...file.imports.filter((one) => one.isInternal && !one.isTypeOnly).map(({ target }) => target));
  }
  return reached;
}

/** Folders that hold source files of their own; their size counts these and the folders inside. */
export function countFolders(files: readonly SourceFile[]) {
  const counts = Map.groupBy(files, (file) => path.posix.dirname(file.path));
  const inside = Map.groupBy([...counts.keys()], (folder) => path.posix.dirname(folder));
  const sizes = [...counts].map(([folder, own]) => ({ folder, size: own.length + (inside.get(folder)?.length ?? 0) }));
  return {
    all: sizes.length,
    single: sizes.filter(({ size }) => size === 1).length,
    small: sizes.filter(({ size }) => size <= 2).length,
    smallPaths: sizes.filter(({ size }) => size <= 2).map(({ folder, size }) => `${folder} ${size}`),
  };
}

/**
 * Files of at most `maxLines` that exactly one other file imports. Left out are files that stand alone for a reason: what loads
 * on demand, entries of processes, and a slice's doors; routes are imported by a generated tree.
 */
export function listLoneFiles(files: readonly SourceFile[], maxLines: number): string[] {
  const readers = new Map<string, Set<string>>();
  const onDemand = new Set<string>();
  for (const file of files) {
    for (const { target, isInternal, isOnDemand } of file.imports) {
      if (!isInternal) continue;
      if (isOnDemand) onDemand.add(target);
      readers.set(target, new Set([...(readers.get(target) ?? []), file.path]));
    }
  }
  return files
    .filter((file) => file.lines.length - 1 <= maxLines && readers.get(file.path)?.size === 1)
    .filter((file) => !onDemand.has(file.path) && !isDoor(file.path) && !/-(worker|child)\.ts$/.test(file.path))
    .map((file) => file.path);
}
