import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import type { EmailPayload, EmailTemplate } from '#server/features/notifications/email-payloads.ts';
import { sendQueuedEmail } from '#server/features/notifications/mail/service.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { hashToken, mailedToken } from '#server/platform/http/signed-token.ts';
import { createMailer, type Mailer } from '#server/platform/integrations/mailer.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();

const documentId = randomUUID();
const ready = { documentId, filename: 'certidao.pdf', paperKind: 'Birth certificate', verificationCode: 'TFE7K2Q9M' };

/** Queues a mail to a new address; gives the address and the id of its row. */
async function queue<T extends EmailTemplate>(
  template: T,
  payload: EmailPayload<T>,
  name: string | null = 'Ana Souza',
): Promise<{ address: string; emailId: string }> {
  const address = `${randomUUID()}@people.example`;
  await h.db
    .transaction()
    .execute((trx) => queueEmail(h.deps, trx, { userId: null, to: { name, address }, template, payload }));
  const { id } = await h.db
    .selectFrom('outboundEmails')
    .select('id')
    .where('toAddress', '=', address)
    .executeTakeFirstOrThrow();
  return { address, emailId: id };
}

async function deliver<T extends EmailTemplate>(template: T, payload: EmailPayload<T>, name?: string | null) {
  const { address, emailId } = await queue(template, payload, name);
  await sendQueuedEmail(h.deps, { emailId });
  const [mail, ...more] = await h.mails(address);
  if (!mail || more.length > 0) throw new Error(`expected one mail, there are ${mail ? more.length + 1 : 0}`);
  return mail;
}

function rowOf(emailId: string) {
  return h.db
    .selectFrom('outboundEmails')
    .select(['status', 'attempts', 'lastError', 'sentAt'])
    .where('id', '=', emailId)
    .executeTakeFirstOrThrow();
}

async function buildToken(options: { expiresInMs?: number; usedAt?: Date | null; secret?: string } = {}) {
  const { expiresInMs = 60_000, usedAt = null, secret = h.env.appSecrets[0] } = options;
  const user = await buildUser(h);
  const id = randomUUID();
  await h.db
    .insertInto('emailTokens')
    .values({
      id,
      userId: user.id,
      kind: 'reset',
      tokenHash: hashToken(mailedToken(secret, id)),
      email: user.email,
      expiresAt: new Date(h.deps.now().getTime() + expiresInMs),
      usedAt,
    })
    .execute();
  return id;
}

const withMailer = (mailer: Mailer): Deps => ({ ...h.deps, mailer });

