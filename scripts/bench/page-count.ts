import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { countPages, stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { atMost, median, type Finding } from './goals.ts';

const pages = 50;
const rounds = 11;

async function makePdf(): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const bytes = buffer(document);
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return bytes;
}

async function timeOne(bytes: Buffer): Promise<number> {
  const started = performance.now();
  const counted = await countPages(bytes, 'application/pdf');
  if (!counted.ok || counted.pages !== pages) throw new Error(`counted wrongly: ${JSON.stringify(counted)}`);
  return performance.now() - started;
}

/** Counting in the other process: with its start, and once it is there. */
export async function measurePageCount(): Promise<Finding[]> {
  const bytes = await makePdf();
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    stopPageCounting();
    cold.push(await timeOne(bytes));
  }
  for (let round = 0; round < rounds; round += 1) warm.push(await timeOne(bytes));
  stopPageCounting();
  return [
    atMost('P5 counting 50 pages, cold', { must: 300, found: median(cold), unit: ' ms' }),
    atMost('P5 counting 50 pages, warm', { must: 20, found: median(warm), unit: ' ms' }),
  ];
}
