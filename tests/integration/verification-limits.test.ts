import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import { formatWork, parseWork } from '#shared/proof-of-work.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildDelivery, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { createOutsideProject } from '../support/outside-project.ts';
import { solveWork } from '../support/proof-of-work.ts';

// Lookups of certificates: misses are limited, certificates are found; above a limit a proof of work is asked, and nobody is refused.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let code: string;
beforeAll(async () => {
  ({ verificationCode: code } = await buildDelivery(h));
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
afterEach(() => void vi.useRealTimers());

const ip = '203.0.113.7';
const from = (address: string) => h.caller(null, { ip: address }).verification;
const office = () => from(ip);
const missing = (number: number) => `TFE${String(number).padStart(8, '0')}`;
/** Response of a certificate lookup. */
const found = { state: 'valid' };

const details = z.object({ challenge: z.string(), bits: z.number(), retryAfter: z.number() });

/** The challenge of a refused call. */
async function challengeOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  const refusal = error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
  expect(refusal?.code).toBe('TOO_MANY_LOOKUPS');
  return details.parse(refusal?.details);
}

async function useUp(limit: 'verifyHits' | 'verifyMisses' | 'verifyMissesHourly', address = ip): Promise<void> {
  const { points, windowSeconds } = rateLimits[limit];
  await h.deps.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`${limit}:${address}`, points, Date.now() + windowSeconds * 1000],
  );
}

const pointsOf = async (key: string) => {
  const { rows } = await h.deps.pool.query<{ points: number }>('select points from rate_limits where key = $1', [key]);
  return rows[0]?.points ?? 0;
};

describe('found certificates', () => {
  test('after ten misses, and after more, the right code is answered at once', async () => {
    for (let miss = 0; miss < rateLimits.verifyMisses.points; miss += 1)
      expect(await office().lookup({ code: missing(miss) })).toBeNull();
    await challengeOf(office().lookup({ code: missing(99) }));
    expect(await office().lookup({ code })).toMatchObject(found);
    await useUp('verifyMissesHourly');
    expect(await office().lookup({ code })).toMatchObject(found);
  });

  test(
    'an office checks its eleventh and its sixty-first paper, and the six hundredth; the next takes a proof of work',
    { tags: 'sweep' },
    async () => {
      for (let papers = 0; papers < rateLimits.verifyHits.points; papers += 100) {
        const answers = await Promise.all(Array.from({ length: 100 }, () => office().lookup({ code })));
        for (const answer of answers) expect(answer).toMatchObject(found);
      }
      const proofOfWork = await solveWork(await challengeOf(office().lookup({ code })));
      expect(await office().lookup({ code, proofOfWork })).toMatchObject(found);
    },
  );

  test('above the limit nothing is looked up before the work is done: right and wrong codes are answered alike', async () => {
    await useUp('verifyHits');
    const right = await challengeOf(office().lookup({ code }));
    const wrong = await challengeOf(office().lookup({ code: missing(1) }));
    expect(Object.keys(wrong)).toEqual(Object.keys(right));
    // A miss would have been counted.
    expect(await pointsOf(`verifyMisses:${ip}`)).toBe(0);
    expect(await office().lookup({ code, proofOfWork: await solveWork(right) })).toMatchObject(found);
    expect(await office().lookup({ code: missing(1), proofOfWork: await solveWork(wrong) })).toBeNull();
    expect(right.retryAfter).toBeGreaterThan(60);
    expect(await from('203.0.113.8').lookup({ code })).toMatchObject(found);
  });

  test('misses do not count against the limit of found codes', async () => {
    for (let miss = 0; miss < 30; miss += 1)
      await office()
        .lookup({ code: missing(miss) })
        .catch(() => undefined);
    expect(await pointsOf(`verifyHits:${ip}`)).toBe(0);
    await office().lookup({ code });
    expect(await pointsOf(`verifyHits:${ip}`)).toBe(1);
  });
});

