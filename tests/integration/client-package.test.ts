import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createWebhookDispatcher } from '#server/features/notifications/webhooks/sending/dispatcher.ts';
import { everySandbox } from '#server/public-api/sandbox-deps.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { buildKey, buildTestKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pay } from '../support/orders.ts';
import {
  buildDownloads,
  createOutsideProject,
  exampleNames,
  exampleText,
  type OutsideProject,
  type Ran,
} from '../support/outside-project.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { statement } from '../support/reviews.ts';

// What `/developers` tells outsiders to do, done in an empty folder: the package, its types, and every example.

let h: Harness;
let downloads: string;
let customer: BuiltUser;
let authenticator: BuiltUser;
let project: OutsideProject;
beforeAll(async () => {
  downloads = await buildDownloads();
  h = await createHarness({ env: { CLIENT_DIR: downloads } });
  const { url } = await h.listen();
  customer = await buildUser(h);
  authenticator = await buildUser(h, { role: 'authenticator' });
  const { key } = await buildKey(h, customer);
  project = createOutsideProject({ TRUEFORM_URL: url, TRUEFORM_KEY: key });
  project.write('birth.pdf', await pdfOf(2));
  const installed = await project.example('install/typescript.sh');
  expect(installed, installed.output).toMatchObject({ code: 0 });
});
afterAll(async () => {
  project.remove();
  await h.stop();
  fs.rmSync(downloads, { recursive: true, force: true });
});

