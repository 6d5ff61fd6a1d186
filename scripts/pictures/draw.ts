import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { demoUsers } from '../seed/users.ts';
import type { State, Theme, Viewer } from './states.ts';

/** Values of the placeholders in the URLs of states. */
export type Marks = Readonly<Record<'READY' | 'WAITING' | 'REVIEW' | 'CODE', string>>;

export interface Drawing {
  browser: Browser;
  url: string;
  dir: string;
  marks: Marks;
}

export interface Picture {
  state: State;
  width: number;
  theme: Theme;
  file: string;
}

/** Ends what hangs; a busy machine is slow, not wrong. */
const timeout = 120_000;

const heightOf = (width: number) => (width < 600 ? 844 : 860);

/** Opens a window in which `viewer` is signed in. */
export async function openWindow(
  { browser, url }: Pick<Drawing, 'browser' | 'url'>,
  { viewer, width, theme, scale = 1 }: { viewer: Viewer; width: number; theme: Theme; scale?: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    colorScheme: theme,
    reducedMotion: 'reduce',
    // Scrollbars of phones lie over the page.
    ...(width < 600 ? { isMobile: true, hasTouch: true } : {}),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    deviceScaleFactor: scale,
  });
  context.setDefaultTimeout(timeout);
  const user = demoUsers.find(({ key }) => key === viewer);
  if (user) {
    const { email, password } = user;
    const answer = await context.request.post(`${url}/trpc/auth.login`, {
      data: { email, password },
      headers: { Origin: url },
    });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  }
  return context;
}

export function pathOf(address: string, marks: Marks): string {
  return address.replaceAll(/%(READY|WAITING|REVIEW|CODE)%/g, (_mark, key: keyof Marks) => marks[key]);
}

/** Draws the visible part of a state. */
export async function draw(context: BrowserContext, picture: Picture, { url, dir, marks }: Drawing): Promise<void> {
  const { state } = picture;
  const page = await context.newPage();
  try {
    await page.goto(url + pathOf(state.path, marks));
    await page.locator('h1, h2').first().waitFor();
    await settle(page);
    if (state.press !== undefined) await pressIfShown(page, state.press);
    if (state.files !== undefined) await chooseFiles(page, state.files);
    await settle(page);
    const shot = await page.screenshot({ type: 'png' });
    await fs.writeFile(path.join(dir, picture.file), await sharp(shot).webp({ quality: 80 }).toBuffer());
  } finally {
    await page.close();
  }
}

/** A button of phones is not there on a desktop. */
async function pressIfShown(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  if (!(await button.isVisible())) return;
  await button.click();
  // The drawer's code loads with the press.
  await page.getByRole('dialog').getByRole('navigation').waitFor();
}

/** Waits until the network is idle, no placeholder is left, files are shown, and two frames were rendered. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.animate-shimmer')).toHaveCount(0, { timeout });
  await expect(page.getByText('Opening document…')).toHaveCount(0, { timeout });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

const names = ['certidao-nascimento.png', 'certidao-casamento.png', 'diploma.png', 'antecedentes.png'];

export async function chooseFiles(page: Page, count: number): Promise<void> {
  const buffer = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f6f1e4' } })
    .png()
    .toBuffer();
  const files = names.slice(0, count).map((name) => ({ name, mimeType: 'image/png', buffer }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.getByRole('button', { name: 'Remove' }).first().waitFor();
  await expect(page.getByText('Reading the file')).toHaveCount(0, { timeout });
}

const documents = z.object({
  result: z.object({
    data: z.object({
      items: z.array(z.object({ id: z.string(), hasTranslation: z.boolean(), verificationCode: z.string() })),
    }),
  }),
});
const reviews = z.object({ result: z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) }) });

/** Ids and a code of the seed's orders. */
export async function findMarks(drawing: Pick<Drawing, 'browser' | 'url'>): Promise<Marks> {
  const [customer, staff] = await Promise.all(
    (['customer', 'authenticator'] as const).map((viewer) =>
      openWindow(drawing, { viewer, width: 1280, theme: 'light' }),
    ),
  );
  const ask = async (context: BrowserContext | undefined, procedure: string): Promise<unknown> => {
    const input = encodeURIComponent(JSON.stringify({ page: 1 }));
    return (await context?.request.get(`${drawing.url}/trpc/${procedure}?input=${input}`))?.json();
  };
  const { items } = documents.parse(await ask(customer, 'documents.list')).result.data;
  const ready = items.find(({ hasTranslation }) => hasTranslation);
  const [review] = reviews.parse(await ask(staff, 'authenticator.queue')).result.data.items;
  await customer?.close();
  await staff?.close();
  if (!ready || !review) throw new Error('the seed has no delivered or no waiting paper');
  const waiting = items.find(({ hasTranslation }) => !hasTranslation) ?? ready;
  return { READY: ready.id, WAITING: waiting.id, REVIEW: review.id, CODE: ready.verificationCode };
}
