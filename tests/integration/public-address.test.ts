import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveBrand } from '#shared/brand.ts';
import { buildFactsFile } from '#shared/build-facts.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { publicSettings } from '../support/public-settings.ts';
import { settingsOf, spawnServer, startServerProcess } from '../support/server-process.ts';

/** Starts behind a public address, where nothing of the demo may be shown. */

let h: Harness;
let dir: string;
let settings: Record<string, string>;
beforeAll(async () => {
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'public-address-'));
  // The stand-in takes any secret.
  const storage = { S3_SECRET_ACCESS_KEY: 'of this installation alone' };
  settings = { ...settingsOf(h.env), ...publicSettings, ...storage, CLIENT_DIR: dir };
});
afterAll(async () => {
  await h.stop();
  await fs.rm(dir, { recursive: true, force: true });
});

async function refusalOf(changes: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawnServer({ ...settings, ...changes });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(child, 'close');
  return { code: child.exitCode, text };
}

async function buildPages(hasSamples: boolean, brand: Record<string, string>): Promise<void> {
  const facts = { brand: resolveBrand(brand), hasSamples };
  await fs.writeFile(path.join(dir, buildFactsFile), JSON.stringify(facts));
}

describe('a start behind a public address', () => {
  test('is refused with the demo values, logins and pages, in one sentence', async () => {
    const demo = await buildUser(h, { email: 'admin@demo.example' });
    await buildPages(true, {});
    const { code, text } = await refusalOf({ BRAND_NAME: '', STAGING: '' });
    expect(code).toBe(1);
    expect(text).toMatch(/^PUBLIC_URL is public .+\.\n$/);
    for (const name of ['BRAND_NAME', 'STRIPE_SECRET_KEY', 'admin@demo.example', 'sample figures', 'another brand']) {
      expect(text).toContain(name);
    }
    await buildPages(false, publicSettings);
    const { code: other, text: logins } = await refusalOf({});
    expect({ other, logins }).toEqual({
      other: 1,
      logins: expect.stringMatching(
        /^PUBLIC_URL is public .+: demo logins in the database \(admin@demo\.example\)\.\n$/,
      ),
    });
    await h.db.updateTable('profiles').set({ email: 'admin@lindqvist-sworn.com' }).where('id', '=', demo.id).execute();
  });

  test('succeeds with values of its own', async () => {
    await buildPages(false, publicSettings);
    const server = await startServerProcess(settings);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    await server.stop();
  });
});
