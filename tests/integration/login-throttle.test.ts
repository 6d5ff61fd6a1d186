import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPool } from '#server/platform/db/client.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { createRateLimiter } from '#server/platform/rate-limit/limiter.ts';
import { backoffs } from '#shared/backoffs.ts';
import { rateLimits, verifyMissesInSurge } from '#shared/rate-limits.ts';
import { buildDelivery, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import { newAddress } from '../support/transports.ts';

// Guesses are limited per call, per client and globally; a client cannot choose its own key.

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const answers = z.array(
  z.union([
    z.object({ result: z.object({ data: z.unknown() }) }).transform(() => 'OK'),
    z.object({ error: z.object({ data: z.object({ appCode: z.string() }) }) }).transform((a) => a.error.data.appCode),
  ]),
);

/** Codes of the answers to one batch of the same call. */
async function batch(
  path: string,
  inputs: readonly object[],
  options: { method?: string; headers?: Record<string, string>; url?: string } = {},
): Promise<string[]> {
  const { method = 'GET', headers = {}, url = h.env.publicUrl } = options;
  const target = new URL(`${url}/trpc/${inputs.map(() => path).join(',')}?batch=1`);
  const body = JSON.stringify(Object.fromEntries(inputs.entries()));
  if (method === 'GET') target.searchParams.set('input', body);
  const response = await fetch(target, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body } : {}),
  });
  return answers.parse(await response.json());
}

const guesses = (count: number) => Array.from({ length: count }, (_, index) => ({ code: `TFE00000${index % 10}` }));
const count = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

