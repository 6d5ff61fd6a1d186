import { createReader, type PageReading, type Reader } from '#server/features/translation/reading/reader.ts';
import type { Box } from '#shared/schemas/translation-text.ts';
import { drawOriginal } from '../../sample/papers.ts';
import type { Finding } from '../goals.ts';
import { arabic } from './papers/arabic.ts';
import { drawPapers } from './papers/draw.ts';
import { german } from './papers/german.ts';
import { harm, harms } from './papers/harms.ts';
import { hebrew } from './papers/hebrew.ts';
import { japanese } from './papers/japanese.ts';
import { korean } from './papers/korean.ts';
import { portuguese } from './papers/portuguese.ts';
import { spanish } from './papers/spanish.ts';

/** Ink yardstick: regions without a box on papers that were read whole. `BENCH_LANGUAGES=pt,ar` limits the languages. */
export async function benchInk(): Promise<Finding[]> {
  const wanted = process.env['BENCH_LANGUAGES']?.split(',');
  const papers = [portuguese, spanish, german, arabic, hebrew, japanese, korean].filter(
    ({ lang }) => wanted?.includes(lang) ?? true,
  );
  const reader = createReader();
  const layers: Measured[] = [];
  const scans: Measured[] = [];
  try {
    const original = await drawOriginal();
    layers.push(
      await measured(reader, 'sample', { bytes: original, mimetype: 'application/pdf', page: 1, lang: 'pt' }),
    );
    for (const { paper, pdf, png } of await drawPapers(papers)) {
      const { lang } = paper;
      layers.push(await measured(reader, lang, { bytes: pdf, mimetype: 'application/pdf', page: 1, lang }));
      for (const [name, way] of Object.entries(harms)) {
        const mimetype = way.jpeg ? 'image/jpeg' : 'image/png';
        const bytes = await harm(png, way);
        scans.push(await measured(reader, `${lang} ${name}`, { bytes, mimetype, page: 1, lang }));
      }
    }
  } finally {
    reader.stop();
  }
  return [rateOf('text layers', layers), rateOf('scans', scans)];
}

/** Where the papers have their seal, at the end of their lines, which a bad scan hides from the reader: ink without a box is right there. */
function isSeal({ x, y, width, height }: Box, lang: string): boolean {
  const middle = x + width / 2;
  return (/^(?:ar|he)$/.test(lang) ? middle < 0.4 : middle > 0.6) && y + height / 2 > 0.6;
}

interface Measured {
  name: string;
  lang: string;
  reading: PageReading;
}

async function measured(reader: Reader, name: string, page: Parameters<Reader['read']>[0]): Promise<Measured> {
  const reading = await reader.read(page);
  for (const { place, share, mark } of reading.ink?.regions ?? []) {
    const at = [place.x, place.y, place.width, place.height].map((part) => part.toFixed(3)).join(' ');
    const words = reading.page.via === 'ocr' && isSeal(place, page.lang) ? 'missed seal' : mark;
    console.log(`${name}: ${(100 * share).toFixed(2)} % at ${at}, ${words}`);
  }
  return { name, lang: page.lang, reading };
}

function rateOf(kind: string, pages: readonly Measured[]): Finding {
  const known = pages.filter(({ reading }) => reading.ink);
  const alarmed = known.filter(({ lang, reading: { ink, page } }) =>
    ink?.regions.some(({ place }) => page.via === 'layer' || !isSeal(place, lang)),
  );
  const covered = known.map(({ reading: { ink } }) => (ink?.shares ?? []).reduce((sum, share) => sum + share, 0));
  const least = 100 * Math.min(1, ...covered);
  const rate = (100 * alarmed.length) / Math.max(1, known.length);
  return {
    goal: `pages with ink outside of every box, ${kind}`,
    must: '≤ 1 in 100',
    found: `${alarmed.length} of ${known.length} (${pages.length - known.length} not measured); least ink in boxes ${least.toFixed(1)} %`,
    isMet: rate <= 1,
  };
}
