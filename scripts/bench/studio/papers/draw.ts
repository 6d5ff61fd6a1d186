import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page as BrowserPage } from '@playwright/test';
import type { Box } from '#shared/schemas/translation-text.ts';
import { directionOf, type SourceTag } from '#shared/translation-text.ts';
import { findBrowser } from '../../../run/browser.ts';
import { inRoot } from '../../../run/paths.ts';
import { fontsOf } from './fonts.ts';
import { plain, type Paper } from './paper.ts';

/** Papers as a headless browser prints them. */

export interface DrawnPaper {
  paper: Paper;
  /** One page with a text layer. */
  pdf: Buffer;
  /** The same page at 300 dpi. */
  png: Buffer;
}

const a4 = { width: 794, height: 1123 };
const dotsPerPixel = 300 / 96;

/** Each paper in each of its fonts. */
export async function drawPapers(papers: readonly Paper[]): Promise<DrawnPaper[]> {
  return withBrowser(async (browser, dir) => {
    const drawn: DrawnPaper[] = [];
    for (const paper of papers) {
      for (const font of fontsOf(paper.lang)) {
        drawn.push({ paper, ...(await drawHtml(browser, dir, toHtml(paper, font))) });
      }
    }
    return drawn;
  });
}

async function withBrowser<T>(work: (browser: Browser, dir: string) => Promise<T>): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'papers-'));
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    return await work(browser, dir);
  } finally {
    await browser.close();
    await fs.rm(dir, { recursive: true, force: true });
  }
}

interface Page {
  /** With its own styles; its font is `F`. */
  html: string;
  lang: SourceTag;
  /** File below `node_modules/@`. */
  font: string;
}

/** A page with the places of its elements that have `data-mark`, in fractions of the page. */
export interface DrawnPage {
  pdf: Buffer;
  png: Buffer;
  marks: { mark: string; place: Box }[];
}

/** Any pages, as a headless browser prints them. */
export async function drawPages(pages: readonly Page[]): Promise<DrawnPage[]> {
  return withBrowser(async (browser, dir) => {
    const drawn: DrawnPage[] = [];
    for (const { html, lang, font } of pages) {
      const url = pathToFileURL(inRoot(`node_modules/@${font}`)).href;
      const head = `<!doctype html><html lang=${lang} dir=${directionOf(lang)}><meta charset=utf-8>`;
      drawn.push(
        await drawHtml(browser, dir, `${head}<style>@font-face{font-family:F;src:url(${url})}</style>${html}`),
      );
    }
    return drawn;
  });
}

/** A busy machine's browser may give no picture, in which case the page is drawn again: drawing is not what is measured. */
async function drawHtml(browser: Browser, dir: string, html: string): Promise<DrawnPage> {
  return drawOnce(browser, dir, html).catch(() => drawOnce(browser, dir, html));
}

async function drawOnce(browser: Browser, dir: string, html: string): Promise<DrawnPage> {
  const file = path.join(dir, 'paper.html');
  await fs.writeFile(file, html);
  const context = await browser.newContext({ viewport: a4, deviceScaleFactor: dotsPerPixel });
  try {
    // A page at 300 dpi takes long on a busy machine.
    context.setDefaultTimeout(300_000);
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.evaluate('document.fonts.ready');
    const png = await page.screenshot({ clip: { x: 0, y: 0, ...a4 } });
    const pdf = await page.pdf({ width: '210mm', height: '297mm', printBackground: true, pageRanges: '1' });
    return { pdf, png, marks: await marksOn(page) };
  } finally {
    await context.close();
  }
}

async function marksOn(page: BrowserPage): Promise<DrawnPage['marks']> {
  const marks: DrawnPage['marks'] = [];
  for (const element of await page.locator('[data-mark]').all()) {
    const [mark, box] = [await element.getAttribute('data-mark'), await element.boundingBox()];
    if (mark === null || box === null) continue;
    // What does not fit on the page is not on its picture.
    const height = Math.min(box.height, a4.height - box.y);
    if (height < box.height / 3) continue;
    const [x, width] = [box.x / a4.width, box.width / a4.width];
    marks.push({ mark, place: { x, width, y: box.y / a4.height, height: height / a4.height } });
  }
  return marks;
}

function toHtml(paper: Paper, font: string): string {
  const field = ([label = '', value = '']: readonly string[]) => `<p class=f><b>${label}:</b> ${plain(value)}</p>`;
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${plain(cell)}</td>`).join('')}</tr>`;
  const column = (fields: readonly (readonly string[])[]) => `<div>${fields.map(field).join('')}</div>`;
  return `<!doctype html><html lang=${paper.lang} dir=${directionOf(paper.lang)}><meta charset=utf-8><style>
@font-face{font-family:F;src:url(${font})}
body{font:12pt/1.5 F;margin:18mm 20mm;color:#111;position:relative}
h1{font-size:18pt;text-align:center;margin:4mm 0}.t{text-align:center;margin:0}.f{margin:1.2mm 0}
.c{display:flex;gap:12mm;margin:5mm 0;border:1px solid #555;padding:3mm}.c>div{flex:1}
table{border-collapse:collapse;width:100%;margin:5mm 0}td{border:1px solid #333;padding:1mm 2mm;text-align:start}
.j{text-align:justify}.s{margin:26mm 0 0;border-top:1px solid #333;width:75mm;text-align:center}
svg{position:absolute;inset-inline-end:4mm;bottom:-14mm;opacity:.55}</style>
${paper.top.map((line) => `<p class=t>${line}</p>`).join('')}<h1>${paper.title}</h1>${paper.fields.map(field).join('')}
<div class=c>${paper.columns.map(column).join('')}</div><p class=j>${plain(paper.text)}</p>
<table>${paper.table.map(row).join('')}</table><p class=s>${plain(paper.signer)}</p>${seal(paper.seal)}`;
}

function seal(lettering: string): string {
  return `<svg width=150 height=150 viewBox="0 0 150 150" fill=none stroke=#1a3a8a stroke-width=2><circle cx=75 cy=75 r=70 />
<circle cx=75 cy=75 r=44 /><path id=a d="M75 130a55 55 0 1 1 1 0" stroke=none />
<text font-size=13 fill=#1a3a8a stroke=none direction=ltr><textPath href=#a startOffset=8%>${lettering}</textPath></text>
<path d="M40 80q15-40 25 0t25-5 25 8" /></svg>`;
}
