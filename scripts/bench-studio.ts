import './die-with-parent.ts';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './bench/goals.ts';
import { runParts } from './bench/run-parts.ts';
import { inRoot } from './run/paths.ts';

/*
 * Measures the translation studio. Each file of `bench/studio` is a part: its function `bench…` returns findings, or prints its
 * goals itself and returns whether they are met. Exits non-zero on a missed goal. Arguments select parts:
 * `npm run bench:studio -- reading`.
 */

const folder = inRoot('scripts/bench/studio');
const files = (await fs.readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
const parts = Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), () => measure(file)]));

async function measure(file: string): Promise<Finding[]> {
  const part: unknown = await import(path.join(folder, file));
  if (typeof part !== 'object' || part === null) throw new TypeError(`${file} is no part`);
  const [bench] = Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name.startsWith('bench') && typeof value === 'function' ? [value as () => unknown] : [],
  );
  const result = await bench?.();
  if (Array.isArray(result)) return result as Finding[];
  if (typeof result !== 'boolean') throw new TypeError(`${file} measures nothing`);
  return [
    { goal: `${file.replace(/\.ts$/, '')}, see above`, must: 'met', found: result ? 'met' : 'missed', isMet: result },
  ];
}

await runParts(parts, (work) => work(undefined));
