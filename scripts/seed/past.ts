import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { sendQueuedEmail } from '#server/features/notifications/mail/service.ts';

export interface Past {
  /** Runs `work` with the clock at `time`, advancing a second per reading; marks its mail as sent at that time. */
  at<T>(time: Date, work: (deps: Deps) => Promise<T>): Promise<T>;
}

const secondMs = 1000;
const sessionLifetimeSeconds = 23 * 60 * 60;
/** Mail to this domain is rejected. */
const bouncingDomain = '@unreachable.example';
const refused = Object.assign(new Error('550 5.1.1 No such mailbox'), { command: 'RCPT TO', responseCode: 550 });

const mailPayload = z.object({ emailId: z.uuid() });

/**
 * Dependencies with a clock in the past, without mail delivery or rate limits. Dispatch and checkout expiry are not queued,
 * since the seed performs them itself.
 */
export function openPast(live: Deps): Past {
  let time = live.now().getTime();
  let mails: string[] = [];
  const now = () => {
    time = Math.min(time + secondMs, live.now().getTime());
    return new Date(time);
  };
  const deps: Deps = {
    ...live,
    now,
    stripe: createPastStripe(live),
    typesetter: signingNow(live),
    rateLimiter: { ...live.rateLimiter, consume: () => Promise.resolve() },
    mailer: {
      ...live.mailer,
      send: ({ to }) => (to.address.endsWith(bouncingDomain) ? Promise.reject(refused) : Promise.resolve()),
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

/** Signs with the time of the seeding: the key is made by the first start, and signatures before it would not verify. */
function signingNow({ typesetter, now }: Deps): Deps['typesetter'] {
  return {
    print(job, owner) {
      if (!('signing' in job)) return typesetter.print(job, owner);
      return typesetter.print({ ...job, signing: job.signing && { ...job.signing, time: now() } }, owner);
    },
    warm: (options) => typesetter.warm(options),
    close: () => typesetter.close(),
  };
}

/** Rewrites `expires_at`, since the provider rejects sessions that expire in the past. */
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
        const expiresAt = Math.floor(Date.now() / secondMs) + sessionLifetimeSeconds;
        const sent = body.replace(/\bexpires_at=\d+/, `expires_at=${expiresAt}`);
        const sized = { ...headers, 'Content-Length': String(Buffer.byteLength(sent)) };
        return client.makeRequest(host, port, path, method, body === sent ? headers : sized, sent, protocol, timeout);
      },
    },
  });
}

/** Sets whether the payments sandbox sends webhooks; a restart of it resets this. */
export async function setWebhooks({ env }: Deps, webhooks: 'deliver' | 'drop'): Promise<void> {
  await callSandbox(env, '/sandbox/control', { webhooks });
}

/** Calls a control endpoint of the payments sandbox. Throws on an error status. */
export async function callSandbox(env: Deps['env'], path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${env.stripe.apiUrl ?? ''}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`payments sandbox: ${path} returned ${response.status}`);
}
