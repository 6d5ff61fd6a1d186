import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import PDFDocument from 'pdfkit';
import { PageCountPool } from '#server/features/documents/upload/page-count-pool.ts';
import { buildServerOnce } from '../build/server-build.ts';
import { atMost, median, type Finding } from './goals.ts';

const pages = 50;
const coldRounds = 5;
const warmRounds = 21;

async function makePdf(): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const bytes = buffer(document);
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return bytes;
}

async function timeOne(pool: PageCountPool, bytes: Buffer): Promise<number> {
  const started = performance.now();
  const counted = await pool.count(bytes);
  if (!counted.ok || counted.pages !== pages) throw new Error(`wrong page count: ${JSON.stringify(counted)}`);
  return performance.now() - started;
}

/** Goal P5: counting pages in the bundled child process, cold and warm. */
export async function measurePageCount(): Promise<Finding[]> {
  const bytes = await makePdf();
  const cold: number[] = [];
  const warm: number[] = [];
  const child = path.join(await buildServerOnce(), 'server/features/documents/upload/page-count-child.js');
  const pool = new PageCountPool(pathToFileURL(child));
  try {
    // The first start fills the compile cache.
    await timeOne(pool, bytes);
    for (let round = 0; round < coldRounds; round += 1) {
      pool.stop();
      cold.push(await timeOne(pool, bytes));
    }
    for (let round = 0; round < warmRounds; round += 1) warm.push(await timeOne(pool, bytes));
  } finally {
    pool.stop();
  }
  return [
    atMost('P5 counting 50 pages, cold', { must: 300, found: median(cold), unit: ' ms' }),
    atMost('P5 counting 50 pages, warm', { must: 12, found: median(warm), unit: ' ms' }),
  ];
}
