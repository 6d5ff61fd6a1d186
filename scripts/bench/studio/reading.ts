import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createReader, type Reader } from '#server/features/translation/reading/reader.ts';
import { cpuMs } from '#server/platform/processes/usage.ts';
import { atMost, median, percentile, type Finding } from '../goals.ts';
import { arabic } from './papers/arabic.ts';
import { drawPapers, type DrawnPaper } from './papers/draw.ts';
import { german } from './papers/german.ts';
import { harm, harms } from './papers/harms.ts';
import { hebrew } from './papers/hebrew.ts';
import { japanese } from './papers/japanese.ts';
import { judge, type Judgement } from './papers/judge.ts';
import { korean } from './papers/korean.ts';
import { truthOf } from './papers/paper.ts';
import { portuguese } from './papers/portuguese.ts';
import { sampled } from './papers/sample.ts';
import { spanish } from './papers/spanish.ts';

/** Reading: error rates and times over papers with known text. `BENCH_LANGUAGES=pt,ar` limits the languages. */
export async function benchReading(): Promise<Finding[]> {
  const wanted = process.env['BENCH_LANGUAGES']?.split(',');
  const papers = [portuguese, spanish, german, arabic, hebrew, japanese, korean].filter(
    ({ lang }) => wanted?.includes(lang) ?? true,
  );
  const drawn = sampled(await drawPapers(papers));
  const reader = createReader();
  try {
    return [
      ...(await measureLayers(reader, drawn)),
      ...(await measureScans(reader, drawn)),
      ...(await measureWeb(reader, drawn)),
    ];
  } finally {
    reader.stop();
  }
}

const latin = new Set(['pt', 'es', 'de']);

async function measureLayers(reader: Reader, drawn: readonly DrawnPaper[]): Promise<Finding[]> {
  const times: number[] = [];
  const wrong: string[] = [];
  for (const { paper, pdf } of drawn) {
    for (let round = 0; round < 3; round += 1) {
      const started = performance.now();
      const reading = await reader.read({ bytes: pdf, mimetype: 'application/pdf', page: 1, lang: paper.lang });
      // The first page of a process pays for its start.
      if (round > 0) times.push(performance.now() - started);
      if (round === 0 && reading.page.via === 'layer') {
        const { edits, silent } = judge(truthOf(paper), reading);
        if (edits > 0) wrong.push(`${paper.lang} ${edits} ${silent[0] ?? ''}`);
      }
      if (round === 0 && reading.page.via !== 'layer') wrong.push(`${paper.lang} ${reading.page.via ?? 'unread'}`);
    }
  }
  return [
    atMost('born-digital page, median', { must: 200, found: median(times), unit: ' ms' }),
    { goal: 'text layers read otherwise', must: '', found: [wrong.length, ...wrong.slice(0, 4)].join('; ') },
  ];
}

interface Scan {
  lang: string;
  name: string;
  dpi: number;
  judgement: Judgement;
  cpu: number | undefined;
}

async function measureScans(reader: Reader, drawn: readonly DrawnPaper[]): Promise<Finding[]> {
  const scans: Scan[] = [];
  for (const { paper, png } of drawn) {
    for (const [name, way] of Object.entries(harms)) {
      const bytes = await harm(png, way);
      const before = await cpuOf(reader);
      const pid = reader.pid;
      const reading = await reader.read({
        bytes,
        mimetype: way.jpeg ? 'image/jpeg' : 'image/png',
        page: 1,
        lang: paper.lang,
      });
      const after = pid === reader.pid ? await cpuOf(reader) : undefined;
      const cpu = after !== undefined && before !== undefined ? after - before : undefined;
      const judgement = judge(truthOf(paper), reading);
      scans.push({ lang: paper.lang, name, dpi: way.dpi, judgement, cpu });
      if (reading.page.state !== 'read') console.log(`${paper.lang} ${name}: ${reading.page.reason ?? ''}`);
      for (const item of judgement.silent) console.log(`${paper.lang} ${name}: wrong and not marked: ${item}`);
    }
  }
  const turned = await measureTurns(reader, drawn);
  const at200 = scans.filter((scan) => scan.dpi === 200);
  const ours = at200.filter(({ lang }) => latin.has(lang));
  const times = ours.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu / 1000]));
  return [
    atMost('OCR of a 200-dpi A4 page, CPU, median', { must: 6, found: median(times), unit: ' s' }),
    atMost('letters wrong, Latin at 200 dpi', { must: 1.5, found: errorRate(ours), unit: ' %' }),
    exactly('names exact, Latin at 200 dpi', ours, 'name'),
    exactly('dates exact, Latin at 200 dpi', ours, 'date'),
    exactly('numbers exact, Latin at 200 dpi', ours, 'number'),
    turned,
    ...ratesBy(scans, ({ lang }) => lang),
    ...ratesBy(
      scans.filter(({ lang }) => latin.has(lang)),
      ({ name }) => `Latin, ${name}`,
    ),
  ];
}

