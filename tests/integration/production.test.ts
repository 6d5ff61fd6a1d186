import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../../scripts/run/paths.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf } from '../support/server-process.ts';

// The server is built first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
let dir: string;

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'production-'));
  await fs.symlink(inRoot('node_modules'), path.join(dir, 'node_modules'));
  await fs.copyFile(inRoot('package.json'), path.join(dir, 'package.json'));
  const code = `import { buildServer } from ${JSON.stringify(inRoot('scripts/run/server-build.ts'))}; await buildServer(${JSON.stringify(path.join(dir, 'dist'))});`;
  const build = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  const [built] = await Promise.all([once(build, 'exit'), createHarness().then((made) => (h = made))]);
  expect(built[0]).toBe(0);
});
afterAll(async () => {
  await h.stop();
  await fs.rm(dir, { recursive: true, force: true });
});

function run(
  file: string,
  args: string[],
  settings: Record<string, string>,
): { child: ChildProcess; text: () => string } {
  const child = spawn(process.execPath, [path.join('dist/server', file), ...args], {
    cwd: dir,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return { child, text: () => printed };
}

const readyMessage = z.object({ ready: z.literal(true), port: z.number() });

test('the built server starts with tracing, gets ready and ends in order', async () => {
  const settings = { ...settingsOf(h.env), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  const { child, text } = run('main.js', [], settings);
  const failed = once(child, 'exit').then((): never => {
    throw new Error(text());
  });
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  const { port } = readyMessage.parse(message);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('the built command for operators runs', async () => {
  const { child, text } = run('cli.js', ['verify-audit'], settingsOf(h.env));
  const [code] = await once(child, 'close');
  expect(text()).toMatch(/^whole: \d+ rows/);
  expect(code).toBe(0);
});
