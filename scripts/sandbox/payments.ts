import express, { type RequestHandler } from 'express';
import { createApi } from './payments/api.ts';
import { createCheckoutRoutes } from './payments/checkout-routes.ts';
import { createControlRoutes } from './payments/control-routes.ts';
import { createControl } from './payments/control.ts';
import { createGate } from './payments/gate.ts';
import { startOutbox } from './payments/outbox.ts';
import { renderOverview } from './payments/overview-page.ts';
import { expireOverdueSessions, type Sandbox } from './payments/sessions.ts';
import { openStore } from './payments/store.ts';
import { createSandboxApp, reportFault } from './support/express.ts';
import { listen } from './support/listen.ts';

export type Payments = {
  url: string;
  port: number;
  /** Sets the webhook URL and delivers pending events immediately. */
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
};

const expiryIntervalMs = 1000;

/**
 * The subset of Stripe's API that the application uses, on the loopback address, with checkout page and signed webhooks.
 * State is durable in `dir`. A `port` in use is replaced by a free one; without `webhookUrl` events wait for `setWebhookUrl`.
 */
export async function startPayments(options: {
  dir: string;
  port?: number;
  secretKey: string;
  webhookUrl?: string;
  webhookSecret: string;
  merchantName: string;
}): Promise<Payments> {
  const { secretKey, webhookSecret, merchantName } = options;
  let { webhookUrl } = options;
  let baseUrl = '';
  const getBaseUrl = (): string => baseUrl;
  const store = openStore(options.dir);
  const control = createControl();
  const outbox = startOutbox({ store, control, webhookSecret, secretKey, getWebhookUrl: () => webhookUrl, getBaseUrl });
  const sandbox: Sandbox = { store, outbox };

  const app = createSandboxApp();
  const gate = createGate({ store, control, secretKey });
  app.use(
    '/v1',
    express.text({ type: () => true, limit: '1mb' }),
    gate,
    createApi(sandbox, { getBaseUrl }),
    respondNotFound,
  );
  app.use('/sandbox', createControlRoutes(sandbox, { control, getBaseUrl }));
  app.use(createCheckoutRoutes(sandbox, merchantName));
  app.get('/', (_request, response) => {
    response.send(renderOverview(sandbox, control));
  });
  app.use(reportFault);

  const server = await listen(app, options.port);
  baseUrl = server.url;
  const timer = setInterval(() => expireOverdueSessions(sandbox), expiryIntervalMs);
  outbox.flush();

  return {
    url: server.url,
    port: server.port,
    setWebhookUrl: (url) => {
      webhookUrl = url;
      outbox.flush();
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([server.stop(), outbox.stop()]);
      store.close();
    },
  };
}

const respondNotFound: RequestHandler = (request, response) => {
  const message = `Unrecognized request URL (${request.method}: ${request.originalUrl}).`;
  response.status(404).json({ error: { type: 'invalid_request_error', message } });
};
