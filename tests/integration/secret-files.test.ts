import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { secretSettings } from '#server/platform/settings/secret-files.ts';
import { settingNames } from '#server/platform/settings/settings.ts';

let dir: string;
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'secret-files-'));
});
afterAll(() => fs.rm(dir, { recursive: true }));

const given = {
  PUBLIC_URL: 'http://localhost:3000',
  S3_BUCKET: 'documents',
  DATABASE_URL: 'postgres://127.0.0.1/none',
  APP_SECRET: 'a secret of at least thirty-two characters',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://127.0.0.1',
};

async function fileOf(name: string, text: string): Promise<string> {
  const file = path.join(dir, name);
  await fs.writeFile(file, text);
  return file;
}

test('each secret is read from its file, without the line break at its end', async () => {
  const { APP_SECRET, SMTP_URL, ...others } = given;
  const env = readEnv({
    ...others,
    APP_SECRET_FILE: await fileOf('app', `${APP_SECRET}\n`),
    SMTP_URL_FILE: await fileOf('smtp', SMTP_URL),
    METRICS_TOKEN_FILE: await fileOf('metrics', ' sixteen characters \r\n'),
  });
  expect(env).toMatchObject({ appSecrets: [APP_SECRET], mail: { smtpUrl: SMTP_URL } });
  expect(env.metricsToken).toBe(' sixteen characters ');
});

test('a secret given twice, a missing and an empty file are refused in one message', async () => {
  const files = {
    STRIPE_SECRET_KEY_FILE: await fileOf('stripe', 'sk_live_2'),
    REDIS_URL_FILE: path.join(dir, 'none'),
    METRICS_TOKEN_FILE: await fileOf('empty', '\n'),
  };
  const read = () => readEnv({ ...given, ...files });
  expect(read).toThrow('STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set: choose one');
  expect(read).toThrow(/REDIS_URL_FILE: .* is unreadable or empty; |METRICS_TOKEN_FILE: .* is unreadable or empty/);
  expect(read).not.toThrow('sk_live_2');
});

test('every setting that carries a credential may come from a file', () => {
  const credentials = settingNames.filter((name) => /SECRET|TOKEN|PASSPHRASE|PRIVATE|P12|_KEY$|KEY_ID$/.test(name));
  const urls = settingNames.filter((name) => /^(DATABASE|REDIS|SMTP|DRILL)_.*URL$/.test(name));
  // The KMS key's id and the public half of a pair may be public.
  const open = new Set(['S3_SSE_KMS_KEY_ID', 'VAPID_PUBLIC_KEY']);
  const wanted = [...credentials, ...urls].filter((name) => !open.has(name));
  expect(wanted.toSorted()).toEqual([...secretSettings].toSorted());
});
