import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { describeDemoValues, findDemoSettings } from '#server/operations/demo-values.ts';
import { buildFactsFile } from '#shared/build-facts.ts';
import { withoutClaims } from '#shared/claims.ts';
import home from '#shared/messages/en/home.json' with { type: 'json' };
import translations from '#shared/messages/en/translations.json' with { type: 'json' };
import { publicSettings } from '../support/public-settings.ts';
import { temporaryFolder } from '../support/signatures.ts';

const given = {
  DATABASE_URL: 'postgres://127.0.0.1/none',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY_ID: 'application',
  S3_SECRET_ACCESS_KEY: 'its own secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://127.0.0.1',
  CLIENT_DIR: 'none',
  ...publicSettings,
  STAGING: '',
};
const found = (changes: Record<string, string> = {}) => findDemoSettings(readEnv({ ...given, ...changes }));

describe('with a public address', () => {
  test('an installation with its own values has no demo values', async () => {
    expect(await found()).toEqual([]);
  });

  test('built pages that cannot be read are no pages without demo values', async () => {
    const CLIENT_DIR = temporaryFolder();
    fs.mkdirSync(path.join(CLIENT_DIR, buildFactsFile), { recursive: true });
    await expect(found({ CLIENT_DIR }).finally(() => fs.rmSync(CLIENT_DIR, { recursive: true }))).rejects.toThrow(
      'EISDIR',
    );
  });

  test('each value of the demo is named, in one sentence', async () => {
    const unset = Object.fromEntries(
      Object.keys(publicSettings)
        .filter((name) => name.startsWith('BRAND_'))
        .map((name) => [name, '']),
    );
    const demo = {
      ...unset,
      APP_SECRET: 'a secret of thirty-two characters or more',
      S3_ACCESS_KEY_ID: 'sandbox',
      S3_SECRET_ACCESS_KEY: 'sandbox-secret',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_API_URL: 'http://127.0.0.1:4000',
    };
    const names = await found(demo);
    expect(names.map((name) => name.split(' ')[0])).toEqual([
      'BRAND_MARK',
      'BRAND_NAME',
      'BRAND_LEGAL_NAME',
      'BRAND_ADDRESS',
      'BRAND_DOMAIN',
      'BRAND_SUPPORT_EMAIL',
      'BRAND_SUPPORT_PHONE',
      'BRAND_CHAT_URL',
      'MAIL_FROM',
      'STRIPE_SECRET_KEY',
      'STRIPE_API_URL',
      'S3_SECRET_ACCESS_KEY',
      'APP_SECRET',
    ]);
    const sentence = describeDemoValues(readEnv({ ...given, ...demo }), names);
    for (const name of names) expect(sentence).toContain(name);
    expect(sentence.split('\n')).toHaveLength(1);
    expect(sentence).not.toMatch(/sk_test_1|sandbox-secret/);
  });

  test.each([
    ['MAIL_FROM', 'orders@mail.example'],
    ['MAIL_BOUNCE_ADDRESS', 'bounces@example.org'],
    ['BRAND_DOMAIN', 'shop.test'],
    ['BRAND_SUPPORT_EMAIL', 'help@shop.invalid'],
  ])('%s at a reserved domain is refused', async (name, value) => {
    expect(await found({ [name]: value })).toContain(`${name} (${value})`);
  });

  test('a trial installation may take test keys, and nothing else of the demo', async () => {
    const trial = { STAGING: 'true', STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_API_URL: 'http://localhost:4000' };
    expect(await found(trial)).toEqual([]);
    expect(await found({ ...trial, BRAND_NAME: '' })).toEqual(['BRAND_NAME']);
    expect(await found({ ...trial, STAGING: 'false' })).toHaveLength(2);
  });
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost'])(
  'the demo may be shown at %s',
  async (PUBLIC_URL) => {
    expect(await found({ PUBLIC_URL, BRAND_NAME: '', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([]);
  },
);

test('claims without a source leave the messages, and nothing else does', () => {
  const texts = JSON.stringify([withoutClaims('home', home), withoutClaims('translations', translations)]);
  for (const claim of ['95%', '500+', '$2M+', '2,500+', '2016', 'Camila', '4.9', '10,000+', '99.9%', 'Omar H.']) {
    expect(JSON.stringify([home, translations])).toContain(claim);
    expect(texts, claim).not.toContain(claim);
  }
  expect(withoutClaims('home', home)['faq']).toEqual(home.faq);
  expect(withoutClaims('frame', { a: 'b' })).toEqual({ a: 'b' });
  expect(() => withoutClaims('home', {})).toThrow('hero');
});
