import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { readStored, type RecordedFile } from '#server/features/documents/stored-bytes.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { BusyError, WatchedChild } from '#server/platform/processes/watched-child.ts';
import type { FileFacts } from '#shared/certificate/findings.ts';

/*
 * Inspection of a translation's file before it is certified.
 * Promises: files are inspected one at a time in a child process, within 30 seconds and 640 MB.
 * Never: a file parsed in this process, or facts guessed after a failure.
 */

/** Of the child; no facts when it cannot read the file. */
export interface ChildAnswer {
  facts: FileFacts | undefined;
}

const child = new WatchedChild<ChildAnswer>({
  module: childModule(import.meta.url, 'file-facts-child'),
  maxResidentBytes: 640 * 1024 * 1024,
  // Includes the start of the process, which takes seconds on a loaded machine.
  timeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  // Decisions by people never queue this many.
  maxQueued: 64,
});

/**
 * Facts of a stored file; undefined when it cannot be read within the limits.
 * Throws STORED_FILE_MISSING, STORED_FILE_ALTERED, SERVICE_UNAVAILABLE (queue full, or starved of CPU).
 */
export async function inspectFile(deps: Deps, file: RecordedFile): Promise<FileFacts | undefined> {
  const bytes = await readStored(deps, file);
  try {
    return (await child.ask(bytes))?.facts;
  } catch (error) {
    throw error instanceof BusyError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

/** Kills the child process, at shutdown. The next file starts another. */
export function stopInspection(): void {
  child.stop();
}
