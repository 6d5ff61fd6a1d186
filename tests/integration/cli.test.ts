import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand } from '#server/operations/cli.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf } from '../support/server-process.ts';

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
  code: number;
  out: string;
  err: string;
}

interface Call {
  input?: string;
  settings?: Record<string, string>;
}

/** Runs the operator's command in-process with the harness settings; the production test runs it as a process. */
async function cli(args: readonly string[], { input = '', settings = {} }: Call = {}): Promise<Outcome> {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  let [out, err] = ['', ''];
  log.mockImplementation((text: string) => (out += `${text}\n`));
  error.mockImplementation((text: string) => (err += `${text}\n`));
  try {
    const env = { CLIENT_DIR: dir, ...settingsOf(h.env), ...settings };
    const code = await runCommand(args, { env, input: Readable.from([input]) });
    return { code, out, err };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** Runs calls sequentially: they share one console. */
async function inTurn(...calls: readonly [args: readonly string[], call?: Call][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [args, call] of calls) outcomes.push(await cli(args, call));
  return outcomes;
}

/** Errors are one sentence, without a stack trace. */
function expectRefused(outcome: Outcome | undefined, text: string | RegExp, expected = 1): void {
  expect(outcome?.err).toMatch(text);
  expect(outcome?.err).not.toMatch(/^\s+at |Error:/m);
  expect(outcome?.code).toBe(expected);
}

describe('usage errors', () => {
  test('prints its usage and exits with 2', async () => {
    const calls = [
      [],
      ['explode'],
      ['backup'],
      ['restore', 'a', 'b'],
      ['create-admin', 'a@b.example'],
      ['doctor', '--x'],
    ];
    for (const outcome of await inTurn(...calls.map((args): [string[]] => [args]))) {
      expectRefused(outcome, 'usage: cli <command>', 2);
      expect(outcome.out).toBe('');
    }
    expect(await cli(['help'])).toMatchObject({ code: 0, err: '' });
  });

  test('reports missing settings by name, and an unavailable database in one sentence', async () => {
    const away = { DATABASE_URL: 'postgres://someone@127.0.0.1:1/none' };
    const specimens = { PUBLIC_URL: 'https://people.example', SANDBOX_TRANSLATIONS: 'true' };
    const [missing, specimen, ...others] = await inTurn(
      [['doctor'], { settings: { DATABASE_URL: '', S3_BUCKET: '' } }],
      [['doctor'], { settings: specimens }],
      [['verify-audit'], { settings: away }],
      [['backup', path.join(dir, 'away')], { settings: away }],
      [['create-admin', 'a@b.example', '--name', 'A'], { settings: away, input: goodPassword }],
    );
    expectRefused(specimen, /^SANDBOX_TRANSLATIONS=true certifies specimens: it needs a PUBLIC_URL on localhost$/m);
    expectRefused(missing, /^Missing required environment variables: DATABASE_URL, S3_BUCKET$/m);
    for (const outcome of others) expectRefused(outcome, /A dependency is unavailable: .*ECONNREFUSED/);
  });
});

describe('create-admin', () => {
  const create = (email: string, input: string, more: string[] = []) =>
    cli(['create-admin', email, '--name', 'Ada Lovelace', ...more], { input });

  test('creates an admin who can sign in immediately, and records it in the audit log', async () => {
    const made = await create('ada@operator.example', `${goodPassword}\n`);
    expect(made).toMatchObject({ code: 0, err: '' });
    const login = h.caller(null).auth.login({ email: 'ada@operator.example', password: goodPassword });
    expect(await login).toMatchObject({ user: { role: 'admin' } });
    const events = await h.db.selectFrom('staffEvents').select(['event', 'details']).execute();
    expect(events).toContainEqual({ event: 'role.set', details: { from: 'user', to: 'admin', by: 'operator' } });
  });

  test('refuses an address in use, a weak or missing password, an invalid address, and a password as an argument', async () => {
    expectRefused(await create('ADA@operator.example', goodPassword), 'ada@operator.example has an account already');
    for (const weak of ['abc', 'password123', '']) {
      expectRefused(await create('b@operator.example', weak), /password/i);
    }
    expectRefused(await create('not an address', goodPassword), /email/i);
    const argument = await create('b@operator.example', '', ['--password', goodPassword]);
    expectRefused(argument, /Unknown option '--password'/, 2);
    const found = await h.db.selectFrom('profiles').select('id').where('email', '=', 'b@operator.example').execute();
    expect(found).toEqual([]);
  });
});

describe('backup, restore and verify-audit', () => {
  test('write a backup, refuse a non-empty target, a damaged folder and another release, and verify the audit log', async () => {
    const folder = path.join(dir, 'backup');
    expect(await cli(['backup', folder])).toMatchObject({ code: 0, err: '' });
    const manifestFile = path.join(folder, 'manifest.json');
    const manifest = await fs.readFile(manifestFile, 'utf8');
    const other = path.join(dir, 'other');
    const damaged = path.join(dir, 'damaged');
    await Promise.all([fs.cp(folder, other, { recursive: true }), fs.cp(folder, damaged, { recursive: true })]);
    await fs.writeFile(path.join(other, 'manifest.json'), manifest.replace('"0002-accounts"', '"0002-others"'));
    await fs.appendFile(path.join(damaged, 'tables/public.profiles.jsonl'), '{}\n');
    const seal = path.join(dir, 'seal.json');
    const [again, full, otherRelease, changed, nothing, audit, noSeal] = await inTurn(
      [['backup', folder]],
      [['restore', folder]],
      [['restore', other]],
      [['restore', damaged]],
      [['restore', path.join(dir, 'nowhere')]],
      [['verify-audit', '--seal', seal]],
      [['verify-audit', '--against', path.join(dir, 'no-seal.json')]],
    );
    expectRefused(again, 'is not empty');
    expectRefused(full, 'is not empty');
    expectRefused(otherRelease, 'whose migration 0002-others this one does not have: restore it with that one');
    expectRefused(changed, 'does not match its checksum');
    expectRefused(nothing, 'is no backup');
    expectRefused(noSeal, 'There is no file');
    expect(audit).toMatchObject({ code: 0, err: '' });
    expect(await cli(['verify-audit', '--against', seal])).toMatchObject({ code: 0 });
  });
});

describe('doctor', () => {
  test('prints one line per dependency and fails for each broken one', async () => {
    await fs.writeFile(path.join(dir, 'index.html'), '');
    const wrong = {
      S3_BUCKET: 'no-such-bucket',
      SMTP_URL: 'smtp://127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_test_wrong',
      SIGNING_P12_BASE64: 'Z2FyYmFnZQ==',
      DATABASE_REPLICA_URL: h.env.databaseUrl,
      REDIS_URL: 'redis://127.0.0.1:1',
      CLIENT_DIR: '/nowhere',
      PUBLIC_URL: 'https://people.example',
      SANDBOX_TRANSLATIONS: '',
    };
    const good = await cli(['doctor']);
    const bad = await cli(['doctor'], { settings: wrong });
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out.match(/^ok /gm)).toHaveLength(16);
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
      'demo values',
    ]);
    expect(bad.out).toMatch(/^FAIL {2}demo values .*PUBLIC_URL is public .*BRAND_NAME.*STRIPE_SECRET_KEY/m);
    expect(bad.out).not.toContain('sk_test_wrong');
    expect(good.out).toContain('ok    sandboxes         up to date');
  });
});
