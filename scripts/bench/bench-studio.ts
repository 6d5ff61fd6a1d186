import { parseArgs } from 'node:util';
import '../run/die-with-parent.ts';
import { runFolder } from './run-parts.ts';

/*
 * Measures the translation studio. Exits non-zero on a missed goal. Arguments select parts: `npm run bench:studio -- reading`; `--only
 * r2,r13` selects rows of the reading goals, and `--sample 6` measures that many papers of each list, evenly over it.
 */

const rows: Readonly<Record<string, { title: string; parts: readonly string[] }>> = {
  r2: { title: 'R2, order of lines by layout', parts: ['order'] },
  r6: { title: 'R6, numbers of each script', parts: ['digits', 'numbers'] },
  r8: { title: 'R8, stamps, seals and the text under them', parts: ['stamps'] },
  r10: { title: 'R10, letters and drafts by language and condition', parts: ['drafting', 'languages', 'reading'] },
  r13: { title: 'R13, drafts of papers that were read', parts: ['drafts'] },
};

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, sample: { type: 'string' } },
  allowPositionals: true,
});
const wanted = values.only?.split(',') ?? [];
const unknown = wanted.filter((row) => !(row in rows));
if (unknown.length > 0)
  throw new Error(`unknown rows: ${unknown.join(', ')}; rows are ${Object.keys(rows).join(', ')}`);
if (values.sample !== undefined) process.env['BENCH_SAMPLE'] = values.sample;
const titles = Object.fromEntries(
  Object.values(rows).flatMap(({ title, parts }) => parts.map((part) => [part, title] as const)),
);
await runFolder('studio', { selected: [...positionals, ...wanted.flatMap((row) => rows[row]?.parts ?? [])], titles });
