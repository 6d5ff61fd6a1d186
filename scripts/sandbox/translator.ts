import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import express, { type Express, type Request } from 'express';
import { deliveryHeader, isSignedBy, signatureHeader, timestampHeader } from '#server/platform/integrations/hmac.ts';
import { createSandboxApp, reportFault } from './support/express.ts';
import { listen } from './support/listen.ts';
import { createDrafter, type Drafter } from './translator/draft.ts';
import { controlInput, orderSchema, type Behavior } from './translator/job.ts';
import { renderJobs } from './translator/page.ts';
import { openJobStore, type JobStore } from './translator/store.ts';
import { startWork } from './translator/work.ts';

export type Translator = {
  /** Webhook URL for the application's orders. */
  url: string;
  controlUrl: string;
  /** Web page of jobs and modes. */
  pageUrl: string;
  stop(): Promise<void>;
};

type Parts = {
  store: JobStore;
  work: ReturnType<typeof startWork>;
  behavior: Behavior;
  filesDir: string;
  secret: string;
};

const maxTimestampAgeSeconds = 5 * 60;
const draftDelayMs = 1500;
const slowResponseMs = 15_000;

/**
 * Translation workflow on the loopback address: accepts signed orders, makes drafts and retries signed callbacks. Accepted
 * orders are durable in `dir` and resume after a restart. A `port` in use is replaced by a free one. The drafter, its own unless
 * given, is stopped with it.
 */
export async function startTranslator(options: {
  dir: string;
  port?: number;
  secret: string;
  drafter?: Drafter;
}): Promise<Translator> {
  const filesDir = path.join(options.dir, 'files');
  fs.mkdirSync(filesDir, { recursive: true });
  let baseUrl = '';
  const store = openJobStore(options.dir);
  const work = startWork({
    store,
    filesDir,
    secret: options.secret,
    drafter: options.drafter ?? createDrafter(),
    getBaseUrl: () => baseUrl,
  });
  const behavior: Behavior = { mode: 'normal', delayMs: undefined };
  const server = await listen(
    createTranslatorApp({ store, work, behavior, filesDir, secret: options.secret }),
    options.port,
  );
  baseUrl = server.url;
  work.notify();
  return {
    url: `${baseUrl}/webhook`,
    controlUrl: `${baseUrl}/control`,
    pageUrl: baseUrl,
    stop: async () => {
      await Promise.all([server.stop(), work.stop()]);
      store.close();
    },
  };
}

function createTranslatorApp(parts: Parts): Express {
  const { store, behavior } = parts;
  const app = createSandboxApp();
  app.post('/webhook', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const { mode, delayMs } = behavior;
    const reply =
      mode === 'down'
        ? { status: 503, body: { error: 'The sandbox is set to be down.' } }
        : acceptOrder(parts, request);
    if (mode === 'slow') await wait(delayMs ?? slowResponseMs);
    response.status(reply.status).json(reply.body);
  });
  app.post('/control', express.json(), express.urlencoded({ extended: false }), (request, response) => {
    const input = controlInput.safeParse(request.body);
    if (!input.success) {
      response.status(400).json({ error: input.error.message });
      return;
    }
    behavior.mode = input.data.mode;
    behavior.delayMs = input.data.delayMs;
    if (request.is('urlencoded') === false) response.json(behavior);
    else response.redirect(303, '/');
  });
  app.get('/jobs.json', (_request, response) => {
    response.json(store.listRecent().map((job) => ({ ...job, callbacks: store.listCallbacks(job.id) })));
  });
  app.get('/', (_request, response) => {
    response.send(renderJobs(store, behavior));
  });
  app.use('/files', express.static(parts.filesDir, { index: false, fallthrough: false, cacheControl: false }));
  app.use(reportFault);
  return app;
}

/** 202 once the order is on disk, 200 for a known delivery, 401 for a wrong signature. */
function acceptOrder(parts: Parts, request: Request): { status: number; body: object } {
  const body: Uint8Array = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const timestamp = Number(request.get(timestampHeader));
  const signature = request.get(signatureHeader) ?? '';
  const deliveryId = request.get(deliveryHeader) ?? '';
  const isFresh = Math.abs(Date.now() / 1000 - timestamp) <= maxTimestampAgeSeconds;
  if (!isFresh || !isSignedBy([parts.secret], { timestamp, body, signature })) {
    return { status: 401, body: { error: 'Bad signature or old timestamp' } };
  }
  if (deliveryId === '') return { status: 400, body: { error: `Missing ${deliveryHeader}` } };
  const order = orderSchema.safeParse(parseJson(body));
  if (!order.success) return { status: 400, body: { error: order.error.message } };
  const { mode, delayMs } = parts.behavior;
  const delay = mode === 'slow' ? draftDelayMs : (delayMs ?? draftDelayMs);
  const isNew = parts.store.accept({ deliveryId, order: order.data, mode, dueAt: Date.now() + delay });
  parts.work.warm();
  parts.work.notify();
  return { status: isNew ? 202 : 200, body: { accepted: true } };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
