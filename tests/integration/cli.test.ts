import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf } from '../support/server-process.ts';

// Each call starts a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let h: Harness;
let dir: string;
const goodPassword = 'a long and quiet sentence';

beforeAll(async () => {
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'cli-'));
});
afterAll(async () => {
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the operator's command with the settings of the harness. */
async function cli(
  args: readonly string[],
  { input = '', settings = {} }: { input?: string; settings?: Record<string, string> } = {},
): Promise<Outcome> {
  const file = path.resolve(import.meta.dirname, '../../server/operations/cli.ts');
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], CLIENT_DIR: dir, ...settingsOf(h.env), ...settings },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

/** What went wrong is one sentence, without a stack. */
function expectRefused({ code, err }: Outcome, text: string | RegExp, expected = 1): void {
  expect(err).toMatch(text);
  expect(err).not.toMatch(/^\s+at |Error:/m);
  expect(code).toBe(expected);
}

describe('called wrongly', () => {
  test('it says how to call it and exits with 2', async () => {
    const calls = [
      [],
      ['explode'],
      ['backup'],
      ['restore', 'a', 'b'],
      ['create-admin', 'a@b.example'],
      ['doctor', '--x'],
    ];
    for (const outcome of await Promise.all(calls.map((args) => cli(args)))) {
      expectRefused(outcome, 'usage: cli <command>', 2);
      expect(outcome.out).toBe('');
    }
    expect(await cli(['help'])).toMatchObject({ code: 0, err: '' });
  });

  test('missing settings are named, and a database that is away is one sentence', async () => {
    const away = { DATABASE_URL: 'postgres://someone@127.0.0.1:1/none' };
    const [missing, ...others] = await Promise.all([
      cli(['doctor'], { settings: { DATABASE_URL: '', S3_BUCKET: '' } }),
      cli(['verify-audit'], { settings: away }),
      cli(['backup', path.join(dir, 'away')], { settings: away }),
      cli(['create-admin', 'a@b.example', '--name', 'A'], { settings: away, input: goodPassword }),
    ]);
    expectRefused(missing, /^Missing required environment variables: DATABASE_URL, S3_BUCKET$/m);
    for (const outcome of others) expectRefused(outcome, /A part is away: .*ECONNREFUSED/);
  });
});

describe('create-admin', () => {
  const create = (email: string, input: string, more: string[] = []) =>
    cli(['create-admin', email, '--name', 'Ada Lovelace', ...more], { input });

  test('makes an admin who can sign in at once, and writes it down', async () => {
    const made = await create('ada@operator.example', `${goodPassword}\n`);
    expect(made).toMatchObject({ code: 0, err: '' });
    const login = h.caller(null).auth.login({ email: 'ada@operator.example', password: goodPassword });
    expect(await login).toMatchObject({ user: { role: 'admin' } });
    const events = await h.db.selectFrom('staffEvents').select(['event', 'details']).execute();
    expect(events).toContainEqual({ event: 'role.set', details: { from: 'user', to: 'admin', by: 'operator' } });
  });

  test('refuses an address in use, a weak or missing password, a wrong address, and a password among the arguments', async () => {
    const [taken, short, common, empty, address, argument] = await Promise.all([
      create('ADA@operator.example', goodPassword),
      create('b@operator.example', 'abc'),
      create('b@operator.example', 'password123'),
      create('b@operator.example', ''),
      create('not an address', goodPassword),
      create('b@operator.example', '', ['--password', goodPassword]),
    ]);
    expectRefused(taken, 'ada@operator.example has an account already');
    for (const outcome of [short, common, empty]) expectRefused(outcome, /password/i);
    expectRefused(address, /email/i);
    expectRefused(argument, /Unknown option '--password'/, 2);
    const found = await h.db.selectFrom('profiles').select('id').where('email', '=', 'b@operator.example').execute();
    expect(found).toEqual([]);
  });
});

describe('backup, restore and verify-audit', () => {
  test('write, refuse a full target, a damaged folder and another release, and check the audit log', async () => {
    const folder = path.join(dir, 'backup');
    expect(await cli(['backup', folder])).toMatchObject({ code: 0, err: '' });
    const manifestFile = path.join(folder, 'manifest.json');
    const manifest = await fs.readFile(manifestFile, 'utf8');
    const older = path.join(dir, 'older');
    const damaged = path.join(dir, 'damaged');
    await Promise.all([fs.cp(folder, older, { recursive: true }), fs.cp(folder, damaged, { recursive: true })]);
    await fs.writeFile(path.join(older, 'manifest.json'), manifest.replace(/"2026-11-21T01-accounts",\s*/, ''));
    await fs.appendFile(path.join(damaged, 'tables/public.profiles.jsonl'), '{}\n');
    const seal = path.join(dir, 'seal.json');
    const [again, full, otherRelease, changed, nothing, audit, noSeal] = await Promise.all([
      cli(['backup', folder]),
      cli(['restore', folder]),
      cli(['restore', older]),
      cli(['restore', damaged]),
      cli(['restore', path.join(dir, 'nowhere')]),
      cli(['verify-audit', '--seal', seal]),
      cli(['verify-audit', '--against', path.join(dir, 'no-seal.json')]),
    ]);
    expectRefused(again, 'is not empty');
    expectRefused(full, 'is not empty');
    expectRefused(otherRelease, 'made by another release');
    expectRefused(changed, 'is not as it was written');
    expectRefused(nothing, 'is no backup');
    expectRefused(noSeal, 'There is no file');
    expect(audit).toMatchObject({ code: 0, err: '' });
    expect(await cli(['verify-audit', '--against', seal])).toMatchObject({ code: 0 });
  });
});

describe('doctor', () => {
  test('prints a line for each part and fails where one does not work', async () => {
    await fs.writeFile(path.join(dir, 'index.html'), '');
    const [good, bad] = await Promise.all([
      cli(['doctor']),
      cli(['doctor'], {
        settings: {
          S3_BUCKET: 'no-such-bucket',
          SMTP_URL: 'smtp://127.0.0.1:1',
          STRIPE_SECRET_KEY: 'sk_test_wrong',
          SIGNING_P12_BASE64: 'Z2FyYmFnZQ==',
          DATABASE_REPLICA_URL: h.env.databaseUrl,
          REDIS_URL: 'redis://127.0.0.1:1',
          CLIENT_DIR: '/nowhere',
          PUBLIC_URL: 'https://people.example',
        },
      }),
    ]);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out.match(/^ok /gm)).toHaveLength(12);
    expect(bad.code).toBe(1);
    expect(bad.out.match(/^FAIL {2}(.{17})/gm)?.map((line) => line.slice(6).trim())).toEqual([
      'change signals',
      'replica',
      'object store',
      'mail',
      'Stripe',
      'signing key',
      'client build',
      'public address',
    ]);
    expect(bad.out).not.toContain('sk_test_wrong');
  });
});
