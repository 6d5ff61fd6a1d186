import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { chooseFiles, openWindow, settle, type Drawing } from './draw.ts';
import type { Viewer } from './states.ts';

/** The three pictures of the README: the price, the studio, a delivered paper. */

const maxBytes = 150_000;

const shown: readonly { name: string; viewer: Viewer; path: string; files?: number; part?: string }[] = [
  { name: 'price', viewer: 'guest', path: '/translations', files: 1, part: '[data-quote]' },
  { name: 'studio', viewer: 'authenticator', path: '/authenticator/authenticate/%REVIEW%/studio' },
  { name: 'paper', viewer: 'guest', path: '/translations', part: '[data-sample]' },
];

export async function drawReadme(drawing: Drawing): Promise<void> {
  await fs.mkdir(drawing.dir, { recursive: true });
  for (const { name, viewer, path: address, files, part } of shown) {
    const context = await openWindow(drawing, { viewer, width: 1280, theme: 'light' });
    const page = await context.newPage();
    await page.goto(drawing.url + address.replace('%REVIEW%', drawing.marks.REVIEW));
    await settle(page);
    if (files !== undefined) await chooseFiles(page, files);
    const element = part === undefined ? undefined : page.locator(part).first();
    await element?.scrollIntoViewIfNeeded();
    await settle(page);
    const shot = await (element ?? page).screenshot({ type: 'png' });
    const picture = await sharp(shot).webp({ quality: 82 }).toBuffer();
    if (picture.length > maxBytes) throw new Error(`${name}.webp has ${String(picture.length)} bytes`);
    await fs.writeFile(path.join(drawing.dir, `${name}.webp`), picture);
    await context.close();
  }
}
