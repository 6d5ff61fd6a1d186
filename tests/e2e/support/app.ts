import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { withNotaryOffer } from './notary-offer.ts';

/** Fixtures for the running product and its sandbox, read from the sandbox.json of `npm start`. */

const login = z.object({ email: z.string(), password: z.string() });
const sandboxFile = z.object({
  url: z.string(),
  databaseUrl: z.string(),
  mailUrl: z.string(),
  stripeUrl: z.string(),
  translatorUrl: z.string(),
  logins: z.object({ customer: login, authenticator: login, admin: login }),
});
export type Sandbox = z.infer<typeof sandboxFile>;

const message = z.object({ id: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()) });

export interface Mailbox {
  /** Waits for and returns a mail to `address` whose subject matches. */
  waitFor(address: string, subject: RegExp): Promise<z.infer<typeof message>>;
}

interface Fixtures {
  sandbox: Sandbox;
  mailbox: Mailbox;
  /** Page of another user, in a browser context of its own. */
  openAs: (role: keyof Sandbox['logins']) => Promise<Page>;
  /** If true, no test that sells notarized translations runs until this one ends. */
  isWithoutNotary: true;
}

/** Poll interval for background work: polling every 100 ms would take CPU time from it. */
export const pollIntervals = [100, 250, 500];

/** Makes `goto` wait until the scripts own a signed-in page, whose controls are disabled in its HTML. */
function awaitingScripts(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit' && (await page.locator('[data-shell]').count()) > 0) {
      await page.waitForFunction(() => {
        const root = document.querySelector('[data-shell]');
        const [content] = root?.children ?? [];
        return !content || Object.keys(content).some((key) => key.startsWith('__reactFiber'));
      });
    }
    return response;
  };
  return page;
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await use(awaitingScripts(page));
  },

  sandbox: async ({}, use) => {
    const file = process.env.SANDBOX_FILE;
    if (!file) throw new Error('SANDBOX_FILE names no sandbox.json: run the browser tests with npm test');
    await use(sandboxFile.parse(JSON.parse(readFileSync(file, 'utf8'))));
  },

  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.url);
  },

  mailbox: async ({ sandbox, playwright }, use) => {
    const request = await playwright.request.newContext();
    await use({
      async waitFor(address, subject) {
        const url = `${sandbox.mailUrl}/messages.json?to=${encodeURIComponent(address)}`;
        const find = async () => {
          const mails = z.array(message).parse(await (await request.get(url)).json());
          return mails.find((mail) => subject.test(mail.subject));
        };
        await expect.poll(find, { intervals: pollIntervals, message: `a mail ${subject} to ${address}` }).toBeTruthy();
        const found = await find();
        if (!found) throw new Error('the mail went away');
        return found;
      },
    });
    await request.dispose();
  },

  isWithoutNotary: async ({ sandbox }, use) => {
    await withNotaryOffer(sandbox.databaseUrl, 'shared', () => use(true));
  },

  openAs: async ({ browser, sandbox }, use) => {
    const opened: Page[] = [];
    await use(async (role) => {
      const context = await browser.newContext({ baseURL: sandbox.url });
      const answer = await context.request.post('/trpc/auth.login', { data: sandbox.logins[role] });
      expect(answer.ok(), await answer.text()).toBe(true);
      const page = awaitingScripts(await context.newPage());
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
