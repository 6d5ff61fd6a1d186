import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSameOrigin } from '#server/platform/http/csrf-guard.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { listProcedures } from '../support/transports.ts';

// A foreign page can make the victim's browser send any request with the victim's cookie; none may run.

const h = useHarness();
let victim: BuiltUser;
beforeAll(async () => {
  await h.listen();
  victim = await buildUser(h);
});

const foreign = (): { name: string; headers: Record<string, string> }[] => {
  const { host, port } = new URL(h.env.publicUrl);
  return [
    { name: 'evil', headers: { origin: 'https://evil.example' } },
    { name: 'null', headers: { origin: 'null' } },
    { name: 'cross-site', headers: { 'sec-fetch-site': 'cross-site' } },
    { name: 'same-site', headers: { 'sec-fetch-site': 'same-site' } },
    { name: 'sibling', headers: { origin: `http://sibling.${host}` } },
    { name: 'prefix', headers: { origin: `http://${host}.evil.example` } },
    { name: 'user part', headers: { origin: `http://${host}@evil.example` } },
    { name: 'other port', headers: { origin: `http://127.0.0.1:${Number(port) === 1 ? 2 : 1}` } },
    { name: 'other scheme', headers: { origin: `https://${host}` } },
  ];
};

const bodies: { name: string; init: () => RequestInit }[] = [
  { name: 'json', init: () => ({ body: '{}', headers: { 'content-type': 'application/json' } }) },
  { name: 'multipart', init: () => ({ body: new FormData() }) },
  { name: 'text/plain', init: () => ({ body: '{}', headers: { 'content-type': 'text/plain' } }) },
  { name: 'urlencoded', init: () => ({ body: new URLSearchParams({ a: 'b' }) }) },
  {
    name: 'octets',
    init: () => ({ body: new Uint8Array(3), headers: { 'content-type': 'application/octet-stream' } }),
  },
  { name: 'no body', init: () => ({}) },
];

async function post(path: string, init: RequestInit, headers: Record<string, string>): Promise<number> {
  const all = new Headers(init.headers);
  for (const [name, value] of Object.entries({ cookie: victim.cookie, ...headers })) all.set(name, value);
  const response = await fetch(`${h.env.publicUrl}/trpc/${path}`, { method: 'POST', ...init, headers: all });
  await response.arrayBuffer();
  return response.status;
}

const mutations = listProcedures()
  .filter(({ kind }) => kind === 'mutation')
  .map(({ path }) => path);

async function expectRefused(path: string, origins: ReturnType<typeof foreign>): Promise<void> {
  for (const { headers } of origins) {
    const statuses = await Promise.all(bodies.map(({ init }) => post(path, init(), headers)));
    expect(new Set(statuses)).toEqual(new Set([403]));
  }
}

test.each(mutations)('%s refuses a request of another site', (path) => expectRefused(path, foreign().slice(0, 1)));
test.each(mutations.slice(0, 1))('%s refuses requests of each other origin', (path) => expectRefused(path, foreign()));
test.each(mutations)('%s refuses cross-origin requests', { tags: 'sweep' }, (path) => expectRefused(path, foreign()));

test.each(mutations)('%s refuses GET', async (path) => {
  const url = `${h.env.publicUrl}/trpc/${path}?input=${encodeURIComponent('{}')}`;
  for (const headers of [{}, { 'x-http-method-override': 'POST' }]) {
    const response = await fetch(url, { headers: { cookie: victim.cookie, ...headers } });
    expect(response.status).toBe(405);
  }
});

test.each(mutations)('%s refuses form bodies, even without Origin and Sec-Fetch-Site headers', async (path) => {
  for (const { name, init } of bodies.filter((body) => body.name !== 'json' && body.name !== 'octets')) {
    expect([403, 415], name).toContain(await post(path, init(), {}));
  }
});

describe('side effects', () => {
  beforeEach(async () => {
    const note = { userId: victim.id, type: 'payment_confirmed', title: 'Paid', message: 'Thank you' };
    await h.db.insertInto('notifications').values(note).execute();
  });

  test('cross-origin requests neither sign the victim out nor mark notifications read; same-origin requests do', async () => {
    const isSignedIn = async (): Promise<boolean> => {
      const response = await fetch(`${h.env.publicUrl}/trpc/auth.session`, { headers: { cookie: victim.cookie } });
      return (await response.text()).includes(victim.id);
    };
    const unread = () => h.caller(victim).notifications.unreadCount();
    for (const { headers } of foreign()) {
      for (const { init } of bodies) {
        await post('auth.logout', init(), headers);
        await post('notifications.markAllRead', init(), headers);
      }
    }
    expect(await isSignedIn()).toBe(true);
    expect(await unread()).toEqual({ count: 1 });
    const json = { body: '{}', headers: { 'content-type': 'application/json' } };
    expect(await post('notifications.markAllRead', json, { origin: h.env.publicUrl })).toBe(200);
    expect(await unread()).toEqual({ count: 0 });
    expect(await post('auth.logout', json, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await isSignedIn()).toBe(false);
  });

  test('a cross-origin request stores no file', async () => {
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner, { withFile: false });
    const body = new Uint8Array(await pdfOf(1));
    const put = (headers: Record<string, string>) =>
      fetch(`${h.env.publicUrl}/files/documents/${draft.id}`, {
        method: 'PUT',
        body,
        headers: { cookie: owner.cookie, ...headers },
      });
    for (const { name, headers } of foreign()) expect((await put(headers)).status, name).toBe(403);
    expect(await h.caller(owner).documents.get({ id: draft.id })).toMatchObject({ hasFile: false });
    expect((await put({ origin: h.env.publicUrl })).status).toBe(200);
  });
});

test('over https, the http origin of the same host is foreign', () => {
  const host = 'good.example';
  expect(isSameOrigin('https://good.example', { origin: 'http://good.example', host })).toBe(false);
  expect(isSameOrigin('https://good.example', { origin: 'https://good.example', host })).toBe(true);
  expect(isSameOrigin('https://good.example', { origin: 'https://good.example.evil.example', host })).toBe(false);
});