describe('types', () => {
  const compile = async (files: readonly string[], options: readonly string[]): Promise<Ran> => {
    const tsc = path.resolve('node_modules/typescript7/bin/tsc');
    const language = [
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--exactOptionalPropertyTypes',
    ];
    return project.run(process.execPath, [tsc, ...files, ...language, ...options]);
  };

  test('an outside program has what the procedures take and answer, and nothing else', async () => {
    project.write('program.ts', fs.readFileSync('tests/support/outside-program.txt', 'utf8'));
    const libraries = ['--lib', 'es2023,dom,dom.iterable,dom.asynciterable', '--types', ''];
    const { code, output } = await compile(['program.ts'], libraries);
    expect(code, output).toBe(0);
  });

  test('the examples compile', async () => {
    const files = exampleNames().filter((name) => name.endsWith('.txt'));
    const names = files.map((name) => name.replace('/', '-').replace('.txt', '.ts'));
    files.forEach((name, index) => project.write(names[index] ?? '', exampleText(name)));
    const types = ['--typeRoots', path.resolve('node_modules/@types'), '--types', 'node', '--skipLibCheck'];
    const { code, output } = await compile(names, types);
    expect(code, output).toBe(0);
  });

  test('the package brings no other', () => {
    const manifest = fs.readFileSync(path.join(project.dir, 'node_modules/trueform-client/package.json'), 'utf8');
    expect(manifest).not.toMatch(/[dD]ependencies/);
    expect(fs.readdirSync(path.join(project.dir, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'trueform-client',
    ]);
    const contract = fs.readFileSync(path.join(project.dir, 'node_modules/trueform-client/contract.d.ts'), 'utf8');
    expect(contract).not.toMatch(/^\s*import\b|\bimport\(/m);
  });
});

test.each(['first-call/curl.sh', 'first-call/typescript.txt', 'first-call/python.py'])('%s answers', async (name) => {
  const { code, output } = await project.example(name);
  expect(code, output).toBe(0);
  expect(output).toMatch(/successRate/);
});

test('each run of an example creates a new order, and prints why one is refused', async () => {
  const own = await buildUser(h);
  const { TRUEFORM_KEY: whole = '' } = project.env;
  project.env.TRUEFORM_KEY = (await buildKey(h, own)).key;
  project.write('birth.pdf', 'no paper');
  try {
    for (const name of ['order/curl.sh', 'order/python.py', 'order/typescript.txt']) {
      const { code, output } = await project.example(name);
      expect(code, output).not.toBe(0);
      expect(output, name).toMatch(/FILE_TYPE/);
      expect(output, name).toMatch(/Please select a PDF/);
    }
    project.env.TRUEFORM_KEY = 'tfe_live_none';
    for (const name of [
      'first-call/curl.sh',
      'first-call/python.py',
      'first-call/typescript.txt',
      'add-endpoint/curl.sh',
    ]) {
      const { code, output } = await project.example(name);
      expect(code, output).not.toBe(0);
      expect(output, name).toMatch(/KEY_INVALID/);
    }
  } finally {
    project.env.TRUEFORM_KEY = whole;
    project.write('birth.pdf', await pdfOf(2));
  }
  expect((await h.caller(own).documents.list({})).total).toBe(3);
});

async function expectOrder(name: string, receiver: string): Promise<void> {
  const own = await buildUser(h);
  project.env.TRUEFORM_KEY = (await buildKey(h, own)).key;
  const port = await findFreePort();
  // Live endpoints are added by a person, who gives a recent proof.
  const { signingKey } = await h.caller(own).notifications.createWebhookEndpoint({
    url: `http://127.0.0.1:${port}/events`,
    events: ['translation.completed'],
  });
  const listening = project.start(receiver, { TRUEFORM_WEBHOOK_SECRET: signingKey, PORT: String(port) });
  try {
    const running = project.example(name);
    await deliverFor(own, running);
    const { code, output } = await running;
    expect(code, output).toBe(0);
    expect(output).toMatch(/saved translation\.pdf/);
    const file = fs.readFileSync(path.join(project.dir, 'translation.pdf'));
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const { items } = await h.caller(own).documents.list({});
    expect(items).toMatchObject([{ filename: 'birth.pdf', pages: 2, status: 'completed', paymentStatus: 'paid' }]);
    await sendWebhooks();
    await expect.poll(() => listening.output()).toMatch(/^translation\.completed \S+/m);
  } finally {
    await listening.stop();
  }
}

const whole = '%s runs from an order to the delivered translation, of which %s hears';
test.each([['order/typescript.txt', 'receive-events/typescript.txt']])(whole, expectOrder);
test.each([
  ['order/curl.sh', 'receive-events/python.py'],
  ['order/python.py', 'receive-events/python.py'],
])(whole, { tags: 'sweep' }, expectOrder);

test('five minutes with a test key: an order, Pay, a test translation and its webhook, without staff', async () => {
  const { key, accountId } = await buildTestKey(h, await buildUser(h));
  const { TRUEFORM_KEY: liveKey = '' } = project.env;
  project.env.TRUEFORM_KEY = key;
  const port = await findFreePort();
  const added = await project.example('add-endpoint/curl.sh', (text) =>
    text.replace('https://your.example/events', `http://127.0.0.1:${port}/events`),
  );
  const { signingKey } = z.object({ signingKey: z.string() }).parse(JSON.parse(added.output));
  const listening = project.start('receive-events/typescript.txt', {
    TRUEFORM_WEBHOOK_SECRET: signingKey,
    PORT: String(port),
  });
  const dispatcher = createWebhookDispatcher(everySandbox(h.deps));
  try {
    const running = project.example('order/typescript.txt');
    const checkout = async () => {
      const { rows } = await h.deps.sandboxPool.query<{ id: string }>(
        'select id from test_checkouts where account_id = $1',
        [accountId],
      );
      return rows[0]?.id;
    };
    await expect.poll(checkout).toBeDefined();
    await fetch(`${h.env.publicUrl}/test-checkout/${String(await checkout())}/paid`, { method: 'POST' });
    await h.runJobs();
    const { code, output } = await running;
    expect(code, output).toBe(0);
    expect(output).toMatch(/saved translation\.pdf/);
    await dispatcher.drain();
    await expect.poll(() => listening.output()).toMatch(/^translation\.completed \S+/m);

    const late = project.example('test-clock/typescript.txt');
    const ended = late.then(() => true);
    while (!(await Promise.race([ended, h.runJobs().then(() => false)])));
    expect(await late).toMatchObject({ code: 0, output: expect.stringMatching(/^refunded [1-9]\d* cents/m) });
  } finally {
    project.env.TRUEFORM_KEY = liveKey;
    await Promise.all([listening.stop(), dispatcher.stop()]);
  }
});

async function sendWebhooks(): Promise<void> {
  const dispatcher = createWebhookDispatcher(h.deps);
  await dispatcher.drain();
  await dispatcher.stop();
}

/** What others do for an order: the customer pays, the workflow drafts, an authenticator approves. */
async function deliverFor(owner: BuiltUser, running: Promise<Ran>): Promise<void> {
  const opened = () =>
    h.db
      .selectFrom('payments')
      .select('stripeSessionId')
      .where('userId', '=', owner.id)
      .where('stripeSessionId', 'is not', null)
      .executeTakeFirst();
  const early = running.then(({ code, output }) => {
    throw new Error(`ended before the delivery with ${String(code)}: ${output}`);
  });
  const deliver = async () => {
    await expect.poll(opened).toBeDefined();
    await pay(h, (await opened())?.stripeSessionId ?? '');
    await expect
      .poll(async () => {
        await h.runJobs();
        const queue = await h.caller(authenticator).authenticator.queue({});
        return queue.items.find(({ hasTranslation }) => hasTranslation)?.id;
      })
      .toBeDefined();
    const [review] = (await h.caller(authenticator).authenticator.queue({})).items;
    await h.caller(authenticator).authenticator.approve({ id: review?.id ?? '', ...statement });
  };
  await Promise.race([deliver(), early]);
}

test('errors and lists of the examples', async () => {
  const missing = await project.example('errors/typescript.txt');
  expect(missing, missing.output).toMatchObject({ code: 0, output: expect.stringMatching(/^404 .+ [\da-f-]{36}\n$/) });
  const listed = await project.example('pages/typescript.txt');
  expect(listed, listed.output).toMatchObject({ code: 0, output: expect.stringMatching(/^birth\.pdf TFE\w+\n$/) });
});
