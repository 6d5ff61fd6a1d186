import { createPrivateKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import express, { type Express } from 'express';
import { z } from 'zod';
import { toPem } from '#server/platform/signing/pem.ts';
import { issueRevocationList } from '#server/platform/signing/revocation-list.ts';
import { createSandboxApp, reportFault } from './support/express.ts';
import { html } from './support/html.ts';
import { page } from './support/layout.ts';
import { listen } from './support/listen.ts';
import { loadKeys, type AuthorityKeys } from './timestamp/keys.ts';
import { respond, type Lie } from './timestamp/token.ts';

export interface TimestampSandbox {
  /** Takes RFC 3161 requests by POST, and shows its page by GET. */
  url: string;
  controlUrl: string;
  /** PEM. */
  roots: string;
  /** Revocation list of the root. */
  crlUrl: string;
  stop(): Promise<void>;
}

const modes = {
  normal: 'stamps',
  slow: 'answers late',
  away: 'answers 503',
  lying: 'stamps other data',
  imprint: 'stamps other data',
  nonce: 'returns another nonce',
  signature: 'signs wrongly',
  time: 'states last year’s time',
  certificate: 'signs with a certificate for other purposes',
  'no-crl': 'stamps, publishes no revocation list',
} as const;
type Mode = keyof typeof modes;

interface Behavior {
  mode: Mode;
  delayMs: number;
}

const controlInput = z.object({
  mode: z.enum(Object.keys(modes) as [Mode, ...Mode[]]),
  delayMs: z.coerce.number().int().min(0).max(600_000).default(15_000),
});

interface TimestampOptions {
  dir: string;
  /** One in use is replaced by a free one. */
  port?: number;
  /** When its certificates were issued, for three years; now unless set. */
  issuedAt?: Date;
}

/** RFC 3161 timestamp authority on the loopback address, with keys in `dir`. */
export async function startTimestamps(options: TimestampOptions): Promise<TimestampSandbox> {
  const keys = await loadKeys(options.dir, options.issuedAt);
  const server = await listen(createTimestampApp(keys), options.port);
  return {
    url: server.url,
    controlUrl: `${server.url}/control`,
    roots: toPem(keys.root.certificate),
    crlUrl: `${server.url}/root.crl`,
    stop: server.stop,
  };
}

function createTimestampApp(keys: AuthorityKeys): Express {
  const behavior: Behavior = { mode: 'normal', delayMs: 0 };
  const app = createSandboxApp();
  app.post('/control', express.json(), express.urlencoded({ extended: false }), (request, response) => {
    const input = controlInput.safeParse(request.body);
    if (!input.success) {
      response.status(400).json({ error: input.error.message });
      return;
    }
    Object.assign(behavior, input.data);
    if (request.is('urlencoded') === false) response.json(behavior);
    else response.redirect(303, '/');
  });
  app.post('/', express.raw({ type: () => true, limit: '64kb' }), async (request, response) => {
    const { mode, delayMs } = behavior;
    if (mode === 'slow') await wait(delayMs);
    if (mode === 'away') {
      response.status(503).end();
      return;
    }
    const body: Uint8Array = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    response.type('application/timestamp-reply').send(await respond(body, keys, lieOf(mode)));
  });
  app.get('/roots.pem', (_request, response) => {
    response.type('application/x-pem-file').send(toPem(keys.root.certificate));
  });
  app.get('/root.crl', async (_request, response) => {
    if (behavior.mode === 'no-crl') {
      response.status(503).end();
      return;
    }
    const key = createPrivateKey({ key: keys.root.pkcs8, format: 'der', type: 'pkcs8' });
    const issuer = { certificate: keys.root.certificate, key };
    response.type('application/pkix-crl').send(await issueRevocationList(issuer, { revoked: [], now: new Date() }));
  });
  app.get('/', (_request, response) => {
    response.send(renderAuthority(behavior));
  });
  app.use(reportFault);
  return app;
}

function lieOf(mode: Mode): Lie {
  if (mode === 'normal' || mode === 'slow' || mode === 'away' || mode === 'no-crl') return null;
  return mode === 'lying' ? 'imprint' : mode;
}

function renderAuthority({ mode }: Behavior): string {
  const buttons = Object.entries(modes).map(([name, meaning]) => {
    const isCurrent = name === mode;
    return html`<button
      class="${isCurrent ? 'primary' : ''}"
      name="mode"
      value="${name}"
      aria-pressed="${String(isCurrent)}"
    >
      ${`${name}: ${meaning}`}
    </button>`;
  });
  const body = html`<h1>Timestamp authority</h1>
    <p class="soft">Requests (RFC 3161) are answered in this mode. <a href="/roots.pem">Root certificate</a></p>
    <form method="post" action="/control" class="row">${buttons}</form>`;
  return page({ title: 'Timestamp authority', body, notice: 'Sandbox: its timestamps prove nothing outside.' });
}
