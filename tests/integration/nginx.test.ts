import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { inRoot } from '../../scripts/run/paths.ts';
import { candidatesOnPath, installSystemPackage } from '../../scripts/run/system-package.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf, startServerProcess, type ServerProcess } from '../support/server-process.ts';

/**
 * The balancer of compose.yaml's profile `scale`, with a real nginx before two web processes.
 * @module-tag sweep
 */

async function findNginx(): Promise<string | undefined> {
  for (const place of [...candidatesOnPath(['nginx']), '/usr/sbin/nginx']) {
    const isThere = await fs.access(place, fs.constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  return undefined;
}

if ((await findNginx()) === undefined) await installSystemPackage('nginx-light');
const program = await findNginx();

let h: Harness;
let dir: string;
let url: string;
let servers: ServerProcess[] = [];
let nginx: ChildProcess | undefined;
let printed = '';

beforeAll(async () => {
  if (program === undefined) return;
  h = await createHarness();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const settings = { ...settingsOf(h.env), PUBLIC_URL: url, ROLE: 'web', TRUST_PROXY: 'loopback' };
  servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const [one = '', other = ''] = servers.map((server) => new URL(server.url).host);
  const config = (await fs.readFile(inRoot('server/operations/nginx.conf'), 'utf8'))
    .replace('web-1:3000', one)
    .replace('web-2:3000', other)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/tmp/nginx.pid', path.join(dir, 'nginx.pid'));
  await fs.writeFile(path.join(dir, 'nginx.conf'), config);
  const args = ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  nginx.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await vi.waitFor(async () => expect((await fetch(`${url}/health/live`)).status, printed).toBe(200), 20_000);
});
afterAll(async () => {
  if (nginx && nginx.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  for (const server of servers) await server.kill();
  if (program === undefined) return;
  await h.stop();
  await fs.rm(dir, { recursive: true, force: true });
});

test.runIf(program)('no request fails while one of two processes is killed and stays away', async () => {
  const ask = () => fetch(`${url}/trpc/auth.session`).then(({ status }) => status);
  const before = await Promise.all(Array.from({ length: 40 }, ask));
  expect(new Set(before)).toEqual(new Set([200]));
  const around = Array.from({ length: 100 }, async (_none, at) => {
    if (at === 20) await servers[0]?.kill();
    return ask();
  });
  expect(new Set(await Promise.all(around))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(Array.from({ length: 40 }, ask)))).toEqual(new Set([200]));
});

test.runIf(program)('sockets are upgraded, and the product sees the caller by X-Forwarded-For', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc?connectionParams=1`, { origin: url });
  await once(socket, 'open');
  socket.close();
  const refused = await fetch(`${url}/trpc/auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'nobody@shop.example', password: 'a wrong password' }),
  });
  expect(refused.status).toBe(401);
});
