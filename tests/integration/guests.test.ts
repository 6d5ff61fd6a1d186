import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildUser } from '../support/factories.ts';
import { Browser, guestTokens, newEmail, orderAsGuest, paperOf, payAsGuest } from '../support/guests.ts';
import { useHarness } from '../support/harness.ts';
import { documentOf, pay, paymentOf } from '../support/orders.ts';

/** Paying with an e-mail address alone: over HTTP, as a browser does it. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', TRUST_PROXY: 'loopback' } });
beforeAll(async () => {
  await h.listen();
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const profileOf = (id: string) =>
  h.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const open = (browser: Browser, token: string | undefined) => browser.call('payments.openGuestLink', { token });

test('an order is paid with an address alone; the link confirms it, signs in and shows the order', async () => {
  const email = newEmail();
  const { browser, documentId, accountId, sessionId } = await payAsGuest(h, email);
  expect(await h.deps.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
    customer_email: email,
    locale: 'pt-BR',
  });
  expect(await documentOf(h, documentId)).toMatchObject({ paymentStatus: 'paid', status: 'processing' });
  expect((await browser.ask('payments.guestOrder')).data).toEqual({ email, isPaid: true, hasSignIn: false });
  const progress = await browser.call('payments.processSession', { sessionId });
  expect(progress.data).toMatchObject({ state: 'done', documents: [{ id: documentId }] });
  const receipt = await browser.ask('payments.receipt', { paymentId: progress.data['paymentId'] });
  expect(receipt.data).toMatchObject({ customerEmail: email, amountCents: 1500 });

  const [mail, ...others] = await h.mails(email);
  expect(others).toEqual([]);
  expect(JSON.stringify(mail)).not.toMatch(/Certidão|\$|15[.,]00/u);
  expect(mail?.links.some((link) => link.includes('/pt/your-order?'))).toBe(true);

  expect((await browser.ask('documents.list', {})).code).toBe('NOT_SIGNED_IN');
  const [token] = await guestTokens(h, email);
  expect((await open(browser, token)).data).toEqual({ email, isSignedIn: true });
  expect((await browser.ask('documents.list', {})).data).toMatchObject({ items: [{ id: documentId }] });
  expect((await browser.ask('auth.session')).data).toMatchObject({
    user: { id: accountId, email, emailVerified: true },
  });
  expect(browser.cookies.has('guest')).toBe(false);
  await h.runJobs();
  expect((await h.mails(email))[0]?.subject).toMatch(/recibo/iu);
});

describe('a guest', () => {
  test('reads no order but its own, and nothing else of the product', async () => {
    const mine = await payAsGuest(h, newEmail());
    const other = await payAsGuest(h, newEmail());
    expect((await mine.browser.call('payments.processSession', { sessionId: other.sessionId })).code).toBe(
      'SESSION_INFO_FAILED',
    );
    expect((await mine.browser.upload(other.documentId, Buffer.from('%PDF-1.4'))).status).toBe(404);
    for (const path of ['documents.get', 'documents.fileLink', 'notifications.list', 'auth.profile', 'payments.list']) {
      const answer = await mine.browser.ask(path, { id: mine.documentId });
      expect(answer.code, path).toMatch(/^(NOT_SIGNED_IN|INVALID_INPUT|METHOD)/u);
    }
    expect((await mine.browser.ask('documents.get', { id: mine.documentId })).code).toBe('NOT_SIGNED_IN');
    expect(
      (await fetch(`${h.env.publicUrl}/files/translations.zip`, { headers: { cookie: mine.browser.cookie } })).status,
    ).toBe(401);
  });

  test('has a cookie whose secret counts', async () => {
    const { browser, accountId } = await orderAsGuest(h, newEmail());
    browser.cookies.set('guest', `${accountId}.${'A'.repeat(43)}`);
    expect((await browser.ask('payments.guestOrder')).code).toBe('NOT_SIGNED_IN');
  });

  test('changes the order before paying: address, choices and papers, and keeps one order', async () => {
    const browser = new Browser(h);
    const [paper, gone] = [paperOf(), paperOf('other.pdf')];
    const first = await browser.call('payments.guestCheckout', { email: newEmail(), documents: [paper, gone] });
    const email = newEmail();
    const second = await browser.call('payments.guestCheckout', {
      email,
      documents: [{ ...paper, isBankStatement: true }],
    });
    const [one] = first.data['documents'] as { id: string; userId: string }[];
    expect(second.data['documents']).toMatchObject([
      { ...{ id: one?.id, userId: one?.userId }, isBankStatement: true },
    ]);
    expect((await browser.ask('payments.guestOrder')).data).toMatchObject({ email });
    const left = await h.db
      .selectFrom('documents')
      .select('id')
      .where('userId', '=', one?.userId ?? '')
      .execute();
    expect(left).toEqual([{ id: one?.id }]);
  });

  test('who paid starts a separate order next time', async () => {
    const email = newEmail();
    const paid = await payAsGuest(h, email);
    const next = await orderAsGuest(h, email, paid.browser);
    expect(next.accountId).not.toBe(paid.accountId);
  });
});

describe('the link', () => {
  test('works once, and the second press says so to the same person', async () => {
    const email = newEmail();
    const { browser } = await payAsGuest(h, email);
    const [token] = await guestTokens(h, email);
    const answers = await Promise.all([open(browser, token), open(browser, token)]);
    expect(answers.filter(({ data }) => data['isSignedIn'] === true).length).toBeGreaterThanOrEqual(1);
    expect((await open(browser, token)).data).toEqual({ email, isSignedIn: true });
    expect((await open(new Browser(h), token)).code).toBe('GUEST_LINK_INVALID');
    const { rows } = await h.deps.pool.query('select 1 from profiles where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('on another device it opens nothing and stays open', async () => {
    const email = newEmail();
    const { browser } = await payAsGuest(h, email);
    const [token] = await guestTokens(h, email);
    expect((await open(new Browser(h), token)).code).toBe('GUEST_LINK_ELSEWHERE');
    expect((await open(browser, token)).data).toMatchObject({ isSignedIn: true });
  });

  test('a scanner that fetches it changes nothing', async () => {
    const email = newEmail();
    const { browser } = await payAsGuest(h, email);
    const [mail] = await h.mails(email);
    for (const link of mail?.links ?? []) await fetch(link, { headers: { cookie: browser.cookie } });
    expect((await open(browser, (await guestTokens(h, email))[0])).data).toMatchObject({ isSignedIn: true });
  });

  test('ends after 15 minutes; another one is mailed, three a day to one address', async () => {
    const email = newEmail();
    const { browser } = await payAsGuest(h, email);
    const [late] = await guestTokens(h, email);
    h.setNow(new Date(Date.now() + limits.guestLinkMs + 1000));
    try {
      expect((await open(browser, late)).code).toBe('GUEST_LINK_INVALID');
      for (let count = 1; count < rateLimits.guestLinksByInbox.points; count += 1) {
        expect((await browser.call('payments.resendGuestLink')).status).toBe(200);
        await h.runJobs();
      }
      expect((await browser.call('payments.resendGuestLink')).code).toBe('GUEST_MAILS_SPENT');
      await h.runJobs();
      expect(await h.mails(email)).toHaveLength(rateLimits.guestLinksByInbox.points);
      expect((await open(browser, (await guestTokens(h, email))[0])).data).toMatchObject({ isSignedIn: true });
    } finally {
      h.setNow(null);
    }
  });

  test('waits for the mail server without expiring, and neither news nor presses use up the quota meanwhile', async () => {
    const email = newEmail();
    const sending = vi.spyOn(h.deps.mailer, 'send').mockRejectedValue(new Error('connection refused'));
    const { browser, accountId } = await payAsGuest(h, email);
    h.setNow(new Date(Date.now() + 2 * limits.guestLinkMs));
    try {
      const { email: placeholder } = await profileOf(accountId);
      const news = { documentId: randomUUID(), filename: 'Certidão de Ana.pdf' };
      const mail = { userId: accountId, to: { name: null, address: placeholder }, payload: news };
      await h.deps.db
        .transaction()
        .execute((trx) => queueEmail(h.deps, trx, { ...mail, template: 'question-asked' as const }));
      for (let count = 0; count < rateLimits.guestLinksByInbox.points; count += 1) {
        expect((await browser.call('payments.resendGuestLink')).status).toBe(200);
        await h.runJobs();
      }
      sending.mockRestore();
      await h.runJobs();
      const [token, ...others] = await guestTokens(h, email);
      expect(others).toEqual([]);
      expect((await browser.call('payments.resendGuestLink')).status).toBe(200);
      await h.runJobs();
      expect((await open(browser, token)).code).toBe('GUEST_LINK_INVALID');
      expect((await open(browser, (await guestTokens(h, email))[0])).data).toMatchObject({ isSignedIn: true });
    } finally {
      sending.mockRestore();
      h.setNow(null);
    }
  });

  test('sent late, it works for its 15 minutes and once', async () => {
    const email = newEmail();
    const sending = vi.spyOn(h.deps.mailer, 'send').mockRejectedValue(new Error('connection refused'));
    const { browser } = await payAsGuest(h, email);
    sending.mockRestore();
    const sentAt = Date.now() + 2 * limits.guestLinkMs;
    try {
      h.setNow(new Date(sentAt));
      await h.runJobs();
      const [token] = await guestTokens(h, email);
      h.setNow(new Date(sentAt + limits.guestLinkMs - 1000));
      await h.runJobs();
      expect((await open(browser, token)).data).toMatchObject({ isSignedIn: true });
      expect((await open(new Browser(h), token)).code).toBe('GUEST_LINK_INVALID');
    } finally {
      h.setNow(null);
    }
  });
});

describe('the address', () => {
  test('mistyped, it is corrected before it is confirmed, and the link to the first opens nothing', async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const { browser, accountId } = await payAsGuest(h, wrong);
    const [toWrong] = await guestTokens(h, wrong);
    expect((await browser.call('payments.changeGuestEmail', { email: right })).status).toBe(200);
    await h.runJobs();
    expect((await open(browser, toWrong)).code).toBe('GUEST_LINK_INVALID');
    expect((await open(browser, (await guestTokens(h, right))[0])).data).toEqual({ email: right, isSignedIn: true });
    expect(await profileOf(accountId)).toMatchObject({ email: right });
  });

  test('of an account: the guest is told nothing, and its owner finds the order', async () => {
    const owner = await buildUser(h);
    const stranger = newEmail();
    const known = await payAsGuest(h, owner.email);
    const unknown = await payAsGuest(h, stranger);
    const [ofOwner, ofStranger] = await Promise.all(
      [known, unknown].map(async ({ browser, sessionId }) => ({
        order: Object.keys((await browser.ask('payments.guestOrder')).data),
        progress: (await browser.call('payments.processSession', { sessionId })).data['state'],
      })),
    );
    expect(ofOwner).toEqual(ofStranger);
    expect((await h.mails(owner.email)).map(({ subject }) => subject)).toEqual(
      (await h.mails(stranger)).map(({ subject }) => subject),
    );
    const [token] = await guestTokens(h, owner.email);
    expect((await open(known.browser, token)).data).toEqual({ email: owner.email, isSignedIn: true });
    expect(await documentOf(h, known.documentId)).toMatchObject({ userId: owner.id, paymentStatus: 'paid' });
    expect(await paymentOf(h, known.sessionId)).toMatchObject({ userId: owner.id });
    expect((await known.browser.ask('auth.session')).data).toMatchObject({ user: { id: owner.id } });
    expect((await profileOf(known.accountId)).erasedAt).not.toBeNull();
  });

  test('of an account with a second factor: the order is there, and signing in takes the factor', async () => {
    const owner = await buildUser(h);
    await h.db
      .insertInto('secondFactors')
      .values({ userId: owner.id, encryptedSecret: Buffer.alloc(1), confirmedAt: new Date() })
      .execute();
    const { browser, documentId } = await payAsGuest(h, owner.email);
    expect((await open(browser, (await guestTokens(h, owner.email))[0])).data).toMatchObject({ isSignedIn: false });
    expect((await browser.ask('auth.session')).data).toEqual({ user: null });
    expect(await documentOf(h, documentId)).toMatchObject({ userId: owner.id });
  });

  test('of a registration that was never confirmed: its password, which anyone may have set, ends', async () => {
    const owner = await buildUser(h, { isConfirmed: false });
    const before = await h.db
      .selectFrom('credentials')
      .selectAll()
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow();
    const { browser } = await payAsGuest(h, owner.email);
    expect((await open(browser, (await guestTokens(h, owner.email))[0])).data).toMatchObject({ isSignedIn: true });
    const after = await h.db
      .selectFrom('credentials')
      .selectAll()
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(after.emailVerifiedAt).not.toBeNull();
    expect(after.passwordHash).not.toBe(before.passwordHash);
  });

  test('of staff: the order stays where it is, and only the mailbox learns it', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    const { browser, documentId, accountId } = await payAsGuest(h, staff.email);
    expect((await open(browser, (await guestTokens(h, staff.email))[0])).code).toBe('GUEST_ADDRESS_REFUSED');
    expect(await documentOf(h, documentId)).toMatchObject({ userId: accountId });
  });

  test('of another account than the browser’s: its session ends with the one of the link', async () => {
    const before = await buildUser(h);
    const email = newEmail();
    const { browser } = await payAsGuest(h, email);
    browser.cookies.set('session', before.cookie.split('=')[1] ?? '');
    expect((await browser.ask('auth.session')).data).toMatchObject({ user: { id: before.id } });
    expect((await open(browser, (await guestTokens(h, email))[0])).data).toMatchObject({ isSignedIn: true });
    expect((await browser.ask('auth.session')).data).toMatchObject({ user: { email } });
    const sessions = await h.db.selectFrom('sessions').select('id').where('userId', '=', before.id).execute();
    expect(sessions).toEqual([]);
  });

  test('a password chosen before is void until the address is confirmed', async () => {
    const email = newEmail();
    const { browser } = await payAsGuest(h, email);
    const password = 'seven quiet horses';
    expect((await browser.call('payments.setGuestPassword', { password })).status).toBe(200);
    const elsewhere = new Browser(h);
    expect((await elsewhere.call('auth.login', { email, password })).code).toBe('INVALID_CREDENTIALS');
    await open(browser, (await guestTokens(h, email))[0]);
    expect((await elsewhere.call('auth.login', { email, password })).data).toMatchObject({ user: { email } });
  });

  test('never confirmed: news of the order sends the link, and neither name nor file', async () => {
    const email = newEmail();
    const { accountId } = await payAsGuest(h, email);
    h.setNow(new Date(Date.now() + limits.guestLinkMs + 1000));
    try {
      const customer = await profileOf(accountId);
      const news = { documentId: randomUUID(), filename: 'Certidão de Ana.pdf' };
      for (const template of ['question-asked', 'message-received'] as const) {
        await h.deps.db.transaction().execute((trx) =>
          queueEmail(h.deps, trx, {
            userId: accountId,
            to: { name: null, address: customer.email },
            ...{ template, payload: news },
          }),
        );
      }
      await h.runJobs();
      expect(await h.mails(email)).toHaveLength(2);
    } finally {
      h.setNow(null);
    }
  });
});

describe('paid twice', () => {
  test('the webhook and the page report one payment any number of times', async () => {
    const email = newEmail();
    const { browser, sessionId, accountId } = await orderAsGuest(h, email);
    await pay(h, sessionId);
    const call = () => browser.call('payments.processSession', { sessionId });
    await Promise.all([call(), call(), h.runJobs()]);
    await h.runJobs();
    expect(await h.mails(email)).toHaveLength(1);
    const rows = await h.db.selectFrom('payments').selectAll().where('userId', '=', accountId).execute();
    expect(rows).toMatchObject([{ status: 'paid' }]);
  });
});

describe('an unpaid order', () => {
  test('leaves after a day with its file, and its open checkout is closed', async () => {
    const { browser, accountId, documentId, sessionId } = await orderAsGuest(h, newEmail());
    const { fileKey } = await documentOf(h, documentId);
    h.setNow(new Date(Date.now() + limits.unpaidGuestMs + 60_000));
    try {
      await h.deps.db.transaction().execute((trx) => h.deps.jobs.enqueue(trx, 'payments.reconcile', {}));
      await h.runJobs();
      await h.runJobs();
      expect(await h.db.selectFrom('documents').select('id').where('id', '=', documentId).execute()).toEqual([]);
      expect((await h.deps.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
      expect((await profileOf(accountId)).erasedAt).not.toBeNull();
      expect(await h.deps.storage.head(fileKey ?? '')).toBeUndefined();
      expect((await browser.ask('payments.guestOrder')).code).toBe('NOT_SIGNED_IN');
    } finally {
      h.setNow(null);
    }
  });

  test('paid in time, it stays', async () => {
    const { documentId } = await payAsGuest(h, newEmail());
    h.setNow(new Date(Date.now() + limits.unpaidGuestMs + 60_000));
    try {
      await h.deps.db.transaction().execute((trx) => h.deps.jobs.enqueue(trx, 'payments.reconcile', {}));
      await h.runJobs();
      expect(await documentOf(h, documentId)).toMatchObject({ paymentStatus: 'paid' });
    } finally {
      h.setNow(null);
    }
  });
});

test('one card pays for so many orders a day; the next is refunded and not worked on', async () => {
  const card = hashToken('sandbox_visa_4242').toString('base64url');
  const { browser, documentId, sessionId } = await orderAsGuest(h, newEmail());
  for (let count = 0; count < rateLimits.guestCards.points; count += 1) {
    await h.deps.rateLimiter.consume('guestCards', card, 'TOO_MANY_REQUESTS');
  }
  await pay(h, sessionId);
  await browser.call('payments.processSession', { sessionId });
  await h.runJobs();
  expect(await paymentOf(h, sessionId)).toMatchObject({ flag: 'card-limit', status: 'refunded' });
  expect(await documentOf(h, documentId)).toMatchObject({ paymentStatus: 'unpaid' });
});

test('one network begins so many orders an hour', async () => {
  const begin = () => new Browser(h).call('payments.guestCheckout', { email: newEmail(), documents: [paperOf()] });
  const answers = await Promise.all(Array.from({ length: rateLimits.guestOrders.points }, begin));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await begin()).code).toBe('TOO_MANY_GUEST_ORDERS');
});
