import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTRPCClient, httpLink } from '@trpc/client';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, inject, onTestFailed, test, vi } from 'vitest';
import { z } from 'zod';
import { minimumNode } from '#server/operations/node-version.ts';
import type { AppRouter } from '#server/router.ts';
import { buildServerOnce } from '../../scripts/build/server-build.ts';
import { inRoot } from '../../scripts/run/paths.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../scripts/sandbox/support/pgbouncer.ts';
import { emptyDatabase } from '../support/database.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { drawPage } from '../support/readings.ts';
import { statement } from '../support/reviews.ts';
import { settingsOf } from '../support/server-process.ts';
import { signerInput } from '../support/signers.ts';

/**
 * The product as shipped: an empty folder, production packages, the build and a new database.
 * @module-tag sweep
 */

// The setup installs packages and builds the server.
/** In blocks on the disk. */
const packagesMax = 200 * 1024 * 1024;
const startMax = 3;
const password = 'a long and quiet sentence';

let h: Harness;
let dir: string;
let url: string;
let database: { url: string; drop(): Promise<void> };
let pooler: PgBouncer | undefined;
let settings: Record<string, string>;

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'production-'));
  for (const name of ['package.json', 'package-lock.json']) await fs.copyFile(inRoot(name), path.join(dir, name));
  [h, database] = await Promise.all([
    createHarness(),
    emptyDatabase(inject('services').postgresUrl),
    install(),
    buildInto(path.join(dir, 'dist')),
  ]);
  if (await hasPgBouncer()) pooler = await startPgBouncer(database.url);
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  h.payments.setWebhookUrl(`${url}/webhooks/stripe`);
  settings = {
    ...settingsOf(h.env),
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: pooler?.url ?? database.url,
    DATABASE_DIRECT_URL: database.url,
    TYPESETTER_WARM_UP: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  };
});
afterAll(async () => {
  await pooler?.stop();
  await database.drop();
  await h.stop();
  await fs.rm(dir, { recursive: true, force: true });
});

async function succeed(child: ChildProcess): Promise<void> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(printed);
}

/** Prefers npm's cache. */
function install(): Promise<void> {
  const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  return succeed(spawn('npm', args, { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] }));
}

async function buildInto(folder: string): Promise<void> {
  await fs.cp(await buildServerOnce(), folder, { recursive: true });
  await fs.mkdir(path.join(folder, 'client'));
  await fs.writeFile(path.join(folder, 'client/index.html'), '<!doctype html><title>Client</title>');
}

function run(
  args: readonly string[],
  { input = '', more = {} }: { input?: string; more?: Record<string, string> } = {},
) {
  const child = spawn(process.execPath, [...args], {
    cwd: dir,
    env: { PATH: process.env['PATH'], ...settings, ...more },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  child.stdin?.end(input);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return { child, text: () => printed };
}

async function outcome(...given: Parameters<typeof run>): Promise<{ code: number | null; text: string }> {
  const { child, text } = run(...given);
  await once(child, 'close');
  return { code: child.exitCode, text: text() };
}

const cli = (args: readonly string[], input?: string) => outcome(['dist/server/cli.js', ...args], { input });

/** Starts the server and waits until it is ready. */
async function start() {
  const { child, text } = run(['dist/server/main.js']);
  const failed = once(child, 'exit').then((): never => {
    throw new Error(text());
  });
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  const cpuSeconds = await cpuOf(child.pid ?? 0);
  return { child, text, cpuSeconds };
}

/** CPU seconds of a process and its threads, from Linux clock ticks (1/100 s); undefined on other systems. */
async function cpuOf(pid: number): Promise<number | undefined> {
  const text = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / 100;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await fs.stat(path.join(entry.parentPath, entry.name))).blocks * 512);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A browser session: the product's own client with a cookie jar. */
function visit() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const api = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        headers: () => ({ cookie: cookie() }),
        fetch: async (input: string | URL | Request, init) => {
          const response = await fetch(input, { ...init, body: init?.body as string });
          for (const set of response.headers.getSetCookie()) {
            const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
            jar.set(name, value);
          }
          return response;
        },
      }),
    ],
  });
  return { api, cookie };
}

async function register(name: string, email: string) {
  const { api, cookie } = visit();
  await api.auth.register.mutate({ name, email, phone: '+15550100', password });
  const token = await vi.waitFor(async () => {
    const [mail] = await h.mails(email);
    const link = mail?.links.find((one) => one.includes('token='));
    return z.string().parse(link && new URL(link).searchParams.get('token'));
  }, 60_000);
  await api.auth.confirmEmail.mutate({ token });
  await api.auth.login.mutate({ email, password });
  return { api, cookie };
}

const scannedLines = [
  'Certificate of birth',
  'It is certified that the birth was recorded',
  'in the civil registry of this municipality.',
  'The date of birth is stated in the record.',
];

/** A page of text, and a page that is a picture of text; in English, which the sandbox workflow copies. */
async function scannedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER' });
  const bytes = buffer(document);
  document.text('It is certified that the birth was recorded in the civil registry of this municipality. '.repeat(9));
  document.addPage().image((await drawPage({ lines: scannedLines })).png, 0, 0, { width: 600 });
  document.end();
  return bytes;
}

