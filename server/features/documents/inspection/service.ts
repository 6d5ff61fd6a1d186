import type { ChildProcess } from 'node:child_process';
import type { FileFacts } from '#shared/certificate/findings.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { readStored, type RecordedFile } from '#server/features/documents/stored-bytes.ts';
import { childModule, forkChild } from '#server/processes/child.ts';
import { writeFrame } from '#server/processes/frames.ts';
import { residentBytes } from '#server/processes/usage.ts';

/*
 * Inspection of a translation's file before it is certified.
 * Promises: files are inspected one at a time in a child process, within 30 seconds and 640 MB.
 * Never: a file parsed in this process, or facts guessed after a failure.
 */

/** Of the child; no facts when it cannot read the file. */
export interface ChildAnswer {
  facts: FileFacts | undefined;
}

const maxResidentBytes = 640 * 1024 * 1024;
const pollIntervalMs = 50;
/** Includes the start of the process, which takes seconds on a loaded machine. */
const readTimeoutMs = 30_000;
const idleTimeoutMs = 60_000;
/** Each queued file is held in memory; decisions by people never queue this many. */
const maxQueued = 64;

let child: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let queued = 0;
let queueTail: Promise<unknown> = Promise.resolve();

/**
 * Facts of a stored file; undefined when it cannot be read within the limits.
 * Throws STORED_FILE_MISSING, STORED_FILE_ALTERED, SERVICE_UNAVAILABLE (queue full).
 */
export async function inspectFile(deps: Deps, file: RecordedFile): Promise<FileFacts | undefined> {
  const bytes = await readStored(deps, file);
  if (queued >= maxQueued) throw new AppError('SERVICE_UNAVAILABLE');
  queued += 1;
  // A child that exited without exceeding a limit may have been killed externally: retried once.
  const read = queueTail
    .then(async () => (await readInChild(bytes)) ?? readInChild(bytes))
    .then((answer) => answer?.facts);
  queueTail = read.catch(() => undefined);
  try {
    return await read;
  } finally {
    queued -= 1;
  }
}

/** Kills the child process, at shutdown or when idle. The next file starts another. */
export function stopInspection(): void {
  clearTimeout(idleTimer);
  child?.kill('SIGKILL');
  child = undefined;
}

function startChild(): ChildProcess {
  const started = forkChild(childModule(import.meta.url, 'file-facts-child'));
  started.once('error', () => undefined);
  started.once('exit', () => {
    if (child === started) child = undefined;
  });
  return started;
}

/** Undefined when the process exited without exceeding a limit. */
async function readInChild(bytes: Buffer): Promise<ChildAnswer | undefined> {
  clearTimeout(idleTimer);
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
  const watch = setInterval(() => void killWhenTooLarge(reader, kill), pollIntervalMs);
  const deadline = setTimeout(kill, readTimeoutMs);
  try {
    writeFrame(reader.stdin, bytes);
    return await promise;
  } finally {
    clearInterval(watch);
    clearTimeout(deadline);
    reader.off('message', resolve).off('exit', end);
    if (reader.killed && child === reader) child = undefined;
    idleTimer = setTimeout(stopInspection, idleTimeoutMs).unref();
  }
}

async function killWhenTooLarge(reader: ChildProcess, kill: () => void): Promise<void> {
  if ((await residentBytes(reader.pid ?? 0)) > maxResidentBytes) kill();
}
