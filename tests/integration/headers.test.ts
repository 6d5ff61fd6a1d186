import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadClientBuild } from '#server/platform/http/client-files.ts';
import { createHttpServer } from '#server/start/http-server.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer, type ReservedServer } from '../support/http.ts';
import { buildDraft } from '../support/orders.ts';

// Headers of every kind of response.

let h: Harness;
let clientDir: string;
let secure: ReservedServer;
let user: BuiltUser;
let fileLink: string;

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'client-'));
  const styles = '<link rel="stylesheet" crossorigin href="/assets/index-1a2b.css">';
  const shell = `${await readFile('client/index.html', 'utf8')}${styles}`;
  await writeFile(path.join(clientDir, 'index.html'), shell);
  await mkdir(path.join(clientDir, 'shells'));
  for (const language of ['en', 'pt'])
    await writeFile(path.join(clientDir, `shells/${language}.html`), shell.replace('lang="en"', `lang="${language}"`));
  await mkdir(path.join(clientDir, 'assets'));
  await mkdir(path.join(clientDir, 'pages/en'), { recursive: true });
  await writeFile(path.join(clientDir, 'pages/en/register.html'), await readFile('client/index.html'));
  await writeFile(path.join(clientDir, 'assets', 'app-1a2b.js'), 'export {};');
  h = await createHarness({ env: { CLIENT_DIR: clientDir } });
  await h.listen();
  secure = await reserveServer();
  secure.serve({ ...h.deps, env: { ...h.env, publicUrl: 'https://good.example' } });
  user = await buildUser(h);
  const draft = await buildDraft(h, user);
  fileLink = new URL((await h.caller(user).documents.fileLink({ id: draft.id, kind: 'original' })).url).pathname;
});
afterAll(async () => {
  await secure.close();
  await h.stop();
  await rm(clientDir, { recursive: true });
});

test('the build names its styles, for pages that the server writes itself', () => {
  const options = {
    publicUrl: h.env.publicUrl,
    mayOpen: () => Promise.resolve(false),
    prices: () => Promise.reject(new Error('unused')),
    showsSamples: false,
    published: () => Promise.reject(new Error('unused')),
    legalTexts: () => Promise.reject(new Error('unused')),
    log: h.deps.log,
  };
  expect(loadClientBuild(clientDir, options)?.stylesheet).toBe('/assets/index-1a2b.css');
});

test.each([
  ['/no-such-page', 404, 'pt'],
  ['/developers', 200, 'en'],
])('%s, in the visitor’s language only where no page exists in English', async (address, status, language) => {
  const response = await fetch(h.env.publicUrl + address, { headers: { cookie: 'locale=pt' } });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(`<html lang="${language}" `);
});

const answers = [
  { name: 'page', path: () => '/dashboard', status: 200 },
  { name: 'asset', path: () => '/assets/app-1a2b.js', status: 200 },
  { name: 'missing asset', path: () => '/assets/gone.js', status: 404 },
  { name: 'procedure', path: () => '/trpc/auth.session', status: 200 },
  { name: 'refused procedure', path: () => '/trpc/auth.profile', status: 401 },
  { name: 'unknown procedure', path: () => '/trpc/no.such', status: 404 },
  { name: 'file', path: () => fileLink, status: 200 },
  { name: 'forged link', path: () => '/files/forged', status: 403 },
  { name: 'unknown path of the server', path: () => '/webhooks/nobody', status: 404 },
  { name: 'malformed path', path: () => '/files/%zz', status: 404 },
  { name: 'health', path: () => '/health/live', status: 200 },
] as const;

