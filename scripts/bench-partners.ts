import './die-with-parent.ts';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './bench/goals.ts';
import { runParts } from './bench/run-parts.ts';
import { inRoot } from './run/paths.ts';

/*
 * Measures what developers use. Each file of `bench/partners` is a part: its function `bench…` returns findings. Exits
 * non-zero on a missed goal. Arguments select parts: `npm run bench:partners -- key-overhead`.
 */

const folder = inRoot('scripts/bench/partners');
const files = (await fs.readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
const parts = Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), () => measure(file)]));

async function measure(file: string): Promise<Finding[]> {
  const part: unknown = await import(path.join(folder, file));
  if (typeof part !== 'object' || part === null) throw new TypeError(`${file} is no part`);
  const [bench] = Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name.startsWith('bench') && typeof value === 'function' ? [value as () => unknown] : [],
  );
  const result = await bench?.();
  if (!Array.isArray(result)) throw new TypeError(`${file} measures nothing`);
  return result as Finding[];
}

await runParts(parts, (work) => work(undefined));
