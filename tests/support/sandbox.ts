import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/** Folders, child processes and webhook receivers of the sandbox tests, removed after each test. */

let root = '';
export const stops: (() => Promise<void>)[] = [];
export const pollOptions = { timeout: 60_000, interval: 20 };

/** Registers cleanup hooks. Call it once per file: files share a worker, which evaluates this module once. */
export function cleanUpSandbox(): void {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-test-'));
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
}

export function newDir(name: string): string {
  // Readable by the account that PostgreSQL runs as under root.
  fs.chmodSync(root, 0o755);
  return path.join(root, `${name}-${Math.random().toString(36).slice(2)}`);
}

/** Awaits a service and stops it after the test. */
export async function running<Part extends { stop(): Promise<void> }>(starting: Promise<Part>): Promise<Part> {
  const part = await starting;
  stops.push(() => part.stop());
  return part;
}

/** Runs module code in a child process and returns its first output line; kills it after the test. */
export async function startChild(code: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  stops.push(() => kill(child));
  const chunks: unknown[] = await once(child.stdout, 'data');
  return { child, line: String(chunks[0]).trim() };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export type Received = { headers: IncomingHttpHeaders; body: Buffer };

/** A server that records requests and responds with the next status of `answers`, else 200. */
export async function startReceiver(answers: number[] = []): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Uint8Array[]) => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${readAddress(server).port}/hook`, received };
}

export function postJson(url: string, value: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
}
