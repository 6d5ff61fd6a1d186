import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { sourceBoxesOutput } from '#shared/schemas/source-boxes.ts';
import { textDelta } from '#shared/schemas/studio.ts';
import { translationText } from '#shared/schemas/translation-text.ts';
import { expect } from './app.ts';
import { ask, call } from './customer.ts';

const common = { confidence: 94, lang: 'pt', dir: 'ltr', state: 'untranslated', draft: null } as const;

/** A short birth certificate: some of it drafted, some not. */
const certificate: readonly object[] = [
  { kind: 'mark', mark: 'emblem', source: '', target: '' },
  {
    kind: 'heading',
    source: 'CERTIDÃO DE NASCIMENTO',
    target: 'BIRTH CERTIFICATE',
    state: 'drafted',
    draft: { from: 'phrasebook', detail: 'Brazil and Portugal', similarity: null },
  },
  {
    kind: 'field',
    source: { label: 'Nome', value: 'JOÃO DA CONCEIÇÃO' },
    target: { label: 'Name', value: 'JOÃO DA CONCEIÇÃO' },
    state: 'drafted',
    draft: { from: 'rule', detail: null, similarity: null },
  },
  {
    kind: 'field',
    source: { label: 'Data de nascimento', value: '07/03/1988' },
    target: { label: 'Date of birth', value: 'March 7, 1988' },
    state: 'drafted',
    draft: { from: 'rule', detail: null, similarity: null },
  },
  {
    kind: 'paragraph',
    source: 'O referido é verdade e dou fé.',
    target: 'The above is true and I attest it.',
    state: 'drafted',
    draft: { from: 'memory', detail: 'O referido é verdade. Dou fé.', similarity: 0.82 },
  },
  { kind: 'paragraph', source: 'Cartório do 1.º Ofício de Faro', target: '', doubtful: ['Faro'] },
];

export interface PaperLine {
  lines?: readonly object[];
  /** Pages that get the same lines. */
  pages?: number;
}

/** Writes a text for a review, in place of what the reader found. Returns the ids of the blocks in order. */
export async function writeText(
  staff: Page,
  reviewId: string,
  { lines = certificate, pages = 1 }: PaperLine = {},
): Promise<string[]> {
  const { request } = staff.context();
  const load = () => ask(request, 'authenticator.text', { input: { id: reviewId }, output: translationText });
  await expect
    .poll(async () => (await load()).pages.some(({ state }) => state === 'queued' || state === 'reading'), {
      timeout: 60_000,
    })
    .toBe(false);
  const text = await load();
  const blocks = Array.from({ length: pages }, (_, index) => index + 1).flatMap((page) =>
    lines.map((line, position) => ({
      ...common,
      doubtful: [],
      id: randomUUID(),
      page,
      position,
      box: { x: 0.1, y: 0.05 + (position * 0.9) / lines.length, width: 0.8, height: 0.5 / lines.length },
      ...line,
    })),
  );
  const removals = text.blocks.map(({ id }) => ({ kind: 'remove', blockId: id }));
  let { version } = text;
  const changes = [...removals, ...blocks.map((block) => ({ kind: 'put', block }))];
  for (let from = 0; from < changes.length; from += 500) {
    const input = { id: reviewId, version, saveId: randomUUID(), changes: changes.slice(from, from + 500) };
    ({ version } = await call(request, 'authenticator.saveText', { input, output: textDelta }));
  }
  await explainBoxes(staff, reviewId);
  return blocks.map(({ id }) => id);
}

/** Dismisses every box that was read, since the test replaces the text. */
async function explainBoxes(staff: Page, reviewId: string): Promise<void> {
  const { request } = staff.context();
  const { pages } = await ask(request, 'authenticator.sourceBoxes', {
    input: { id: reviewId },
    output: sourceBoxesOutput,
  });
  for (const { id: boxId } of pages.flatMap(({ boxes }) => boxes)) {
    const input = { id: reviewId, boxId, reason: 'Another text stands in its place.' };
    await call(request, 'authenticator.answerBox', { input, output: sourceBoxesOutput });
  }
}

/** Id of the pending review of a file. */
export async function findReview(staff: Page, filename: string): Promise<string> {
  const output = z.object({ items: z.array(z.object({ id: z.string() })) });
  const find = async () => {
    const { items } = await ask(staff.context().request, 'authenticator.queue', {
      input: { page: 1, search: filename },
      output,
    });
    return items[0]?.id;
  };
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return (await find()) ?? '';
}

/** Opens the studio of a review as an authenticator. */
export async function openStudio(staff: Page, reviewId: string): Promise<void> {
  await staff.goto(`/authenticator/authenticate/${reviewId}/studio`);
  await expect(staff.locator('textarea[data-block]').first()).toBeVisible();
}

/** Ticks the points of the list by their digits: a key pressed before the page hears it is pressed again. */
export async function pressPoints(staff: Page, points: Locator): Promise<void> {
  for (const [index, point] of (await points.all()).entries()) {
    await expect(async () => {
      if (!(await point.isChecked())) await staff.keyboard.press(String(index + 1));
      await expect(point).toBeChecked({ timeout: 1_000 });
    }).toPass();
  }
}

/** Waits until the server has everything. */
export async function expectSaved(staff: Page): Promise<void> {
  await expect(staff.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}
