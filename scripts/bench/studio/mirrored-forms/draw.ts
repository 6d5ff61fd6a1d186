import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { blockContent, box as boxSchema, type BlockContent } from '#shared/schemas/translation-text.ts';
import { directionOf, languageTags } from '#shared/translation-text.ts';
import { findBrowser } from '../../../run/browser.ts';
import { inRoot } from '../../../run/paths.ts';
import { pageHtml, type Form } from './form.ts';

/** Forms as a browser shows them, and where each block stands on them. */

export interface DrawnForm {
  form: Form;
  png: Buffer;
  blocks: BlockContent[];
}

const a4 = { width: 794, height: 1123 };

const places = z.array(
  z.object({
    box: boxSchema,
    valueBox: boxSchema.nullable(),
    frame: boxSchema.nullable(),
    columns: z.array(z.number()),
  }),
);

/** Runs in the page: the places of its blocks, in fractions of it. */
const measure = `(() => {
  const whole = { width: ${a4.width}, height: ${a4.height} };
  const toBox = (rects) => {
    const x = Math.min(...rects.map((r) => r.left)), y = Math.min(...rects.map((r) => r.top));
    const right = Math.max(...rects.map((r) => r.right)), bottom = Math.max(...rects.map((r) => r.bottom));
    return { x: x / whole.width, y: y / whole.height, width: (right - x) / whole.width, height: (bottom - y) / whole.height };
  };
  // The letters of a line are lower than the line.
  const ofText = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0);
    return toBox(rects.map((r) => ({ left: r.left, right: r.right, top: r.top + r.height * 0.15, bottom: r.bottom - r.height * 0.15 })));
  };
  return [...document.querySelectorAll('[data-block]')].map((element) => {
    const isMark = element.classList.contains('mark'), isTable = element.tagName === 'TABLE';
    const value = element.querySelector('[data-value]');
    const frame = element.closest('[data-frame]');
    const width = element.getBoundingClientRect().width;
    return {
      box: isMark || isTable ? toBox([element.getBoundingClientRect()]) : ofText(element),
      valueBox: value ? ofText(value) : null,
      frame: frame ? toBox([frame.getBoundingClientRect()]) : null,
      columns: isTable ? [...element.rows[0].cells].map((cell) => cell.getBoundingClientRect().width / width) : [],
    };
  });
})()`;

export async function drawForms(forms: readonly Form[]): Promise<DrawnForm[]> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'forms-'));
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const drawn: DrawnForm[] = [];
    const context = await browser.newContext({ viewport: a4, deviceScaleFactor: 1.5 });
    const page = await context.newPage();
    for (const form of forms) {
      const file = path.join(dir, 'form.html');
      const font = pathToFileURL(inRoot(`node_modules/@${form.font}`)).href;
      const face = `<meta charset=utf-8><style>@font-face{font-family:F;src:url(${font})}</style>`;
      await fs.writeFile(file, `<!doctype html>${face}${pageHtml(form)}`);
      await page.goto(pathToFileURL(file).href);
      await page.evaluate('document.fonts.ready');
      const found = places.parse(await page.evaluate(measure));
      const png = await page.screenshot({ clip: { x: 0, y: 0, ...a4 } });
      drawn.push({ form, png, blocks: blocksOf(form, found) });
    }
    return drawn;
  } finally {
    await browser.close();
    await fs.rm(dir, { recursive: true, force: true });
  }
}

/** In the order of the reader: marks after the text. */
function blocksOf({ blocks, language }: Form, found: z.infer<typeof places>): BlockContent[] {
  const lang = languageTags[language];
  const read = blocks.map((block, index): BlockContent => {
    const { box = null, valueBox, frame, columns = [] } = found[index] ?? {};
    return blockContent.parse({
      id: randomUUID(),
      page: 1,
      position: index,
      box,
      confidence: 96,
      doubtful: [],
      lang,
      dir: directionOf(lang),
      state: 'confirmed',
      draft: null,
      ...block,
      ...(frame && { frame }),
      ...(block.kind === 'field' && valueBox && { valueBox }),
      ...(block.kind === 'table' && {
        columns,
        source: { rows: block.source },
        target: { rows: block.target },
      }),
    });
  });
  return [...read.filter(({ kind }) => kind !== 'mark'), ...read.filter(({ kind }) => kind === 'mark')];
}