describe('what is written', () => {
  test('links hold a token that no row stores', async () => {
    const tokenId = await buildToken();
    const token = mailedToken(h.env.appSecrets[0], tokenId);
    const paths = {
      'confirm-email': 'confirm-email',
      'confirm-new-email': 'confirm-email',
      'reset-password': 'reset-password',
    };
    for (const template of ['confirm-email', 'confirm-new-email', 'reset-password'] as const) {
      const mail = await deliver(template, { tokenId });
      const link = `${h.env.publicUrl}/${paths[template]}?token=${token}`;
      expect(mail.html).toContain(link);
      expect(mail.text).toContain(link);
    }
    const rows = await h.db.selectFrom('outboundEmails').selectAll().execute();
    const jobs = await h.deps.pool.query('select * from pgboss.job');
    expect(JSON.stringify([rows, jobs.rows])).not.toContain(token);
  });

  test('the reset mail states the one-hour expiry', async () => {
    const mail = await deliver('reset-password', { tokenId: await buildToken() });
    expect(mail.subject).toBe('Reset your password');
    expect(mail.text).toContain('expires in 1 hour');
  });

  test('a link made before the secret was changed is still mailed as it was made', async () => {
    const [secret] = h.env.appSecrets;
    const tokenId = await buildToken();
    const { address, emailId } = await queue('reset-password', { tokenId });
    const env: Deps['env'] = { ...h.env, appSecrets: ['a newer secret of thirty-two characters', secret] };
    await sendQueuedEmail({ ...h.deps, env }, { emailId });
    expect((await h.mails(address))[0]?.text).toContain(mailedToken(secret, tokenId));
  });

  test('the receipt, with each line and the total', async () => {
    const mail = await deliver('payment-receipt', {
      paymentId: randomUUID(),
      receiptNumber: '1001',
      paidAt: '2026-11-21T23:59:00.000Z',
      currency: 'usd',
      totalCents: 8000,
      lines: [
        { filename: 'certidao.pdf', label: 'Certified translation', pages: 3, rateCents: 1500, totalCents: 4500 },
        { filename: 'extrato.pdf', label: 'Notarized bank statement', pages: 1, rateCents: 3500, totalCents: 3500 },
      ],
    });
    expect(mail.subject).toBe('Receipt 1001: $80.00 paid');
    expect(mail.attachments).toEqual(['receipt-1001.pdf']);
    for (const words of [
      'Hello Ana Souza,',
      'Date: Nov 21, 2026',
      'certidao.pdf: $45.00\n  Certified translation, 3 pages at $15.00',
      'extrato.pdf: $35.00\n  Notarized bank statement, 1 page at $35.00',
      'Total paid: $80.00',
      h.env.brand.legalName,
      h.env.brand.disclaimer,
    ]) {
      expect(mail.text).toContain(words);
    }
  });

  test('a finished translation leads to the document, behind the login, and to its verification', async () => {
    for (const template of ['translation-ready', 'translation-corrected'] as const) {
      const mail = await deliver(template, ready);
      expect(mail.subject).toBe('Your translation is ready: Birth certificate');
      expect(mail.links).toContain(`${h.env.publicUrl}/dashboard/progress?doc=${documentId}`);
      expect(mail.links).toContain(`${h.env.publicUrl}/verify?code=TFE7K2Q9M`);
    }
  });

  test('a refund and a changed address', async () => {
    const payload = { paymentId: randomUUID(), receiptNumber: '1001', reason: 'A page was blank.' };
    const refunded = { ...payload, amountCents: 1500, currency: 'usd' as const };
    const refund = await deliver('refund', refunded);
    expect(refund.text).toContain('We refunded $15.00 to the card');
    expect(refund.text).toContain('Reason: A page was blank.');
    const changed = await deliver('email-changed', { newAddress: 'new@people.example' });
    expect(changed.text).toContain('New address: new@people.example');
  });
});

describe('hostile words', () => {
  const split = 'Eve\r\nBcc: victim@people.example\r\n\r\n<script>alert(1)</script>';

  test('cannot inject a header, a recipient or markup', async () => {
    const mail = await deliver('translation-ready', { ...ready, paperKind: `${split}.pdf` }, split);
    expect(mail.to).toHaveLength(1);
    expect(await h.mails('victim@people.example')).toEqual([]);
    expect(mail.subject).toMatch(/^Your translation is ready: Eve Bcc: victim/);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.text).not.toContain('\nBcc:');
  });

  test('a file name that reverses the direction of reading is written plainly', async () => {
    const mail = await deliver('translation-ready', { ...ready, paperKind: 'invoice\u202efdp.exe' });
    expect(mail.subject).toBe('Your translation is ready: invoicefdp.exe');
    expect(mail.html).not.toContain('\u202e');
  });

  test('a very long name is shortened in the subject and keeps its end', async () => {
    const mail = await deliver('translation-ready', { ...ready, paperKind: `${'é'.repeat(190)}.pdf` });
    expect(mail.subject).toMatch(/^Your translation is ready: é{49}…é{6}\.pdf$/);
  });

  test('registering someone’s address sends them no text of the attacker’s choice', async () => {
    const tokenId = await buildToken();
    const mail = await deliver('confirm-email', { tokenId }, 'Visit evil.example to claim your prize');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });
});

