import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { notify } from '#server/features/notifications/notify.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { findNodes } from '../support/node-runtimes.ts';
import { buildDownloads, createOutsideProject, type OutsideProject } from '../support/outside-project.ts';

// The typed client where others run and compile it: each supported Node, ES modules and CommonJS, each module resolution.

const majors = [20, 22, 24] as const;
const nodes = await findNodes(majors);

let h: Harness;
let downloads: string;
let customer: BuiltUser;
let project: OutsideProject;
beforeAll(async () => {
  downloads = await buildDownloads();
  h = await createHarness({ env: { CLIENT_DIR: downloads } });
  const { url } = await h.listen();
  customer = await buildUser(h);
  const { key } = await buildKey(h, customer);
  project = createOutsideProject({ TRUEFORM_URL: url, TRUEFORM_KEY: key });
  const installed = await project.example('install/typescript.sh');
  expect(installed, installed.output).toMatchObject({ code: 0 });
  for (const [file, load] of [
    ['follow.mjs', "import { createClient } from 'trueform-client';"],
    ['follow.cjs', "const { createClient } = require('trueform-client');"],
  ] as const) {
    project.write(file, `${load}\n${program}`);
  }
});
afterAll(async () => {
  project.remove();
  await h.stop();
  fs.rmSync(downloads, { recursive: true, force: true });
});

/** Calls, follows events until one comes, and ends by itself. */
const program = `
const { TRUEFORM_URL, TRUEFORM_KEY } = process.env;
const api = createClient({ baseUrl: TRUEFORM_URL, apiKey: TRUEFORM_KEY });
const subscription = api.notifications.onEvent.subscribe({}, {
  onStarted: () => console.log('listening by', typeof WebSocket === 'undefined' ? 'fetch' : 'socket'),
  onData: async ({ id, data }) => {
    if (data.kind !== 'insert') return;
    console.log('heard', data.notification.title, Number(id) > 0);
    subscription.unsubscribe();
    const folder = await api.folders.create.mutate({ name: 'Made by ' + process.version });
    console.log('made', folder.name);
    await api.close();
  },
  onError: (error) => console.log('failed', error.name, error.code),
});
`;

async function follow(node: string, args: readonly string[]): Promise<string> {
  const running = project.open(node, args);
  try {
    await expect.poll(() => running.output()).toMatch(/^listening/m);
    const payload = { documentId: randomUUID(), filename: 'birth.pdf' };
    await h.db.transaction().execute((trx) => notify(trx, { userId: customer.id, kind: 'translation_ready', payload }));
    expect(await running.ended(), running.output()).toBe(0);
    return running.output();
  } finally {
    await running.stop();
  }
}

describe.each(majors)('Node %i', (major) => {
  const node = nodes.get(major);
  const isMissing = node === undefined;
  test.skipIf(isMissing).each(['mjs', 'cjs'])(
    'calls and follows events (%s)',
    { meta: { needs: `Node ${String(major)}` } },
    async (kind) => {
      const output = await follow(node ?? '', [`follow.${kind}`]);
      expect(output).toMatch(major < 22 ? /^listening by fetch$/m : /^listening by socket$/m);
      expect(output).toMatch(/^heard .+ true\nmade Made by v/m);
    },
  );
});

test('a runtime without WebSocket follows events by fetch', async () => {
  const output = await follow(process.execPath, ['--no-experimental-websocket', 'follow.mjs']);
  expect(output).toMatch(/^listening by fetch\nheard .+ true\nmade Made by v/m);
});

test('a key that may not is told so, by fetch as by a socket', async () => {
  const { key } = await buildKey(h, customer, { scopes: ['webhooks:manage'] });
  const { TRUEFORM_KEY: whole = '' } = project.env;
  project.env.TRUEFORM_KEY = key;
  try {
    for (const args of [['follow.mjs'], ['--no-experimental-websocket', 'follow.mjs']]) {
      const running = project.open(process.execPath, args);
      await expect.poll(() => running.output()).toBe('failed TrueformError SCOPE_MISSING\n');
      await running.stop();
    }
  } finally {
    project.env.TRUEFORM_KEY = whole;
  }
});

test('calls ask for the version that the types are of', async () => {
  project.write(
    'version.mjs',
    `import { createClient } from 'trueform-client';
const { TRUEFORM_URL, TRUEFORM_KEY } = process.env;
const send = async (url, init) => {
  const response = await fetch(url, init);
  console.log(new Headers(init.headers).get('trueform-version'), response.headers.get('trueform-version'), response.status);
  return response;
};
const api = createClient({ baseUrl: TRUEFORM_URL, apiKey: TRUEFORM_KEY, fetch: send });
await api.documents.stats.query();
await api.folders.create.mutate({ name: 'Versions' });`,
  );
  const { output } = await project.run(process.execPath, ['version.mjs']);
  const text = fs.readFileSync('server/public-api/openapi.json', 'utf8');
  const { info } = z.object({ info: z.object({ version: z.string() }) }).parse(JSON.parse(text));
  expect(output).toBe(`${info.version} ${info.version} 200\n`.repeat(2));
});

describe('types', () => {
  const uses = (load: string) => `${load}
const api = createClient({ baseUrl: 'https://trueform.example', apiKey: 'tfe_test_x', WebSocket: class { close(): void {} } });
export async function first(): Promise<string> {
  const { items } = await api.documents.list.query({ page: 1 });
  // @ts-expect-error a field that no order has
  items[0]?.statuss;
  return items[0]?.verificationCode ?? '';
}
`;

  const title = 'are found by the resolution %s for %s modules in %s';
  test.each([['node10', 'commonjs', 'uses.ts']])(title, expectTypes);
  test.each([
    ['node16', 'node16', 'uses.mts'],
    ['node16', 'node16', 'uses.cts'],
    ['nodenext', 'nodenext', 'uses.cts'],
    ['bundler', 'esnext', 'uses.ts'],
  ])(title, { tags: 'sweep' }, expectTypes);

  async function expectTypes(resolution: string, module: string, file: string): Promise<void> {
    project.write(file, uses("import { createClient } from 'trueform-client';"));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const language = ['--strict', '--noEmit', '--target', 'es2022', '--ignoreConfig', '--ignoreDeprecations', '6.0'];
    const libraries = ['--lib', 'es2022,dom'];
    const modules = ['--module', module, '--moduleResolution', resolution];
    const { code, output } = await project.run(process.execPath, [tsc, file, ...language, ...libraries, ...modules]);
    expect(code, output).toBe(0);
  }
});