const waiting = { timeout: 60_000, interval: 250 };

test('an older Node version is refused with a one-line error', async () => {
  const manifest = z.object({ engines: z.object({ node: z.string() }) });
  const { engines } = manifest.parse(JSON.parse(await fs.readFile(inRoot('package.json'), 'utf8')));
  expect(minimumNode.startsWith(engines.node.replace('>=', ''))).toBe(true);
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
  for (const file of ['main.js', 'cli.js']) {
    expect(await outcome([...args, `dist/server/${file}`])).toEqual({
      code: 1,
      text: `Node ${minimumNode} or newer is needed; this is 20.19.0.\n`,
    });
  }
});

test('a production install is small, starts quickly, takes an order to its certificate and exits cleanly', async () => {
  expect(await sizeOf(path.join(dir, 'node_modules'))).toBeLessThan(packagesMax);
  expect(await outcome(['dist/server/main.js'], { more: { MIGRATE: 'only' } })).toMatchObject({ code: 0 });
  expect(await cli(['create-admin', 'admin@shop.example', '--name', 'Ada'], password)).toMatchObject({ code: 0 });
  const { child, text, cpuSeconds = 0 } = await start();
  onTestFailed(() => console.error(child.exitCode, child.signalCode, text()));
  expect(cpuSeconds).toBeLessThan(startMax);
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, waiting).toBe(200);

  const staff = await register('Minh Trần', 'authenticator@shop.example');
  const admin = visit();
  await admin.api.auth.login.mutate({ email: 'admin@shop.example', password });
  const { items } = await admin.api.admin.users.query({});
  const id = items.find((user) => user.email === 'authenticator@shop.example')?.id ?? '';
  await admin.api.admin.setUserRole.mutate({ id, role: 'authenticator' });
  const { isWhole } = await staff.api.authenticator.updateSignerProfile.mutate(signerInput('Minh Trần'));
  expect(isWhole).toBe(true);
  const [claim] = (await staff.api.authenticator.credentials.query()).items;
  await admin.api.admin.checkCredential.mutate({ credentialId: claim?.id ?? '', how: 'Seen at the authority' });

  // The files that drafts are made of are shipped.
  expect((await staff.api.authenticator.forms.query({ lang: 'de' })).total).toBeGreaterThan(0);
  expect((await staff.api.authenticator.phrases.query({ lang: 'de' })).total).toBeGreaterThan(0);

  const customer = await register('Hanako', 'customer@shop.example');
  const draft = await customer.api.documents.create.mutate({ filename: 'family.pdf', idempotencyKey: 'one-order' });
  const upload = await fetch(`${url}/files/documents/${draft.id}`, {
    method: 'PUT',
    headers: { cookie: customer.cookie() },
    body: new Uint8Array(await scannedPdf()),
  });
  expect(await upload.json()).toMatchObject({ pages: 2, quote: { totalCents: 3000 } });
  const order = { documentIds: [draft.id], expectedTotalCents: 3000 };
  const { sessionId } = await customer.api.payments.createCheckoutSession.mutate(order);
  await fetch(`${h.payments.url}/sandbox/sessions/${sessionId}/complete`, { method: 'POST' });
  const queued = async () => (await staff.api.authenticator.queue.query({})).items[0];
  await expect.poll(async () => (await queued())?.hasTranslation, waiting).toBe(true);

  const pages = async () =>
    (await staff.api.authenticator.text.query({ id: (await queued())?.id ?? '' })).pages.map(({ via }) => via);
  await expect.poll(pages, { timeout: 120_000, interval: 500 }).toEqual(['layer', 'ocr']);

  const holders = [
    { name: 'Mohammed al-Farsi', nativeName: 'محمد الفارسي' },
    { name: 'Hanako Yamada', nativeName: '山田 花子' },
    { name: 'Nguyễn Thị Ánh Ngọc' },
  ];
  const facts = { paperKind: 'Birth certificate', holders };
  const reviewId = (await queued())?.id ?? '';
  const { verificationCode } = await staff.api.authenticator.approve.mutate({ id: reviewId, ...statement, facts });
  const found = await visit().api.verification.lookup.query({ code: verificationCode });
  expect(found).toMatchObject({ pages: 2, isAuthenticated: true });
  const link = { id: draft.id, kind: 'translation', disposition: 'attachment' } as const;
  const file = await fetch((await customer.api.documents.fileLink.mutate(link)).url);
  const printed = squeezed((await readPrinted(new Uint8Array(await file.arrayBuffer()))).join('\n')).normalize('NFC');
  for (const { name, nativeName = name } of holders) {
    for (const either of [name, nativeName]) expect(printed).toContain(squeezed(either).normalize('NFC'));
  }

  const diagnosis = await cli(['doctor']);
  expect(diagnosis.text).not.toMatch(/^FAIL/m);
  expect(diagnosis.code).toBe(0);
  const audit = await cli(['verify-audit']);
  expect(audit.text).toMatch(/^intact: [1-9]\d* rows/);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