describe('verification', () => {
  test('counts each call of a batch', async () => {
    const codes = [
      ...(await batch('verification.lookup', guesses(7))),
      ...(await batch('verification.lookup', guesses(7))),
    ];
    expect(count(codes, 'OK')).toBe(rateLimits.verifyMisses.points);
    expect(count(codes, 'TOO_MANY_LOOKUPS')).toBe(4);
  });

  test('allows exactly the limit of concurrent guesses', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => batch('verification.lookup', guesses(10))));
    expect(count(all.flat(), 'OK')).toBe(rateLimits.verifyMisses.points);
  });

  test('X-Forwarded-For changes nothing unless a proxy is trusted', async () => {
    const codes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const headers = { 'x-forwarded-for': newAddress(), 'x-real-ip': newAddress(), forwarded: `for=${newAddress()}` };
      codes.push(...(await batch('verification.lookup', guesses(5), { headers })));
    }
    expect(count(codes, 'OK')).toBe(rateLimits.verifyMisses.points);
  });

  test('a trusted proxy sets the client IP, from the last hop only', async () => {
    const server = await reserveServer();
    const { url } = server.serve({ ...h.deps, env: { ...h.env, trustProxy: 'loopback' } });
    const request = (forwarded: string) =>
      batch('verification.lookup', guesses(10), { url, headers: { 'x-forwarded-for': forwarded } });
    expect(count(await request('203.0.113.1'), 'OK')).toBe(10);
    expect(count(await request('203.0.113.2'), 'OK')).toBe(10);
    expect(count(await request(`${newAddress()}, 203.0.113.1`), 'OK')).toBe(0);
    expect(count(await request('2001:db8:1:2::1'), 'OK')).toBe(10);
    expect(count(await request('2001:db8:1:2:ffff::9'), 'OK')).toBe(0);
    expect(count(await request('2001:db8:1:3::1'), 'OK')).toBe(10);
    await server.close();
  });

  const pointsOf = async (pattern: string): Promise<number> => {
    const { rows } = await h.deps.pool.query<{ points: number }>(
      'select coalesce(sum(points), 0)::int as points from rate_limits where key like $1',
      [pattern],
    );
    return rows[0]?.points ?? 0;
  };
  const setPoints = (key: string, points: number) =>
    h.deps.pool.query(
      `insert into rate_limits (key, points, expire) values ($1, $2, $3)
        on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [key, points, Date.now() + 3_600_000],
    );
  const lookupFrom = (ip: string, code: string) => h.caller(null, { ip }).verification.lookup({ code });

  test('a surge of misses refuses no valid lookup and slows networks that keep guessing', async () => {
    const { verificationCode: code } = await buildDelivery(h);
    await setPoints('verifyMissesOverall:global', rateLimits.verifyMissesOverall.points * 10);
    for (let number = 0; number < 20; number += 1) {
      expect(await lookupFrom(newAddress(), code)).toMatchObject({ verificationCode: code });
    }
    const guesser = newAddress();
    for (let miss = 0; miss < verifyMissesInSurge; miss += 1)
      expect(await lookupFrom(guesser, `TFE00000${miss}`)).toBeNull();
    const started = performance.now();
    expect(await lookupFrom(guesser, 'TFE000009')).toBeNull();
    expect(performance.now() - started).toBeGreaterThan(400);
    await setPoints('verifyMissesOverall:global', 0);
  });

  test('misses count against the networks around a client, hits against none', async () => {
    const { verificationCode: code } = await buildDelivery(h);
    await lookupFrom('2001:db8:77:1234::/64', code);
    expect(await pointsOf('verifyMisses%2001:db8:77%')).toBe(0);
    await lookupFrom('2001:db8:77:1234::/64', 'TFE000000');
    await lookupFrom('2001:db8:77:1256::/64', 'TFE000000');
    await lookupFrom('2001:db8:77:9956::/64', 'TFE000000');
    await lookupFrom('198.51.100.7', 'TFE000000');
    await lookupFrom('198.51.100.8', 'TFE000000');
    expect(await pointsOf('verifyMissesBySubscriber:2001:db8:77:1200::/56')).toBe(2);
    expect(await pointsOf('verifyMissesBySite:2001:db8:77::/48')).toBe(3);
    expect(await pointsOf('verifyMissesBySite:198.51.100.0/24')).toBe(2);
  });

  test('304 prefixes of one site are slowed together without affecting other networks', { tags: 'sweep' }, async () => {
    const { verificationCode: code } = await buildDelivery(h);
    await setPoints('verifyMissesBySite:2001:db8:66::/48', rateLimits.verifyMissesBySite.points);
    const attempts = Array.from({ length: 304 }, (_, prefix) =>
      lookupFrom(`2001:db8:66:${prefix.toString(16)}::/64`, 'TFE000000').catch((error: unknown) => error),
    );
    expect(await lookupFrom(newAddress(), code)).toMatchObject({ verificationCode: code });
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === null).length).toBeLessThan(20);
    const neighbor = await lookupFrom('2001:db8:66:ffff::/64', code);
    expect(neighbor).toMatchObject({ verificationCode: code });
  });

  test('an exhausted client does not use up the guesses of others', async () => {
    await batch('verification.lookup', guesses(10));
    const before = await h.deps.pool.query('select points from rate_limits where key like $1', [
      'verifyMissesOverall:%',
    ]);
    for (let turn = 0; turn < 3; turn += 1) await batch('verification.lookup', guesses(10));
    const after = await h.deps.pool.query('select points from rate_limits where key like $1', [
      'verifyMissesOverall:%',
    ]);
    expect(after.rows).toEqual(before.rows);
  });
});

describe('login', () => {
  test('counts each call of a batch; during the lock the right password is refused with the same words', async () => {
    const user = await buildUser(h);
    const wrong = Array.from({ length: 10 }, (_, index) => ({ email: user.email, password: `wrong-${index}` }));
    const first = await batch('auth.login', wrong, { method: 'POST' });
    expect(count(first, 'INVALID_CREDENTIALS')).toBe(backoffs.guessesByCaller.free);
    const right = [{ email: user.email, password: user.password }];
    expect(await batch('auth.login', right, { method: 'POST' })).toEqual(['TOO_MANY_LOGINS']);
    expect(await batch('auth.login', [{ ...right[0], password: 'wrong' }], { method: 'POST' })).toEqual([
      'TOO_MANY_LOGINS',
    ]);
  });

  test('attempts on many accounts share the limit of their address', async () => {
    const codes: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const tries = Array.from({ length: 10 }, () => ({ email: `${randomUUID()}@people.example`, password: 'guess' }));
      codes.push(...(await batch('auth.login', tries, { method: 'POST' })));
    }
    expect(count(codes, 'INVALID_CREDENTIALS')).toBe(rateLimits.guessesByNetwork.points);
    expect(count(codes, 'TOO_MANY_LOGINS')).toBe(10);
  });
});

test('an unavailable database allows no guesses: 503 with the support contact', async () => {
  const user = await buildUser(h);
  const pool = createPool('postgres://nobody@127.0.0.1:1/none', h.deps.log);
  const server = await reserveServer();
  const { url } = server.serve({ ...h.deps, pool, rateLimiter: createRateLimiter(pool) });
  const lost = [
    fetch(`${url}/trpc/verification.lookup?input=${encodeURIComponent('{"code":"TFE000000"}')}`),
    fetch(`${url}/trpc/auth.login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: user.password }),
    }),
  ];
  for (const response of await Promise.all(lost)) {
    expect(response.status).toBe(503);
    expect(response.headers.get('set-cookie')).toBeNull();
    const text = await response.text();
    expect(text).toMatch(/"appCode":"SERVICE_UNAVAILABLE".*"requestId":"[\da-f-]{36}"/);
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN/);
  }
  await server.close();
  await pool.end();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  [undefined, ''],
])('%s counts as %s', (ip, counted) => expect(clientIp(ip)).toBe(counted));
