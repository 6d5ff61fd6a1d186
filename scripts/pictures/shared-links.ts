import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { locales, localizePath } from '#shared/locales.ts';
import { openWindow, settle, type Drawing } from './draw.ts';

/*
 * Open Graph image per language: the heading of `/translations` and the sample certificate. Japanese and Korean need installed
 * fonts (`fonts-noto-cjk` on Debian).
 */

const size = { width: 1200, height: 630 };
const maxBytes = 80_000;

/** Leaves the heading, its text and the sample of the page. */
const style = `
  header, footer, main > :not(:first-child), main section > div > h1 ~ :not(h1 + p) { display: none !important; }
  main section { height: 630px; padding-block: 0 !important; gap: 3.5rem !important; padding-inline: 4.5rem !important;
    grid-template-columns: 1.15fr 1fr !important; overflow: hidden; }
  main section > :last-child { align-self: start; margin-top: 4.5rem; }
  main h1 { font-size: 3.75rem !important; line-height: 1.12 !important; word-break: keep-all; }
  main h1 + p { font-size: 1.5rem !important; line-height: 1.45 !important; }
  * { animation: none !important; scrollbar-width: none; }
`;

export async function drawSharedLinks(drawing: Omit<Drawing, 'marks'>): Promise<void> {
  await fs.mkdir(drawing.dir, { recursive: true });
  const context = await openWindow(drawing, { viewer: 'guest', width: size.width, theme: 'light' });
  const page = await context.newPage();
  await page.setViewportSize(size);
  for (const locale of locales) {
    await page.goto(drawing.url + localizePath(locale, '/translations'));
    await settle(page);
    await page.addStyleTag({ content: style });
    await settle(page);
    const picture = await sharp(await page.screenshot({ type: 'png' }))
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    if (picture.length > maxBytes) throw new Error(`${locale}.jpg has ${String(picture.length)} bytes`);
    await fs.writeFile(path.join(drawing.dir, `${locale}.jpg`), picture);
  }
  await context.close();
}
