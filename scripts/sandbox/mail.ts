import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { deliveryHeader, signatureHeader, signBody, timestampHeader } from '#server/platform/integrations/hmac.ts';
import { framedPolicy, renderFramed, renderInbox, renderMessage } from './mail/pages.ts';
import { openMailStore, type MailStore, type Message } from './mail/store.ts';
import { createSandboxApp, reportFault } from './support/express.ts';
import { findFreePort, listen } from './support/listen.ts';

export type Mail = { smtpUrl: string; url: string; list(): Promise<Message[]>; stop(): Promise<void> };

type Switch = { isAccepting: boolean };

/** Where mails to the house go, as a provider delivers them. */
export type Inbound = { url: string; secret: string };

const maxBytes = 25 * 1024 * 1024;
const controlInput = z.strictObject({ accept: z.boolean() });

/**
 * SMTP server on the loopback address that stores messages in `dir`, with a web page that shows them. A message is on disk
 * before it is acknowledged. Requested ports in use are replaced by free ones.
 */
export async function startMail(options: {
  dir: string;
  smtpPort?: number;
  httpPort?: number;
  inbound?: Inbound;
}): Promise<Mail> {
  const store = await openMailStore(options.dir);
  const control: Switch = { isAccepting: true };
  const smtp = createSmtpServer(store, control);
  const smtpPort = await findFreePort(options.smtpPort);
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', resolve);
  });
  // Clients that disconnect early are logged, not fatal.
  smtp.removeAllListeners('error').on('error', (error) => console.error(`sandbox mail: ${error.message}`));
  const web = await listen(createMailApp(store, control, options.inbound), options.httpPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: web.url,
    list: () => store.list(),
    stop: async () => {
      await Promise.all([web.stop(), new Promise<void>((resolve) => smtp.close(resolve))]);
    },
  };
}

function createSmtpServer(store: MailStore, control: Switch): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    size: maxBytes,
    onMailFrom: (_address, _session, callback) =>
      callback(control.isAccepting ? null : refusal(451, 'Temporarily unavailable, try again later')),
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map((recipient) => recipient.address),
      };
      stream
        .toArray()
        .then(async (chunks: Uint8Array[]) => {
          if (stream.sizeExceeded) throw refusal(552, 'Message exceeds the size limit');
          await store.save(Buffer.concat(chunks), envelope);
        })
        .then(
          () => callback(null),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
}

/** Delivers a mail to the house, signed like a provider's; `isAuthenticated` says whether its sender counts as proved. */
function deliverInbound({ url, secret }: Inbound, mail: object): Promise<Response> {
  const body = JSON.stringify({ id: `<${randomUUID()}@sandbox.test>`, ...mail });
  const timestamp = Math.floor(Date.now() / 1000);
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [deliveryHeader]: randomUUID(),
      [timestampHeader]: String(timestamp),
      [signatureHeader]: signBody(secret, timestamp, body),
    },
    body,
  });
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function createMailApp(store: MailStore, control: Switch, inbound: Inbound | undefined): Express {
  const app = createSandboxApp();
  app.get('/', async (_request, response) => {
    response.send(renderInbox(await store.list(), control.isAccepting));
  });
  app.get('/messages.json', async (request, response) => {
    const recipient = typeof request.query.to === 'string' ? request.query.to.toLowerCase() : undefined;
    const messages = await store.list();
    response.json(
      messages.filter(({ to }) => recipient === undefined || to.some((address) => address.toLowerCase() === recipient)),
    );
  });
  app.delete('/messages', async (_request, response) => {
    await store.clear();
    response.status(204).end();
  });
  app.get('/messages/:file', async (request, response) => {
    const { id = '', kind } = /^(?<id>[\w-]+)(?:\.(?<kind>json|html))?$/.exec(request.params.file)?.groups ?? {};
    const message = await store.find(id);
    if (message === undefined) response.status(404).json({ error: 'No such message' });
    else if (kind === 'json') response.json(message);
    else if (kind === 'html') response.set('content-security-policy', framedPolicy).send(renderFramed(message));
    else response.send(renderMessage(message));
  });
  app.post('/control', express.json(), (request, response) => {
    const input = controlInput.safeParse(request.body);
    if (input.success) control.isAccepting = input.data.accept;
    response.status(input.success ? 200 : 400).json({ accept: control.isAccepting });
  });
  app.post('/inbound', express.json({ limit: '36mb' }), async (request, response) => {
    if (!inbound) {
      response.status(404).json({ error: 'No product takes mails' });
      return;
    }
    const taken = await deliverInbound(inbound, z.looseObject({}).parse(request.body));
    response.status(taken.status).json(await taken.json());
  });
  app.use(reportFault);
  return app;
}
