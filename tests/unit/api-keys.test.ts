import { describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { hashOfKey, makeKey } from '#server/features/auth/api-key.ts';
import { bearerOf } from '#server/platform/http/bearer.ts';
import { KeyGuesses, KeyQuotas } from '#server/platform/rate-limit/key-quotas.ts';
import { keyPattern } from '#shared/api-keys.ts';
import { createApiKeyInput } from '#shared/schemas/api-keys.ts';

describe('a key', () => {
  test('is recognized by its checksum: no single changed or swapped character passes', () => {
    const { key, hash } = makeKey('live');
    expect(key).toMatch(keyPattern);
    expect(hashOfKey(key)).toEqual(hash);
    for (let at = 'tfe_live_'.length; at < key.length; at += 1) {
      const other = key[at] === 'a' ? 'b' : 'a';
      expect(hashOfKey(key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined();
    }
    expect(hashOfKey(key.replace('live', 'test'))).toBeUndefined();
    expect(hashOfKey(`${key} `)).toBeUndefined();
  });

  test.each([
    ['Bearer abc', 'abc'],
    ['bearer  abc', 'abc'],
    ['Bearer', ''],
    ['Basic YTpi', undefined],
    ['Bearerabc', undefined],
    [undefined, undefined],
  ])('%j brings the credential %j', (header, credential) => expect(bearerOf(header)).toBe(credential));
});

describe('networks of a key', () => {
  const parse = (address: string) =>
    createApiKeyInput.safeParse({ name: 'A', scopes: ['documents:read'], addresses: [address] });

  test.each([
    ['203.0.113.9', '203.0.113.9/32'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['2001:DB8::/48', '2001:db8::/48'],
  ])('%s is kept as %s', (address, kept) => expect(parse(address).data?.addresses).toEqual([kept]));

  // Callers over IPv6 are known by their /64.
  test.each(['2001:db8::1/128', '2001:db8::1', '203.0.113.0/33', '300.1.1.1', 'example.com', ''])(
    '%s is refused',
    (address) => expect(parse(address).success).toBe(false),
  );
});

describe('limits', () => {
  test('a key has its calls per minute, said in the headers, and others are not affected', () => {
    const quotas = new KeyQuotas();
    for (let call = 0; call < 6_000; call += 1) quotas.take('one');
    expect(quotas.headers('one').get('RateLimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(() => quotas.take('one')).toThrow(AppError);
    expect(quotas.take('other').get('RateLimit')).toMatch(/^"key";r=5999/);
  });

  test(
    '100,000 unknown keys of one network cost few lookups, and a known key is looked up at once',
    { tags: 'sweep' },
    async () => {
      const guesses = new KeyGuesses();
      const ip = '203.0.113.9';
      const [known, ...unknown] = Array.from({ length: 100_001 }, (_, index) => Buffer.from(String(index)));
      let lookups = 0;
      const found = () => Promise.resolve('account');
      const miss = () => {
        lookups += 1;
        return Promise.resolve(undefined);
      };
      await guesses.find(known ?? Buffer.alloc(0), ip, found);
      for (const hash of unknown.splice(0, 30)) await guesses.find(hash, ip, miss);
      const tries = unknown.map((hash) => guesses.find(hash, ip, miss).catch((error: unknown) => error));
      expect(await guesses.find(known ?? Buffer.alloc(0), ip, found)).toBe('account');
      const refused = (await Promise.all(tries)).filter((result) => result instanceof AppError);
      expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 5 } });
      expect(lookups).toBeLessThan(45);
      expect(refused.length).toBeGreaterThan(99_900);
    },
  );
});
