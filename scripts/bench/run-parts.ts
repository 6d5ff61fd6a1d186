import fs from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../run/paths.ts';
import { report, type Finding } from './goals.ts';

type Parts<E> = Readonly<Record<string, (environment: E) => Promise<Finding[]>>>;

interface Selection {
  /** Parts that are measured, all when empty; the arguments unless given. */
  selected?: readonly string[];
  /** Headings of tables: parts that have one are printed apart, in this order. */
  titles?: Readonly<Record<string, string>>;
}

/**
 * Measures the selected parts in the environment that `open` provides, and prints what was found. Sets a non-zero exit code on a
 * missed goal.
 */
export async function runParts<E>(
  parts: Parts<E>,
  open: (measure: (environment: E) => Promise<Finding[]>) => Promise<Finding[]>,
  { selected = process.argv.slice(2), titles = {} }: Selection = {},
): Promise<void> {
  const unknown = selected.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`unknown parts: ${unknown.join(', ')}; parts are ${Object.keys(parts).join(', ')}`);
  }
  const started = performance.now();
  const tables = new Map<string, Finding[]>(Object.values(titles).map((title) => [title, []]));
  const all = await open(async (environment) => {
    const found: Finding[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (selected.length > 0 && !selected.includes(name)) continue;
      const own = await measure(environment);
      found.push(...own);
      tables.set(titles[name] ?? '', [...(tables.get(titles[name] ?? '') ?? []), ...own]);
    }
    return found;
  });
  for (const [title, findings] of tables) {
    if (findings.length === 0) continue;
    if (title !== '') console.log(`\n${title}`);
    report(findings);
  }
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
  process.exitCode = all.every(({ isMet }) => isMet !== false) ? 0 : 1;
}

/**
 * Runs the files of a folder of `bench` as parts: the function `bench…` of each returns findings, or prints its goals itself and
 * returns whether they are met.
 */
export async function runFolder(name: string, selection: Selection = {}): Promise<void> {
  const folder = inRoot(`scripts/bench/${name}`);
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const parts = Object.fromEntries(files.map((file) => [partOf(file), () => measureFile(path.join(folder, file))]));
  await runParts(parts, (work) => work(undefined), selection);
}

const partOf = (file: string): string => path.basename(file, '.ts');

async function measureFile(file: string): Promise<Finding[]> {
  const part: unknown = await import(file);
  if (typeof part !== 'object' || part === null) throw new TypeError(`${file} is no part`);
  const [bench] = Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name.startsWith('bench') && typeof value === 'function' ? [value as () => unknown] : [],
  );
  const result = await bench?.();
  if (Array.isArray(result)) return result as Finding[];
  if (typeof result !== 'boolean') throw new TypeError(`${file} measures nothing`);
  return [{ goal: `${partOf(file)}, see above`, must: 'met', found: result ? 'met' : 'missed', isMet: result }];
}