async function cpuOf({ pid }: Reader): Promise<number | undefined> {
  return pid === undefined ? undefined : cpuMs(pid);
}

function errorRate(scans: readonly Scan[]): number {
  const sum = (pick: (judgement: Judgement) => number) =>
    scans.reduce((all, { judgement }) => all + pick(judgement), 0);
  return (
    (100 * sum(({ edits }) => edits)) /
    Math.max(
      1,
      sum(({ letters }) => letters),
    )
  );
}

function shareOf(counts: readonly { found: number; of: number }[]): number {
  const of = counts.reduce((sum, count) => sum + count.of, 0);
  return (100 * counts.reduce((sum, count) => sum + count.found, 0)) / Math.max(1, of);
}

function exactly(goal: string, scans: readonly Scan[], kind: keyof Judgement['exact']): Finding {
  const found = shareOf(scans.map(({ judgement }) => judgement.exact[kind]));
  return { goal, must: '≥ 98 %', found: `${found.toFixed(1)} %`, isMet: found >= 98 };
}

/** Rates of each group, without a bound. */
function ratesBy(scans: readonly Scan[], group: (scan: Scan) => string): Finding[] {
  return [...Map.groupBy(scans, group)].map(([name, own]) => {
    const exact = own.flatMap(({ judgement }) => Object.values(judgement.exact));
    const silent = own.reduce((sum, { judgement }) => sum + judgement.silent.length, 0);
    const tables = own.filter(({ judgement }) => judgement.isTableWhole).length;
    const fields = shareOf(own.map(({ judgement }) => judgement.fields));
    const found = [
      `letters wrong ${errorRate(own).toFixed(2)} %`,
      `exact ${shareOf(exact).toFixed(1)} %`,
      `fields ${fields.toFixed(1)} %`,
      `tables ${tables}/${own.length}`,
      `unmarked errors ${silent}`,
    ];
    return { goal: name, must: '', found: found.join(', ') };
  });
}

/** One paper of each language, lying on its sides and on its head. */
async function measureTurns(reader: Reader, drawn: readonly DrawnPaper[]): Promise<Finding> {
  const wrong: string[] = [];
  let count = 0;
  for (const { paper, png } of new Map(drawn.map((one) => [one.paper.lang, one])).values()) {
    for (const quarter of [90, 180, 270] as const) {
      const bytes = await harm(png, { dpi: 150, quarter });
      const { page } = await reader.read({ bytes, mimetype: 'image/png', page: 1, lang: paper.lang });
      count += 1;
      if (page.state !== 'read' || page.rotation !== 360 - quarter) wrong.push(`${paper.lang} ${quarter}°`);
    }
  }
  const found = [`${count - wrong.length} of ${count}`, ...wrong].join(' ');
  return { goal: 'turned pages set upright', must: '', found };
}

/** Answers of a web server beside a reader that works, against an idle one. */
async function measureWeb(reader: Reader, drawn: readonly DrawnPaper[]): Promise<Finding[]> {
  const [first] = drawn;
  if (!first) return [];
  const server = http.createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<number> => {
    const started = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return performance.now() - started;
  };
  const during = async (isDone: () => boolean): Promise<number> => {
    const times: number[] = [];
    while (!isDone()) {
      times.push(await ask());
      await delay(5);
    }
    return percentile(times, 0.99);
  };
  try {
    await ask();
    const end = performance.now() + 8_000;
    const idle = await during(() => performance.now() > end);
    let isRead = false;
    const bytes = await harm(first.png, { dpi: 200 });
    const work = (async () => {
      for (let round = 0; round < 3; round += 1) {
        await reader.read({ bytes, mimetype: 'image/png', page: 1, lang: first.paper.lang });
      }
      isRead = true;
    })();
    const busy = await during(() => isRead);
    await work;
    return [atMost('web p99 beside OCR, against idle', { must: 2, found: busy / Math.max(idle, 1), unit: ' ×' })];
  } finally {
    server.close();
  }
}
