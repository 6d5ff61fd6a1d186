import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/run/paths.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/** A checkout whose packages are missing, with an npm that fails at once. */

let root: string;
let port: number;
const holder = net.createServer();

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'));
  fs.mkdirSync(path.join(root, 'scripts'));
  fs.mkdirSync(path.join(root, '.data'));
  fs.copyFileSync(inRoot('scripts/bootstrap.mjs'), path.join(root, 'scripts/bootstrap.mjs'));
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  ({ port } = readAddress(holder));
});
afterAll(() => {
  holder.close();
  fs.rmSync(root, { recursive: true, force: true });
});

async function run(command: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', command], {
    cwd: root,
    env: { PATH: process.env['PATH'], npm_execpath: path.join(root, 'npm-cli.js'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'close')]);
  return { code: child.exitCode, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

const installing = { code: 1, stdout: 'installing packages (npm ci)\n' };

test.each(['start', 'dev'])('npm run %s reports a taken port before installing anything', async (command) => {
  expect(await run(command, { PORT: String(port) })).toEqual({
    code: 1,
    stdout: '',
    stderr: `port ${port} is in use by another program: set PORT, or PORT=0 for any free one\n`,
  });
});

test('a free port passes, a build needs none, and an instance on the same data folder releases its port', async () => {
  expect(await run('start', { PORT: '0' })).toMatchObject(installing);
  expect(await run('build', { PORT: String(port) })).toMatchObject(installing);
  fs.writeFileSync(path.join(root, '.data/start.pid'), String(process.pid));
  expect(await run('start', { PORT: String(port) })).toMatchObject(installing);
});
