import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales, localizePath } from '#shared/locales.ts';
import { buildClientOnce } from '../../scripts/build/client-build.ts';
import { sampleSite } from '../support/company-access.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

/** The landing page turned off and on, in the built client: a running product that others test would be changed by it. */

let h: Harness;
let admin: BuiltUser;

beforeAll(async () => {
  h = await createHarness({ env: { CLIENT_DIR: await buildClientOnce() } });
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
}, 300_000);
afterAll(() => h.stop());

const visit = (path: string, cookie = '') =>
  fetch(h.env.publicUrl + path, { redirect: 'manual', headers: { cookie, accept: 'text/html' } });
const publish = (hasLanding: boolean, basedOn: number) =>
  h.caller(admin).admin.publishSite({ facts: { ...sampleSite, hasLanding }, basedOn, reason: 'as it was agreed' });

/** Where an address leads, once the publication arrived. */
const leadsTo = (path: string, to: string | null) =>
  expect.poll(async () => (await visit(path)).headers.get('location'), { timeout: 60_000 }).toBe(to);

test(
  'without a landing page the address of the site is the translation page, in every language',
  { timeout: 300_000 },
  async () => {
    expect(await (await visit('/')).text()).toContain('href="/translations"');
    await publish(false, 0);
    await leadsTo('/', '/translations');
    for (const locale of locales) {
      const from = localizePath(locale, '/');
      const answer = await visit(`${from}?utm=mail`);
      expect([from, answer.status]).toEqual([from, 302]);
      expect(answer.headers.get('location')).toBe(`${localizePath(locale, '/translations')}?utm=mail`);
      // A browser that kept it would never see the landing page again.
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await visit('/', admin.cookie)).headers.get('location')).toBe('/translations');
    const page = await fetch(`${h.env.publicUrl}/`);
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/translations']);
    expect(await page.text()).toContain('<h1');
    // Rendered again, neither the page nor the sitemap links to it.
    const map = async () => (await fetch(`${h.env.publicUrl}/sitemap.xml`)).text();
    await expect.poll(map, { timeout: 120_000 }).not.toContain(`<loc>${h.env.publicUrl}/</loc>`);
    expect(await map()).toContain(`<loc>${h.env.publicUrl}/translations</loc>`);

    await publish(true, 1);
    await leadsTo('/', null);
    await expect.poll(async () => (await visit('/')).text(), { timeout: 120_000 }).toContain('<h1');
  },
);
