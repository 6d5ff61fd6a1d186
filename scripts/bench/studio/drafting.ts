import { measureDrafting } from './drafting-papers/measure.ts';

/** Share of segments drafted without memory and engine, and what is wrong in them; `--open` and `--drafts` list the texts. */
export function benchDrafting(flags: readonly string[] = []): boolean {
  const started = performance.now();
  const papers = measureDrafting();
  const ms = Math.round(performance.now() - started);
  console.log('Drafting: paper, segments, drafted, wrong');
  for (const { title, lang, segments, drafted, wrong, open, drafts } of papers) {
    const share = Math.round((100 * drafted) / segments);
    console.log(
      `  ${lang} ${title.padEnd(34)} ${String(segments).padStart(4)} ${`${share} %`.padStart(6)} ${String(wrong.length).padStart(3)}`,
    );
    for (const { kind, source, target } of wrong) console.log(`      wrong ${kind}: ${source} → ${target}`);
    if (flags.includes('--open')) for (const source of open) console.log(`      open: ${source}`);
    if (flags.includes('--drafts')) for (const { source, target } of drafts) console.log(`      ${source} → ${target}`);
  }
  const sum = (count: (paper: (typeof papers)[number]) => number): number =>
    papers.reduce((total, paper) => total + count(paper), 0);
  const [segments, drafted] = [sum((paper) => paper.segments), sum((paper) => paper.drafted)];
  const wrongOf = (kind: string): number => sum((paper) => paper.wrong.filter((one) => one.kind === kind).length);
  console.log(
    `  ${papers.length} papers: ${drafted} of ${segments} segments drafted (${((100 * drafted) / segments).toFixed(1)} %), in ${ms} ms`,
  );
  console.log(`  wrong dates ${wrongOf('date')}, wrong numbers ${wrongOf('number')}, altered names ${wrongOf('name')}`);
  return drafted / segments >= 0.6 && papers.every(({ wrong }) => wrong.length === 0);
}

if (import.meta.main) process.exitCode = benchDrafting(process.argv.slice(2)) ? 0 : 1;
