import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { mailHead } from '#server/features/certification/jobs.ts';
import { extendLog, readHead } from '#server/features/certification/log/service.ts';
import { rawKey, verifierKey } from '#server/platform/signing/signed-note.ts';
import { headText } from '#shared/schemas/transparency.ts';
import { buildDelivery } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf } from '../support/server-process.ts';

/** Heads of the certificate log go by mail to keepers elsewhere, and the settings of witnesses are checked at the start. */

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await buildDelivery(h);
  await extendLog(h.deps);
});
afterAll(() => h.stop());

const keepers = ['keeper@provider.example', 'second@other.example'];

describe('the daily mail of the log’s head', () => {
  test('goes to nobody unless the owner names somebody', async () => {
    await mailHead(h.deps);
    expect(await h.db.selectFrom('logHeadMails').selectAll().execute()).toEqual([]);
  });

  test('goes to each keeper once a day, also when two processes run at once, and verifies by itself', async () => {
    h.env.logHeadMails = keepers;
    await Promise.all([mailHead(h.deps), mailHead(h.deps), mailHead(h.deps)]);
    await mailHead(h.deps);
    await h.runJobs();
    const head = await readHead(h.deps);
    for (const address of keepers) {
      const mails = await h.mails(address);
      expect(mails).toHaveLength(1);
      const text = mails[0]?.text.replaceAll(/\s+/g, '') ?? '';
      for (const part of [head.root, head.key, head.signature, head.time]) expect(text).toContain(part);
      expect(mails[0]?.subject).toContain(head.root.slice(0, 16));
    }
    const key = createPublicKey({ key: Buffer.from(head.key, 'base64'), format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(headText(head)), key, Buffer.from(head.signature, 'base64'))).toBe(true);
  });

  test('states the next day’s head the next day', async () => {
    await buildDelivery(h);
    await extendLog(h.deps);
    h.setNow(new Date(Date.now() + 24 * 60 * 60 * 1000));
    try {
      await mailHead(h.deps);
    } finally {
      h.setNow(null);
    }
    await h.runJobs();
    const [first = ''] = keepers;
    const sizes = await h.db
      .selectFrom('logHeadMails')
      .select('headSize')
      .where('address', '=', first)
      .orderBy('day')
      .execute();
    expect(sizes.map(({ headSize }) => headSize)).toEqual([1, 2]);
    expect(await h.mails(first)).toHaveLength(2);
  });
});

describe('settings that are refused at the start', () => {
  const witness = 'https://witness.example#example.org/one+3f1d0c5b+BA';
  const readWith = (changes: Record<string, string>) => () => readEnv({ ...settingsOf(h.env), ...changes });

  test.each([
    ['an address alone', 'https://witness.example'],
    ['a key alone', 'example.org/one+3f1d0c5b+BA'],
    ['another scheme', witness.replace('https:', 'ftp:')],
    ['a key that is none', witness],
    ['words', 'none yet'],
  ])('WITNESS_URLS: %s', (_what, value) => {
    expect(readWith({ WITNESS_URLS: value })).toThrow('not understood: WITNESS_URLS');
  });

  test('a quorum above the number of witnesses, or of none', () => {
    expect(readWith({ WITNESS_URLS: '', WITNESS_QUORUM: '1' })).toThrow(
      'WITNESS_QUORUM is above the number of WITNESS_URLS',
    );
    const publicKey = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
    const key = verifierKey({ name: 'example.org/one', publicKey: rawKey(publicKey), use: 'cosignature' });
    const one = `https://witness.example#${key}`;
    expect(readWith({ WITNESS_URLS: one, WITNESS_QUORUM: '1' })()).toMatchObject({ witnesses: { quorum: 1 } });
    expect(readWith({ WITNESS_URLS: one, WITNESS_QUORUM: '2' })).toThrow(
      'WITNESS_QUORUM is above the number of WITNESS_URLS',
    );
    expect(readWith({ WITNESS_URLS: `${one},${one}` })).toThrow('not understood: WITNESS_URLS');
    expect(readWith({ WITNESS_QUORUM: '0' })).toThrow('not understood: WITNESS_QUORUM');
  });

  test('keepers whose addresses are none', () => {
    expect(readWith({ LOG_HEAD_MAILS: 'keeper@provider.example,nobody' })).toThrow('not understood: LOG_HEAD_MAILS');
    expect(readWith({ LOG_HEAD_MAILS: 'A@b.example, a@b.example' })()).toMatchObject({ logHeadMails: ['a@b.example'] });
  });
});
