import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Actor } from '#server/context.ts';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { saveText } from '#server/features/translation/studio/service.ts';
import { loadText } from '#server/features/translation/text-queries.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { withTemporaryProduct } from '../../run/temporary-product.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { demoUsers } from '../../seed/users.ts';
import { atMost, median, percentile, type Finding } from '../goals.ts';
import { readKeysMs, readOpenMs, withBrowser } from './editing-text/browser-times.ts';
import { blocksPerPage, insertLongText, pageCount, type LongText } from './editing-text/long-text.ts';

/** Editing: a text of 1,500 blocks on 50 pages in a real browser, and its saves on the server. */

const openings = 7;
const saves = 60;
const keyDelayMs = 50;
const typed = 'the child was born in Faro at noon ';
const name = `${pageCount * blocksPerPage} blocks`;

export async function benchEditing(): Promise<Finding[]> {
  let text: LongText | undefined;
  const serverMs: number[] = [];
  return withTemporaryProduct(
    async (url) => {
      if (!text) throw new Error('there is no text');
      const { reviewId, blocks } = text;
      const at = (page: number, index: number) => blocks[(page - 1) * blocksPerPage + index]?.id ?? '';
      const [opened, keys, commands] = await withBrowser(url, async (context) => {
        await signIn(context);
        const openMs = await measureOpenings(context, `/authenticator/authenticate/${reviewId}/studio`);
        const page = await context.newPage();
        await page.goto(`/authenticator/authenticate/${reviewId}/studio`);
        await readOpenMs(page);
        const places = [1, 25, pageCount].flatMap((number) =>
          [1, 2, 15].map((index) => [number, at(number, index)] as const),
        );
        return [openMs, await measureTyping(page, places), await measureCommands(page)] as const;
      });
      return [
        atMost(`${name} open, slowest of ${openings}`, { must: 1500, found: Math.max(...opened), unit: ' ms' }),
        { goal: `${name} open, median`, must: '', found: `${Math.round(median(opened))} ms` },
        atMost(`key to paint, p95 of ${keys.length}`, { must: 32, found: percentile(keys, 0.95), unit: ' ms' }),
        { goal: 'key to paint, median', must: '', found: `${median(keys).toFixed(1)} ms` },
        {
          goal: `confirm or next block to paint, median and p95 of ${commands.length}`,
          must: '',
          found: `${median(commands).toFixed(1)} and ${percentile(commands, 0.95).toFixed(1)} ms`,
        },
        atMost(`save on the server, p95 of ${serverMs.length}`, {
          must: 50,
          found: percentile(serverMs, 0.95),
          unit: ' ms',
        }),
      ];
    },
    async (settings) => {
      const deps = await createDeps(readEnv({ ...settings, CLIENT_DIR: 'none' }));
      try {
        await migrate(deps.db);
        const actors = await seedAccounts(deps);
        if (!actors) throw new Error('the database is not empty');
        text = await insertLongText(deps, actors.authenticator);
        serverMs.push(...(await measureSaves(deps, actors.authenticator, text)));
      } finally {
        stopPageCounting();
        await closeDeps(deps);
      }
    },
  );
}

/** The server has just started and works through its first jobs: a busy machine may refuse the first attempts. */
async function signIn(context: BrowserContext): Promise<void> {
  const [, { email, password }] = demoUsers;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await context.request.post('/trpc/auth.login', { data: { email, password } });
    if (answer.ok()) return;
    if (answer.status() !== 503 || attempt === 20) throw new Error(`not signed in: ${await answer.text()}`);
    await pause(3000);
  }
}

/** With the client's files in the browser's cache; the first opening fills it. */
async function measureOpenings(context: BrowserContext, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= openings; round += 1) {
    const page = await context.newPage();
    await page.goto(path);
    const ms = await readOpenMs(page);
    if (round > 0) times.push(ms);
    await page.close();
  }
  return times;
}

/** Types into long and short texts and a table, at the start, the middle and the end; saves and checks run beside it. */
async function measureTyping(
  page: Page,
  places: readonly (readonly [page: number, block: string])[],
): Promise<number[]> {
  const times: number[] = [];
  for (const [number, block] of places) {
    await page.getByLabel('Go to page').selectOption(String(number));
    const field = page.locator(`textarea[data-block="${block}"]`).last();
    await field.focus();
    times.push(...(await readKeysMs(page, () => page.keyboard.type(typed, { delay: keyDelayMs }))));
  }
  return times;
}

async function measureCommands(page: Page): Promise<number[]> {
  await page.getByLabel('Go to page').selectOption('25');
  await page.locator('[data-text-page="25"] textarea[data-block]').first().focus();
  return readKeysMs(page, async () => {
    for (let round = 0; round < 40; round += 1) {
      await page.keyboard.press(round % 2 === 0 ? 'Control+Enter' : 'Alt+ArrowDown', { delay: 20 });
      await page.waitForTimeout(keyDelayMs);
    }
  });
}

async function measureSaves(deps: Deps, staff: Actor, { reviewId, blocks }: LongText): Promise<number[]> {
  let version = (await loadText(deps.db, reviewId))?.version ?? 0;
  const times: number[] = [];
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  for (let round = 0; round < saves; round += 1) {
    const block = paragraphs[(round * 7) % paragraphs.length];
    if (!block) break;
    const target = `${block.target}${round}`;
    const changes = [{ kind: 'put' as const, block: { ...block, target, state: 'edited' as const } }];
    const started = performance.now();
    ({ version } = await saveText(deps, staff, { id: reviewId, version, saveId: randomUUID(), changes }));
    times.push(performance.now() - started);
  }
  return times;
}
