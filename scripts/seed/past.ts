import { z } from 'zod';
import { Stripe } from 'stripe';
import type { Deps } from '#server/deps.ts';
import { sendQueuedEmail } from '#server/features/notifications/mail/service.ts';

export interface Past {
  /** Runs `work` as if it were `time`; the clock advances a second per reading. Mail it queued counts as sent then. */
  at<T>(time: Date, work: (deps: Deps) => Promise<T>): Promise<T>;
}

const second = 1000;
const sessionLifetime = 23 * 60 * 60;
/** Mail to this domain bounces, in the past as at any mail server. */
const bouncing = '@unreachable.example';
const refused = Object.assign(new Error('550 5.1.1 No such mailbox'), { command: 'RCPT TO', responseCode: 550 });

const mailPayload = z.object({ emailId: z.uuid() });

/**
 * The product's parts under a clock of the past. Mail is not delivered, uploads are not throttled, and work that the seed
 * does itself is not queued: sending orders of the past to the workflow, closing checkout pages.
 */
export function openPast(live: Deps): Past {
  let time = live.now().getTime();
  let mails: string[] = [];
  const now = () => {
    time = Math.min(time + second, live.now().getTime());
    return new Date(time);
  };
  const deps: Deps = {
    ...live,
    now,
    stripe: createPastStripe(live),
    rateLimiter: { ...live.rateLimiter, consume: () => Promise.resolve() },
    mailer: {
      ...live.mailer,
      send: ({ to }) => (to.address.endsWith(bouncing) ? Promise.reject(refused) : Promise.resolve()),
    },
    jobs: {
      ...live.jobs,
      async enqueue(db, name, payload, options) {
        if (name === 'translation.dispatch' || name === 'payments.releaseStale') return;
        const mail = name === 'mail.send' ? mailPayload.safeParse(payload).data : undefined;
        if (mail) mails.push(mail.emailId);
        await live.jobs.enqueue(db, name, payload, options);
      },
    },
  };

  return {
    async at(moment, work) {
      time = moment.getTime();
      mails = [];
      const result = await work(deps);
      for (const emailId of mails) await sendQueuedEmail(deps, { emailId });
      return result;
    },
  };
}

/** The provider takes no checkout page that has expired, so pages of the past end in the present. */
function createPastStripe({ env }: Deps): Stripe {
  const api = new URL(env.stripe.apiUrl ?? '');
  const client = Stripe.createNodeHttpClient();
  return new Stripe(env.stripe.secretKey, {
    telemetry: false,
    host: api.hostname,
    port: Number(api.port),
    protocol: 'http',
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: (host, port, path, method, headers, body, protocol, timeout) => {
        const expiresAt = Math.floor(Date.now() / second) + sessionLifetime;
        const sent = body.replace(/\bexpires_at=\d+/, `expires_at=${expiresAt}`);
        const sized = { ...headers, 'Content-Length': String(Buffer.byteLength(sent)) };
        return client.makeRequest(host, port, path, method, body === sent ? headers : sized, sent, protocol, timeout);
      },
    },
  });
}

/** Whether the payments sandbox sends webhooks. It forgets this at a restart. */
export async function setWebhooks({ env }: Deps, webhooks: 'deliver' | 'drop'): Promise<void> {
  await callSandbox(env, '/sandbox/control', { webhooks });
}

/** A control call of the payments sandbox. */
export async function callSandbox(env: Deps['env'], path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${env.stripe.apiUrl ?? ''}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the payments sandbox answered ${answer.status} to ${path}`);
}