describe.each(answers)('$name', ({ name, path: pathOf, status }) => {
  const get = (origin: string) => fetch(`${origin}${pathOf()}`);

  test('has the security headers', async () => {
    const response = await get(h.env.publicUrl);
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    const { headers } = response;
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBeDefined();
    expect(scripts).not.toMatch(/unsafe-inline|(?<!wasm-)unsafe-eval|\*|https?:/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('has the request id and the rate limit', async () => {
    const [first, second] = [await get(h.env.publicUrl), await get(h.env.publicUrl)];
    for (const response of [first, second]) {
      await response.arrayBuffer();
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(response.headers.get('ratelimit')).toMatch(/^"requests";r=\d+$/);
      expect(response.headers.get('ratelimit-policy')).toBe('"requests";q=512;qu="concurrent-requests"');
    }
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  test('sends HSTS only over https', async () => {
    const response = await get(secure.url);
    await response.arrayBuffer();
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  test('has the right Cache-Control', async () => {
    const response = await get(h.env.publicUrl);
    await response.arrayBuffer();
    const kept = response.headers.get('cache-control');
    if (name === 'asset') expect(kept).toBe('public, max-age=31536000, immutable');
    else if (name === 'page') expect(kept).toBe('no-cache');
    else if (name === 'file') expect(kept).toMatch(/^private/);
    else expect(kept).toBe('no-store');
  });
});

test('a long answer is compressed for the product’s own pages alone', async () => {
  const batch = `${h.env.publicUrl}/trpc/${Array.from({ length: 10 }, () => 'auth.profile').join()}?batch=1&input={}`;
  const get = (site: string) => fetch(batch, { headers: { 'sec-fetch-site': site, 'accept-encoding': 'gzip' } });
  const [own, foreign, link] = await Promise.all(['same-origin', 'cross-site', 'none'].map(get));
  expect(own?.headers.get('content-encoding')).toBe('gzip');
  expect(foreign?.headers.get('content-encoding')).toBeNull();
  expect(link?.headers.get('content-encoding')).toBeNull();
  const answer = (await own?.text()) ?? '';
  expect(answer.length).toBeGreaterThan(2048);
  const withoutId = (text: string) => text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '');
  expect(withoutId(answer)).toBe(withoutId((await foreign?.text()) ?? ''));
});

test('an asset has no headers that documents alone need', async () => {
  const { headers } = await fetch(`${h.env.publicUrl}/assets/app-1a2b.js`);
  expect(headers.get('referrer-policy')).toBeNull();
  expect(headers.get('content-security-policy')).toBe("default-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'");
});

test('the CSP allows the page’s only inline script by its hash', async () => {
  const response = await fetch(`${h.env.publicUrl}/login`);
  const html = await response.text();
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
  );
  expect(html).not.toMatch(/ on\w+=/);
});

test('security.txt names the contact and expires in half a year', async () => {
  const response = await fetch(`${h.env.publicUrl}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  expect(fields).toMatchObject({
    Contact: `mailto:${h.env.brand.supportEmail}`,
    Canonical: `${h.env.publicUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});

test('a form posted before hydration redirects to its own page only', async () => {
  const post = (pathname: string) => fetch(h.env.publicUrl + pathname, { method: 'POST', redirect: 'manual' });
  const early = await post('/register');
  expect(early.status).toBe(303);
  expect(early.headers.get('location')).toBe('/register');
  for (const elsewhere of ['//evil.example', '/dashboard']) expect((await post(elsewhere)).status).toBe(404);
});

describe('the session cookie', () => {
  const login = async (origin: string): Promise<string[]> => {
    const { email, password } = user;
    const response = await fetch(`${origin}/trpc/auth.login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(200);
    return response.headers.getSetCookie();
  };

  test('is HttpOnly and SameSite, without a Domain', async () => {
    const cookies = await login(h.env.publicUrl);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^session=[\w.-]{60,}; /);
    expect(cookies[1]).toMatch(/^device=[\w.-]{40,}; /);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  test('has the __Host- prefix over https', async () => {
    const [cookie] = await login(secure.url);
    expect(cookie).toMatch(/^__Host-session=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).not.toMatch(/Domain=/i);
  });
});

test('a 429 has Retry-After', async () => {
  const input = encodeURIComponent(JSON.stringify({ code: 'TFE000000' }));
  const ask = (headers: Record<string, string>) =>
    fetch(`${h.env.publicUrl}/trpc/verification.lookup?input=${input}`, { headers });
  for (let number = 0; number < rateLimits.verifyMisses.points; number += 1) await (await ask({})).text();
  for (const accept of ['', 'application/json']) {
    const response = await ask(accept === '' ? {} : { 'trpc-accept': accept });
    const body = await response.text();
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(response.headers.get('ratelimit')).toBe(`"verifyMisses";r=0;t=${seconds}`);
    expect(response.headers.get('ratelimit-policy')).toBe('"verifyMisses";q=10;w=60');
    expect(body).toContain(`"retryAfter":${seconds}`);
    expect(body).toContain(response.headers.get('x-request-id'));
  }
});

test('keep-alive outlasts a load balancer’s idle timeout', () =>
  expect(createHttpServer(h.deps).keepAliveTimeout).toBeGreaterThan(65_000));
