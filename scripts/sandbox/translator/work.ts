import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { maxRetryAgeMs, startDispatcher, type Dispatcher } from '../support/dispatcher.ts';
import { buildMessage, describeFailure, sendMessage } from './callback.ts';
import type { Drafter } from './draft.ts';
import { chooseDeliveryIds, type Callback, type Job, type JobStore } from './store.ts';

const downloadTimeoutMs = 20_000;
const maxDownloadAttempts = 8;
const failureReason = 'The sandbox is set to fail.';

/** Makes drafts of waiting jobs and sends callbacks of finished ones. */
export function startWork(options: {
  store: JobStore;
  filesDir: string;
  secret: string;
  drafter: Drafter;
  getBaseUrl: () => string;
}): Dispatcher & { warm(): void } {
  const { store, filesDir, drafter } = options;
  const callbacks = startDispatcher<Callback>({ listPending: () => store.listPendingCallbacks(), attempt: callBack });
  const jobs = startDispatcher<Job>({ listPending: () => store.listWaiting(), attempt: process });

  async function process(job: Job, signal: AbortSignal): Promise<void> {
    if (job.mode === 'fail') end(job, { state: 'failed', note: failureReason });
    else await makeFile(job, signal);
  }

  async function makeFile(job: Job, signal: AbortSignal): Promise<void> {
    try {
      const source = await download(job.order.url, signal);
      const file = `${randomBytes(24).toString('base64url')}.pdf`;
      const draft = await drafter.make(job.order, source);
      if (signal.aborted) return;
      await writeDurably(path.join(filesDir, file), draft);
      end(job, { state: job.mode === 'silent' ? 'silent' : 'finished', file });
    } catch (error) {
      if (signal.aborted) return;
      const note = `No draft could be made: ${describeFailure(error)}`;
      if (job.attempts + 1 < maxDownloadAttempts) store.postpone(job, note);
      else end(job, { state: 'failed', note });
    }
  }

  function end(job: Job, result: { state: string; file?: string; note?: string }): void {
    store.finish(job, { ...result, deliveryIds: chooseDeliveryIds(job.mode) });
    callbacks.notify();
  }

  async function callBack(callback: Callback, signal: AbortSignal): Promise<void> {
    const job = store.findJob(callback.jobId);
    if (job === undefined) throw new Error(`Callback ${callback.id} has no job`);
    const readDraft = (file: string): Promise<Uint8Array> => fs.readFile(path.join(filesDir, file));
    const message = await buildMessage(job, { baseUrl: options.getBaseUrl(), readDraft });
    const { deliveryId } = callback;
    const call = { url: job.order.callback_url, secret: options.secret, deliveryId, signal };
    const { isDone, outcome } = await sendMessage(message, call);
    if (signal.aborted) return;
    const isExpired = Date.now() - callback.created > maxRetryAgeMs;
    store.settle(callback, { state: isDone ? 'delivered' : isExpired ? 'given up' : 'pending', outcome });
  }

  return {
    warm: () => drafter.warm(),
    notify: () => {
      jobs.notify();
      callbacks.notify();
    },
    stop: async () => {
      // The signal is aborted first: what the stopping drafter leaves unfinished is made by the next start.
      const stopped = jobs.stop();
      drafter.stop();
      await stopped;
      await callbacks.stop();
    },
  };
}

async function download(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(downloadTimeoutMs)]) });
  if (!response.ok) throw new Error(`the source answered ${response.status}`);
  return response.bytes();
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  await fs.writeFile(`${file}.tmp`, content, { flush: true });
  await fs.rename(`${file}.tmp`, file);
}
