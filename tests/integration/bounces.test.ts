import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { sendQueuedEmail } from '#server/features/notifications/mail/service.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { deliveryHeader, signatureHeader, signBody, timestampHeader } from '#server/platform/integrations/hmac.ts';
import { createMailer } from '#server/platform/integrations/mailer.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

const secret = 'secret of the mail adapter';
const ready = {
  documentId: randomUUID(),
  filename: 'certidao.pdf',
  paperKind: 'Birth certificate',
  verificationCode: 'TFE7K2Q9M',
};

let h: Harness;
let url: string;
let admin: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { MAIL_WEBHOOK_SECRET: `an older secret of it,${secret}` } });
  ({ url } = await h.listen());
  admin = await buildUser(h, { role: 'admin' });
});
afterAll(() => h.stop());

interface Call {
  body: string;
  id?: string;
  timestamp?: number;
  signedWith?: string;
}

async function report({ body, id = randomUUID(), timestamp = seconds(), signedWith = secret }: Call): Promise<number> {
  const headers = {
    [deliveryHeader]: id,
    [timestampHeader]: String(timestamp),
    [signatureHeader]: signBody(signedWith, timestamp, body),
  };
  const { status } = await fetch(`${url}/webhooks/mail`, { method: 'POST', body, headers });
  return status;
}

const seconds = () => Math.floor(Date.now() / 1000);
const bounced = (address: string) => JSON.stringify({ event: 'bounced', address });
const bounceOf = async (user: BuiltUser) => (await h.caller(user).auth.profile()).emailBounce;

async function queueUpdate(user: BuiltUser): Promise<string> {
  await h.db.transaction().execute((trx) =>
    queueEmail(h.deps, trx, {
      userId: user.id,
      to: { name: user.name, address: user.email },
      template: 'translation-ready',
      payload: ready,
    }),
  );
  const { id } = await h.db
    .selectFrom('outboundEmails')
    .select('id')
    .where('toAddress', '=', user.email)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends through a mail server that answers each RCPT with `reply`; returns the envelope sender. */
async function sendTo(reply: string | null, emailId: string): Promise<string> {
  let sender = '';
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onMailFrom: ({ address }, _session, callback) => {
      sender = address;
      callback();
    },
    onRcptTo: (_address, _session, callback) => {
      if (reply === null) callback();
      else callback(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const mailer = createMailer(
    { smtpUrl, from: 'no-reply@shop.example', bounceAddress: 'returned@shop.example' },
    'Sender',
  );
  const deps: Deps = { ...h.deps, mailer };
  try {
    await sendQueuedEmail(deps, { emailId });
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  }
  return sender;
}

describe('a mail server that refuses', () => {
  test.each([
    { reply: '550 5.1.1 No such user', bounce: 'refused' },
    { reply: '550 User unknown', bounce: 'refused' },
    { reply: '550 5.2.1 Mailbox disabled', bounce: 'refused' },
    { reply: '552 5.2.2 Mailbox full', bounce: null },
    { reply: '554 5.7.1 Relay access denied', bounce: null },
  ])('"$reply" ends the mail; the address counts as $bounce', async ({ reply, bounce }) => {
    const user = await buildUser(h);
    const emailId = await queueUpdate(user);
    expect(await sendTo(reply, emailId)).toBe('returned@shop.example');
    const row = h.db.selectFrom('outboundEmails').select('status').where('id', '=', emailId);
    expect(await row.executeTakeFirst()).toEqual({ status: 'failed' });
    expect(await bounceOf(user)).toBe(bounce);
  });
});

describe('bounce reports of a mail provider', () => {
  test('stop order updates, and no link', async () => {
    const user = await buildUser(h);
    expect(await report({ body: bounced(user.email.toUpperCase()) })).toBe(200);
    expect(await bounceOf(user)).toBe('bounced');
    const { items } = await h.caller(admin).admin.users({ search: user.email });
    expect(items).toMatchObject([{ id: user.id, emailBounce: 'bounced' }]);

    const emailId = await queueUpdate(user);
    await h.caller(null).auth.requestPasswordReset({ email: user.email });
    await h.runJobs();
    expect((await h.mails(user.email)).map(({ subject }) => subject)).toEqual(['Reset your password']);
    const row = h.db.selectFrom('outboundEmails').select('lastError').where('id', '=', emailId);
    expect(await row.executeTakeFirst()).toEqual({ lastError: 'suppressed: address bounced earlier mail' });
  });

  test('opening a mailed link clears the bounce, and a redelivered report changes nothing', async () => {
    const user = await buildUser(h);
    const id = randomUUID();
    expect(await report({ body: bounced(user.email), id })).toBe(200);
    await h.caller(null).auth.requestPasswordReset({ email: user.email });
    await h.runJobs();
    const [mail] = await h.mails(user.email);
    const token = new URL(mail?.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token') ?? '';
    await h.caller(null).auth.resetPassword({ token, password: 'a long and quiet sentence' });
    expect(await bounceOf(user)).toBeNull();
    expect(await report({ body: bounced(user.email), id })).toBe(200);
    expect(await bounceOf(user)).toBeNull();
    await sendQueuedEmail(h.deps, { emailId: await queueUpdate(user) });
    await vi.waitFor(async () => expect(await h.mails(user.email)).toHaveLength(2));
    expect(await report({ body: JSON.stringify({ event: 'complained', address: user.email }) })).toBe(200);
    expect(await bounceOf(user)).toBe('complained');
  });

  test('are refused unsigned, stale, malformed, and where no secret is set', async () => {
    const user = await buildUser(h);
    const body = bounced(user.email);
    expect(await report({ body, signedWith: 'another secret, not this one' })).toBe(401);
    expect(await report({ body, timestamp: seconds() - 3600 })).toBe(401);
    for (const wrong of ['', '{', '[]', '{"event":"delivered","address":"a@b.example"}', bounced('nobody')]) {
      expect([wrong, await report({ body: wrong })]).toEqual([wrong, 400]);
    }
    expect(await report({ body: bounced(`${'a'.repeat(20_000)}@b.example`) })).toBe(413);
    expect(await bounceOf(user)).toBeNull();

    const without = await createHarness();
    try {
      const { url: other } = await without.listen();
      expect((await fetch(`${other}/webhooks/mail`, { method: 'POST', body })).status).toBe(401);
    } finally {
      await without.stop();
    }
  });
});
