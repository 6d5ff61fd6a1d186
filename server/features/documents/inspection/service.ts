import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import type { FileFacts } from '#shared/certificate/findings.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { readStored, type RecordedFile } from '#server/features/documents/stored-bytes.ts';
import type { ChildAnswer } from './file-facts-child.ts';

/*
 * What a translation's file shows and says, read before it is certified.
 * Promises: a file costs at most 30 seconds and 640 MB of another process, one file at a time.
 * Never: a file's code in this process, or an answer guessed because reading it failed.
 */

const residentBytesMax = 640 * 1024 * 1024;
const pollIntervalMs = 50;
/** Starting the process counts: on a loaded machine that alone takes seconds. */
const readTimeoutMs = 30_000;
const idleTimeoutMs = 60_000;
/** Decisions are made by people: more than this at once is a fault, and each file is held in memory. */
const waitingMax = 64;

let child: ChildProcess | undefined;
let retirement: NodeJS.Timeout | undefined;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Facts of a stored file; undefined for one that cannot be read, or only at too great a cost. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED, and SERVICE_UNAVAILABLE when too many files wait.
 */
export async function inspectFile(deps: Deps, file: RecordedFile): Promise<FileFacts | undefined> {
  const bytes = await readStored(deps, file);
  if (waiting >= waitingMax) throw new AppError('SERVICE_UNAVAILABLE');
  waiting += 1;
  // A child that ended without having been killed for its costs may have been ended from outside: once more.
  const read = turn.then(async () => (await readInChild(bytes)) ?? readInChild(bytes)).then((answer) => answer?.facts);
  turn = read.catch(() => undefined);
  try {
    return await read;
  } finally {
    waiting -= 1;
  }
}

/** Ends the process that reads files, at shutdown. The next file starts it again. */
export function stopInspection(): void {
  clearTimeout(retirement);
  child?.kill('SIGKILL');
  child = undefined;
}

function startChild(): ChildProcess {
  // Next to this file, as TypeScript in development and JavaScript once built.
  const extension = path.extname(new URL(import.meta.url).pathname);
  // No environment: a process that reads strangers' files gets no secrets.
  const started = fork(new URL(`./file-facts-child${extension}`, import.meta.url), {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  started.stdin?.on('error', () => undefined);
  started.once('error', () => undefined);
  started.once('exit', () => {
    if (child === started) child = undefined;
  });
  started.unref();
  started.channel?.unref();
  if (started.stdin instanceof Socket) started.stdin.unref();
  return started;
}

/** Undefined when the process ended by itself or by somebody else's hand. */
async function readInChild(bytes: Buffer): Promise<ChildAnswer | undefined> {
  clearTimeout(retirement);
  child ??= startChild();
  const reader = child;
  const { promise, resolve } = Promise.withResolvers<ChildAnswer | undefined>();
  const end = () => resolve(undefined);
  const kill = () => {
    resolve({ facts: undefined });
    reader.kill('SIGKILL');
  };
  reader.once('message', resolve);
  reader.once('exit', end);
  const watch = setInterval(() => void whenLarge(reader, kill), pollIntervalMs);
  const deadline = setTimeout(kill, readTimeoutMs);
  try {
    const header = Buffer.alloc(4);
    header.writeUInt32BE(bytes.length);
    reader.stdin?.write(header);
    reader.stdin?.write(bytes);
    return await promise;
  } finally {
    clearInterval(watch);
    clearTimeout(deadline);
    reader.off('message', resolve).off('exit', end);
    if (reader.killed && child === reader) child = undefined;
    retirement = setTimeout(stopInspection, idleTimeoutMs).unref();
  }
}

async function whenLarge(reader: ChildProcess, kill: () => void): Promise<void> {
  try {
    const status = await readFile(`/proc/${reader.pid ?? 0}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    if (kilobytes * 1024 > residentBytesMax) kill();
  } catch {
    // Not Linux, or the process is gone: the deadline remains.
  }
}