describe('sending', () => {
  test('the job is there when the transaction commits, and only then', async () => {
    const address = `${randomUUID()}@people.example`;
    const failing = h.db.transaction().execute(async (trx) => {
      const mail = {
        userId: null,
        to: { name: null, address },
        template: 'translation-ready',
        payload: ready,
      } as const;
      await queueEmail(h.deps, trx, mail);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const count = async () => (await h.deps.pool.query(`select 1 from pgboss.job where name = 'mail.send'`)).rowCount;
    const before = await count();
    const { emailId } = await queue('translation-ready', ready);
    expect(await count()).toBe((before ?? 0) + 1);
    expect(await rowOf(emailId)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  test('a payload that does not fit its template is refused before anything is written', async () => {
    const payload = { paymentId: randomUUID(), receiptNumber: '1', paidAt: 'yesterday', totalCents: 1, lines: [] };
    await expect(queue('payment-receipt', { ...payload, currency: 'usd' })).rejects.toThrow('Invalid ISO datetime');
  });

  test('running the job twice sends one mail', async () => {
    const { address, emailId } = await queue('translation-ready', ready, null);
    await sendQueuedEmail(h.deps, { emailId });
    await sendQueuedEmail(h.deps, { emailId });
    expect(await h.mails(address)).toHaveLength(1);
    expect(await rowOf(emailId)).toMatchObject({
      status: 'sent',
      attempts: 1,
      lastError: null,
      sentAt: expect.any(Date),
    });
  });

  test('two concurrent workers send one mail; the second retries later and finds it sent', async () => {
    const { address, emailId } = await queue('translation-ready', ready);
    const [isSending, maySend] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = withMailer({
      async send(mail) {
        isSending.resolve();
        await maySend.promise;
        await h.deps.mailer.send(mail);
      },
      verify: () => Promise.resolve(),
      close: () => undefined,
    });
    const first = sendQueuedEmail(slow, { emailId });
    await isSending.promise;
    await expect(sendQueuedEmail(h.deps, { emailId })).rejects.toMatchObject({ code: 'CONFLICT' });
    maySend.resolve();
    await first;
    await sendQueuedEmail(h.deps, { emailId });
    expect(await h.mails(address)).toHaveLength(1);
  });

  test('mail waits while the server is unavailable, with the reason and without the address', async () => {
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: h.env.mail.from }, 'Sender');
    const { address, emailId } = await queue('translation-ready', ready);
    for (const attempts of [1, 2]) {
      await expect(sendQueuedEmail(withMailer(away), { emailId })).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
      });
      expect(await rowOf(emailId)).toMatchObject({ status: 'pending', attempts, lastError: expect.any(String) });
    }
    away.close();
    await sendQueuedEmail(h.deps, { emailId });
    expect(await h.mails(address)).toHaveLength(1);
    expect(await rowOf(emailId)).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
  });

  test.each([
    { reply: 450, status: 'pending' },
    { reply: 550, status: 'failed' },
  ])('a mailbox that answers $reply leaves it $status', async ({ reply, status }) => {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onRcptTo: ({ address }, _session, callback) =>
        callback(Object.assign(new Error(`${address} says no`), { responseCode: reply })),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.server.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: h.env.mail.from }, 'Sender');
    const { address, emailId } = await queue('translation-ready', ready);
    const outcome = await sendQueuedEmail(withMailer(mailer), { emailId }).catch((error: unknown) => error);
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
    const row = await rowOf(emailId);
    expect(row).toMatchObject({ status, attempts: 1, lastError: `EENVELOPE RCPT TO ${reply}` });
    expect(outcome instanceof Error).toBe(status === 'pending');
    expect(JSON.stringify([row, outcome instanceof Error ? String(outcome.cause) : ''])).not.toContain(address);
  });

  test('a used, expired, deleted or foreign token is never mailed', async () => {
    const tokens = [
      await buildToken({ usedAt: new Date() }),
      await buildToken({ expiresInMs: -1 }),
      await buildToken({ secret: 'some other secret, not of this application' }),
      randomUUID(),
    ];
    for (const tokenId of tokens) {
      const { address, emailId } = await queue('reset-password', { tokenId });
      await sendQueuedEmail(h.deps, { emailId });
      expect(await rowOf(emailId)).toMatchObject({ status: 'failed', lastError: 'token used or expired' });
      expect(await h.mails(address)).toEqual([]);
    }
  });

  test('an unreadable payload of an older release is abandoned', async () => {
    const { emailId } = await queue('translation-ready', ready);
    await h.db.updateTable('outboundEmails').set({ template: 'toString' }).where('id', '=', emailId).execute();
    await sendQueuedEmail(h.deps, { emailId });
    expect(await rowOf(emailId)).toMatchObject({ status: 'failed', lastError: 'unknown template' });
    const second = await queue('translation-ready', ready);
    await h.db.updateTable('outboundEmails').set({ payload: '{}' }).where('id', '=', second.emailId).execute();
    await sendQueuedEmail(h.deps, { emailId: second.emailId });
    expect(await rowOf(second.emailId)).toMatchObject({
      status: 'failed',
      lastError: 'payload does not match its template',
    });
  });

  test('a deleted row needs no work', async () => {
    await expect(sendQueuedEmail(h.deps, { emailId: randomUUID() })).resolves.toBeUndefined();
  });
});