describe('misses', () => {
  test('ten a minute are answered, also at once; each further takes a proof of work', async () => {
    const calls = Array.from({ length: 25 }, (_, number) => office().lookup({ code: missing(number) }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(rateLimits.verifyMisses.points);
    const challenge = await challengeOf(office().lookup({ code: missing(1) }));
    expect(challenge.retryAfter).toBeLessThanOrEqual(60);
    expect(await office().lookup({ code: missing(1), proofOfWork: await solveWork(challenge) })).toBeNull();
  });

  test('sixty an hour are answered', async () => {
    await useUp('verifyMissesHourly');
    expect((await challengeOf(office().lookup({ code: missing(1) }))).retryAfter).toBeGreaterThan(60);
  });

  test('files count like codes', async () => {
    const hash = () => createHash('sha256').update(randomUUID()).digest('hex');
    for (let miss = 0; miss < rateLimits.verifyMisses.points / 2; miss += 1) {
      expect(await office().lookup({ code: missing(miss) })).toBeNull();
      expect(await office().check({ sha256: hash() })).toEqual({ outcome: 'unknown' });
    }
    const asked = { sha256: hash(), code: missing(1) };
    const proofOfWork = await solveWork(await challengeOf(office().check(asked)));
    // The challenge of a file with a code holds for both together.
    await challengeOf(office().check({ sha256: asked.sha256, proofOfWork }));
    expect(await office().check({ ...asked, proofOfWork })).toEqual({ outcome: 'unknown' });
    // The code of a certificate makes it a found one.
    expect(await office().check({ sha256: hash(), code })).toMatchObject({ outcome: 'altered' });
  });

  test('those above the limit say "not found" as well, and count against the network', async () => {
    await useUp('verifyMisses');
    await challengeOf(office().lookup({ code: missing(1) }));
    expect(await pointsOf('verifyMissesBySite:203.0.113.0/24')).toBe(1);
    expect(await pointsOf('verifyMissesOverall:global')).toBe(0);
  });

  test('a proof of work passes where too many of the network wait already', { tags: 'sweep' }, async () => {
    await h.deps.rateLimiter.increment([
      { limit: 'verifyMissesBySite', key: '203.0.113.0/24', by: rateLimits.verifyMissesBySite.points },
    ]);
    const guess = (number: number) => from(`203.0.113.${100 + number}`).lookup({ code: missing(number) });
    const guesses: Promise<unknown>[] = [];
    const plainly = () => {
      guesses.push(Promise.allSettled(Array.from({ length: 10 }, (_, number) => guess(number))));
      return office().lookup({ code });
    };
    const challenge = await challengeOf(plainly());
    expect(await office().lookup({ code, proofOfWork: await solveWork(challenge) })).toMatchObject(found);
    await Promise.all(guesses);
  });
});

describe('a proof of work', () => {
  const asked = () => office().lookup({ code });
  const withProof = (proofOfWork: string, address = ip) => from(address).lookup({ code, proofOfWork });
  beforeEach(() => useUp('verifyHits'));

  test('counts once', async () => {
    const proof = await solveWork(await challengeOf(asked()));
    expect(await withProof(proof)).toMatchObject(found);
    await challengeOf(withProof(proof));
  });

  test('counts once of many at the same time', async () => {
    const proof = await solveWork(await challengeOf(asked()));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => withProof(proof)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('holds for the question and the address it was asked for', async () => {
    const other = '203.0.113.9';
    await h.deps.pool.query(`insert into rate_limits select 'verifyHits:${other}', points, expire from rate_limits`);
    const proof = await solveWork(await challengeOf(asked()));
    await challengeOf(withProof(proof, other));
    await challengeOf(office().lookup({ code: missing(1), proofOfWork: proof }));
    // However the code is typed.
    expect(await office().lookup({ code: ` ${code.toLowerCase()} `, proofOfWork: proof })).toMatchObject(found);
  });

  test('expires', async () => {
    const proof = await solveWork(await challengeOf(asked()));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.workChallengeMs });
    await challengeOf(withProof(proof));
  });

  test('is none without the work, without our signature, or in another form', async () => {
    const challenge = await challengeOf(asked());
    const proof = await solveWork(challenge);
    const numbers = parseWork(proof)?.numbers ?? [];
    const [text = '', signature = ''] = challenge.challenge.split('.');
    const easy = Buffer.from(
      JSON.stringify({
        ...z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(text, 'base64url').toString())),
        bits: 1,
      }),
    ).toString('base64url');
    for (const forged of [
      formatWork(challenge.challenge, [0, 0, 0, 0, 0, 0, 0, 0]),
      formatWork(challenge.challenge, numbers.toReversed()),
      formatWork(challenge.challenge, numbers.slice(1)),
      formatWork(challenge.challenge, numbers.with(7, 4_294_967_296_000)),
      await solveWork({ challenge: `${easy}.${signature}`, bits: 1 }),
      await solveWork({ challenge: `${text}.${signature.toLowerCase()}`, bits: challenge.bits }),
      challenge.challenge,
      'x',
      '',
    ]) {
      await challengeOf(withProof(forged));
    }
    expect(await withProof(proof)).toMatchObject(found);
  });
});

describe('programs', () => {
  const headers = { 'x-forwarded-for': ip };
  const refusal = z.object({ appCode: z.literal('TOO_MANY_LOOKUPS'), details });

  async function solved(ask: (proofOfWork: Record<string, string>) => Promise<Response>): Promise<unknown> {
    const refused = await ask({});
    expect(refused.status).toBe(429);
    const { details: challenge } = refusal.parse(await refused.json());
    expect(refused.headers.get('retry-after')).toBe(String(challenge.retryAfter));
    const answer = await ask({ proofOfWork: await solveWork(challenge) });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  test('get the challenge with the 429 of the JSON of a certificate, and of plain HTTP', async () => {
    const { url } = await h.listen();
    const { key } = await buildKey(h, await buildUser(h));
    await useUp('verifyHits');
    const json = (query: Record<string, string>) =>
      fetch(`${url}/verify/${code}.json?${new URLSearchParams(query).toString()}`, { headers });
    expect(await solved(json)).toMatchObject(found);
    for (const forged of ['x'.repeat(500), 'x']) {
      expect((await json({ proofOfWork: forged })).status).toBe(429);
    }
    const rest = (query: Record<string, string>) =>
      fetch(`${url}/api/v1/verification/lookup?${new URLSearchParams({ code, ...query }).toString()}`, {
        headers: { ...headers, authorization: `Bearer ${key}` },
      });
    expect(await solved(rest)).toMatchObject(found);
  });

  test('do the work as the example of /developers does', async () => {
    const { url } = await h.listen();
    const project = createOutsideProject({ TRUEFORM_URL: url });
    await useUp('verifyHits', '127.0.0.1');
    const ran = await project.example('verify/python.py', (text) => text.replace('TFE7K2M9QXR', code));
    expect(ran, ran.output).toMatchObject({ code: 0, output: expect.stringContaining("'state': 'valid'") });
    project.remove();
  });
});
