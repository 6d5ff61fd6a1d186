import { beforeAll, describe, expect, test, vi } from 'vitest';
import { endSources } from '#server/features/privacy/erasure/retention.ts';
import { continueErasure, resumeErasures } from '#server/features/privacy/erasure/service.ts';
import { erasureRules, erasureSituationOf } from '#shared/erasure.ts';
import { errorMessage } from '#shared/errors.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf, steerPayments } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildReadyOrder, settleOrders } from '../support/ready-orders.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { tablesWith as findTables } from '../support/stored-texts.ts';
import { forge, verifyAudit } from '../support/tampering.ts';
import { deliverPaper } from '../support/texts.ts';

/** Deletion of documents and accounts by their owners: what is erased, what is kept, and in which order. */

const h = useHarness();
let clerk: BuiltUser;

beforeAll(async () => {
  clerk = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  await h.listen();
});

/** A delivered document whose rows, mails and notifications hold names. */
async function deliver(owner?: BuiltUser) {
  const options = { filename: 'certidao-joao-pereira.pdf', clientName: 'João Pereira' };
  const built = await buildPending(h, owner ? { ...options, owner } : options);
  await h.caller(built.owner).documents.savePeople({ id: built.document.id, people: [{ name: 'João Pereira' }] });
  await h.caller(clerk).authenticator.approve({ id: built.review.id, ...statement });
  await h.runJobs();
  const [delivery] = await deliveriesOf(h, built.document.id);
  if (!delivery) throw new Error('nothing was delivered');
  return { owner: built.owner, document: built.document, delivery };
}

/** Later than the time in which an erasure is left to its own job. */
async function resume(): Promise<void> {
  h.setNow(new Date(Date.now() + 5 * 60_000));
  try {
    await resumeErasures(h.deps);
  } finally {
    h.setNow(null);
  }
}

const tablesWith = (text: string) => findTables(h, text);
const standing = async (id: string) => documentOf(h, id);
const lookUp = (code: string) =>
  h.caller(null, { ip: `10.20.${Math.trunc(Math.random() * 250)}.1` }).verification.lookup({ code });

describe('a delivered document', () => {
  test('leaves no name, no file and no text behind, and its certificate is still confirmed', async () => {
    const name = 'Xaviera Quintanilha';
    const owner = await buildUser(h, { name });
    const { document, review } = await buildPending(h, {
      owner,
      filename: 'xaviera-quintanilha.pdf',
      clientName: name,
      withTranslation: await pdfOf(1, { text: `Name: ${name}. Register number: 123456-XQ` }),
    });
    await h.caller(owner).documents.savePeople({ id: document.id, people: [{ name }] });
    const facts = { paperKind: 'Birth certificate', holders: [{ name }], registerNumber: '123456-XQ' };
    await h.caller(clerk).authenticator.approve({ id: review.id, ...statement, facts });
    await h
      .caller(owner)
      .documents.reportMisspelling({ id: document.id, items: [{ wrong: 'Xaviera', right: 'Xaviéra' }] });
    await h.runJobs();
    const [delivery] = await deliveriesOf(h, document.id);
    const code = delivery?.verificationCode ?? '';
    expect(await lookUp(code)).toMatchObject({ holderInitials: 'X. Q.' });
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });

    expect(await h.caller(owner).documents.erasurePreview({ id: document.id })).toEqual({ situation: 'delivered' });
    expect(await h.caller(owner).documents.erase({ id: document.id })).toEqual({ state: 'erasing' });
    await expect(h.caller(owner).documents.get({ id: document.id })).rejects.toThrow(
      errorMessage('DOCUMENT_NOT_FOUND'),
    );
    await h.runJobs();

    expect(await listKeys(h.env, `${owner.id}/`)).toEqual([]);
    expect(await tablesWith('xaviera-quintanilha')).toEqual([]);
    expect(await tablesWith('123456-XQ')).toEqual([]);
    // The account is still there, with the owner's own name and family list.
    expect((await tablesWith(name)).toSorted()).toEqual(['public.family_members', 'public.profiles']);
    expect(await lookUp(code)).toMatchObject({
      state: 'valid',
      paperKind: 'Birth certificate',
      holderInitials: '',
      registerNumber: null,
    });
    const check = await h
      .caller(null, { ip: '10.21.0.1' })
      .verification.check({ sha256: delivery?.translatedFileSha256 ?? '' });
    expect(check.outcome).toBe('genuine');
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
    expect((await h.caller(owner).documents.list({})).total).toBe(0);
    // Repeated, and by somebody else.
    expect(await h.caller(owner).documents.erase({ id: document.id })).toEqual({ state: 'erased' });
    await expect(h.caller(await buildUser(h)).documents.erase({ id: document.id })).rejects.toThrow(
      errorMessage('DOCUMENT_NOT_FOUND'),
    );
  });

  test('leaves no sentence of its text behind, also where its source had left before', async () => {
    const sentences = [
      ['A interessada padece de moléstia incurável.', 'The interested party suffers from an incurable illness.'],
      ['Registrado mediante requerimento verbal.', 'Registered upon oral request.'],
    ] as const;
    const keptWhole = await deliverPaper(h, clerk, sentences);
    const ended = await deliverPaper(h, clerk, sentences, { owner: keptWhole.owner });
    expect(await tablesWith('padece de moléstia')).toContain('public.translation_candidates');
    expect(await tablesWith('Registered upon oral request')).toContain('public.translation_candidates');
    const passed = { sourceToldAt: new Date(Date.now() - 2000), sourceLeavesAt: new Date(Date.now() - 1000) };
    await h.db.updateTable('documents').set(passed).where('id', '=', ended.document.id).execute();
    await endSources(h.deps);
    for (const { owner, document } of [keptWhole, ended]) await h.caller(owner).documents.erase({ id: document.id });
    await h.runJobs();
    for (const text of ['padece de mol', 'incurable illness', 'requerimento verbal', 'oral request']) {
      expect(await tablesWith(text)).toEqual([]);
    }
  });

  test('leaves no reason with which a finding about its text was passed', async () => {
    const answer = { rule: 'name-missing', blockId: null, reason: 'Zelma Quark is written by hand.', isPrinted: false };
    const details = { paperKind: 'Birth certificate', text: { sha256: 'a'.repeat(64), acknowledgements: [answer] } };
    const { owner, document } = await deliver();
    await h.db
      .insertInto('documentEvents')
      .values({
        documentId: document.id,
        event: 'certificate.reissued',
        actorId: clerk.id,
        actorRole: 'authenticator',
        details: JSON.stringify(details),
      })
      .execute();
    await h.caller(owner).documents.erase({ id: document.id });
    await h.runJobs();
    expect(await tablesWith('Zelma Quark')).toEqual([]);
    expect(await tablesWith('a'.repeat(64))).toEqual(['public.document_events']);
  });

  test('cannot be brought back by its owner or changed by staff', async () => {
    const { owner, document, delivery } = await deliver();
    await h.caller(owner).documents.erase({ id: document.id });
    await h.runJobs();
    const own = h.caller(owner).documents;
    for (const call of [
      () => own.restore({ id: delivery.id }),
      () => own.rename({ id: delivery.id, filename: 'again.pdf' }),
      () => own.fileLink({ id: delivery.id, kind: 'translation' }),
      () => own.savePeople({ id: document.id, people: [{ name: 'João Pereira' }] }),
    ]) {
      await expect(call()).rejects.toThrow();
    }
    await expect(
      h.caller(clerk).authenticator.reissue({ verificationCode: delivery.verificationCode, reason: 'A new copy' }),
    ).rejects.toThrow(errorMessage('DOCUMENT_ERASED'));
  });

  test('a changed row of an erased document is still found', async () => {
    const { owner, document } = await deliver();
    await h.caller(owner).documents.erase({ id: document.id });
    await h.runJobs();
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
    const at = `where document_id = '${document.id}' and event = 'approve'`;
    const { rows } = await h.deps.pool.query<{ details: object }>(`select details from document_events ${at}`);
    await forge(h, [`update document_events set details = details || '{"paperKind": "Diploma"}' ${at}`]);
    expect(await verifyAudit(h)).toMatchObject({ code: 1 });
    await forge(h, [`update document_events set details = '${JSON.stringify(rows[0]?.details)}' ${at}`]);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });

  test('events of other documents cannot be changed', async () => {
    const { document } = await deliver();
    const change = `update document_events set details = erased_event_details(event, details) where document_id = $1`;
    await expect(h.deps.pool.query(change, [document.id])).rejects.toThrow('append-only');
  });

  test('killed before its objects went, it is resumed', async () => {
    const { owner, document } = await deliver();
    const remove = vi.spyOn(h.deps.storage, 'remove').mockRejectedValueOnce(new Error('killed'));
    await h.caller(owner).documents.erase({ id: document.id });
    await h.runJobs();
    remove.mockRestore();
    expect((await standing(document.id)).erasedAt).not.toBeNull();
    expect(await listKeys(h.env, `${owner.id}/`)).not.toEqual([]);
    await resume();
    expect(await listKeys(h.env, `${owner.id}/`)).toEqual([]);
    expect(await h.db.selectFrom('erasureObjects').selectAll().execute()).toEqual([]);
  });
});

describe('the order comes first', () => {
  test('every situation has a rule, and a dispute comes before all others', () => {
    const order = {
      paymentStatus: 'paid',
      paymentHold: null,
      isDelivered: false,
      hasOpenCheckout: false,
      isPaperOut: false,
      isStarted: false,
    } as const;
    expect(erasureSituationOf(order)).toBe('not-started');
    expect(erasureSituationOf({ ...order, isStarted: true })).toBe('in-work');
    expect(erasureSituationOf({ ...order, isDelivered: true, isStarted: true })).toBe('delivered');
    expect(erasureSituationOf({ ...order, isDelivered: true, paymentHold: 'dispute' })).toBe('disputed');
    expect(erasureSituationOf({ ...order, paymentHold: 'refund' })).toBe('refunding');
    expect(erasureSituationOf({ ...order, paymentStatus: 'unpaid', hasOpenCheckout: true })).toBe('checkout');
    expect(erasureRules['in-work'].does).toBe('refuse');
  });

  test('a draft in an open checkout goes, and a payment that still arrives is returned', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [draft]);
    expect(await h.caller(user).documents.erasurePreview({ id: draft.id })).toEqual({ situation: 'checkout' });
    await pay(h, sessionId);
    expect(await h.caller(user).documents.erase({ id: draft.id })).toEqual({ state: 'erased' });
    await settleOrders(h, async () => (await paymentOf(h, sessionId)).status === 'refunded');
    expect(await h.db.selectFrom('documents').select('id').where('id', '=', draft.id).execute()).toEqual([]);
    await expect.poll(async () => (await h.runJobs(), listKeys(h.env, `${user.id}/`))).toEqual([]);
  });

  test('a paid order that nobody has started is refunded in full, once, and then erased', async () => {
    const { user, first, intentId } = await buildReadyOrder(h);
    expect(await h.caller(user).documents.erasurePreview({ id: first.id })).toEqual({ situation: 'not-started' });
    await Promise.all([
      h.caller(user).documents.erase({ id: first.id }),
      h.caller(user).documents.erase({ id: first.id }),
    ]);
    await settleOrders(h, async () => (await standing(first.id)).erasedAt !== null);
    await resume();
    const { data } = await h.deps.stripe.refunds.list({ payment_intent: intentId });
    expect(data.map(({ amount }) => amount)).toEqual([1500]);
    expect(await standing(first.id)).toMatchObject({ paymentStatus: 'refunded', fileKey: null });
  });

  test(
    'the last two orders of a payment, deleted at once, take with them what belongs to none',
    { tags: 'sweep' },
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const { user, first, second, paymentId, intentId } = await buildReadyOrder(h, { count: 2 });
        await h.db
          .updateTable('paymentItems')
          .set((eb) => ({ totalCents: eb('totalCents', '-', 250) }))
          .where('paymentId', '=', paymentId)
          .execute();
        await h.db
          .updateTable('documents')
          .set((eb) => ({
            totalCostCents: eb('totalCostCents', '-', 250),
            chargedCents: eb('chargedCents', '-', 250),
          }))
          .where('id', 'in', [first.id, second.id])
          .execute();
        for (const { id } of [first, second]) await h.caller(user).documents.erase({ id });
        const { rows } = await h.deps.pool.query<{ id: string }>('select id from erasures where user_id = $1', [
          user.id,
        ]);
        await Promise.all(rows.map(({ id }) => continueErasure(h.deps, { erasureId: id })));
        await h.runJobs();
        const { data } = await h.deps.stripe.refunds.list({ payment_intent: intentId });
        expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(4500);
      }
    },
  );

  test('with the card provider down it waits for the refund, and staff cannot decide it meanwhile', async () => {
    const { user, first } = await buildReadyOrder(h);
    await steerPayments(h, 'control', { apiDown: true });
    await h.caller(user).documents.erase({ id: first.id });
    await h.runJobs();
    expect(await standing(first.id)).toMatchObject({ erasedAt: null });
    await expect(h.caller(clerk).authenticator.approve({ id: first.reviewId, ...statement })).rejects.toThrow(
      errorMessage('DOCUMENT_ERASED'),
    );
    await steerPayments(h, 'control', { apiDown: false });
    await resume();
    expect((await standing(first.id)).erasedAt).not.toBeNull();
  });

  test('an order that somebody has open is finished first', async () => {
    const { user, first } = await buildReadyOrder(h);
    await h.caller(clerk).authenticator.claim({ id: first.reviewId });
    await expect(h.caller(user).documents.erase({ id: first.id })).rejects.toThrow(errorMessage('ERASURE_IN_WORK'));
    await expect(h.caller(user).auth.deleteAccount({ email: user.email })).rejects.toThrow(
      errorMessage('ERASURE_IN_WORK'),
    );
    expect((await h.caller(user).auth.deletionPreview()).blocking).toMatchObject([
      { id: first.id, situation: 'in-work' },
    ]);
    expect(await standing(first.id)).toMatchObject({ erasureRequestedAt: null });
  });

  test('a disputed order is kept as evidence until the dispute ends', async () => {
    const { user, first, intentId } = await buildReadyOrder(h);
    await steerPayments(h, 'disputes', { payment_intent: intentId });
    await settleOrders(h, async () => (await standing(first.id)).paymentHold === 'dispute');
    await expect(h.caller(user).documents.erase({ id: first.id })).rejects.toThrow(errorMessage('ERASURE_DISPUTED'));
    await expect(h.caller(user).auth.deleteAccount({ email: user.email })).rejects.toThrow(
      errorMessage('ERASURE_DISPUTED'),
    );
  });

  test('a dispute that opens after the request holds it back until it ends', async () => {
    const { user, first, intentId } = await buildReadyOrder(h);
    await steerPayments(h, 'control', { apiDown: true });
    await h.caller(user).documents.erase({ id: first.id });
    await steerPayments(h, 'control', { apiDown: false });
    await steerPayments(h, 'disputes', { payment_intent: intentId });
    await settleOrders(h, async () => (await standing(first.id)).paymentHold === 'dispute');
    await resume();
    expect((await standing(first.id)).erasedAt).toBeNull();
  });
});

describe('an account', () => {
  test('is gone with everything in it, and its certificates are still confirmed', async () => {
    const owner = await buildUser(h, { name: 'Zenóbia Wanderley', email: 'zenobia.wanderley@people.example' });
    const { delivery } = await deliver(owner);
    await buildDraft(h, owner);
    await h.caller(owner).folders.create({ name: 'Zenóbia papers' });
    await h.caller(owner).documents.saveFamilyMember({ name: 'Zenóbia Wanderley' });
    await expect(h.caller(owner).auth.deleteAccount({ email: 'other@people.example' })).rejects.toThrow(
      errorMessage('ACCOUNT_ADDRESS_DIFFERS'),
    );
    expect(await h.caller(owner).auth.deletionPreview()).toEqual({ counts: { delivered: 1, draft: 1 }, blocking: [] });
    await h.caller(owner).auth.deleteAccount({ email: ' Zenobia.Wanderley@people.example' });
    const login = { email: owner.email, password: 'correct horse battery' };
    await expect(h.caller(null).auth.login(login)).rejects.toThrow(errorMessage('INVALID_CREDENTIALS'));
    expect(await h.db.selectFrom('sessions').select('id').where('userId', '=', owner.id).execute()).toEqual([]);
    await h.runJobs();
    await resume();
    expect((await h.mails(owner.email)).map(({ subject }) => subject)).toContain('Your account is being deleted');
    expect(await tablesWith('Zenóbia')).toEqual([]);
    expect(await tablesWith('zenobia.wanderley')).toEqual([]);
    expect(await listKeys(h.env, `${owner.id}/`)).toEqual([]);
    expect(await lookUp(delivery.verificationCode)).toMatchObject({ state: 'valid', holderInitials: '' });
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
    // The address is free again.
    const again = { name: 'Someone New', email: owner.email, password: 'correct horse battery', phone: '+15550100142' };
    expect(await h.caller(null).auth.register(again)).toEqual({ email: owner.email });
  });

  test('with an order that nobody has started is refunded first; killed between, it is resumed', async () => {
    const { user, first, intentId } = await buildReadyOrder(h, { count: 2 });
    const remove = vi.spyOn(h.deps.storage, 'remove').mockRejectedValueOnce(new Error('killed'));
    await h.caller(user).auth.deleteAccount({ email: user.email });
    await h.runJobs();
    remove.mockRestore();
    await settleOrders(h, async () => {
      await resume();
      return (await standing(first.id)).erasedAt !== null;
    });
    await resume();
    const { data } = await h.deps.stripe.refunds.list({ payment_intent: intentId });
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(4500);
    const profile = await h.db.selectFrom('profiles').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ name: null, phone: null, email: `${user.id}@erased.invalid` });
    expect(await listKeys(h.env, `${user.id}/`)).toEqual([]);
  });

  test('needs a recent proof', async () => {
    const user = await buildUser(h);
    const { id } = await buildDocument(h, { owner: user, status: 'completed' });
    await h.db.updateTable('sessions').set({ provedAt: null }).where('userId', '=', user.id).execute();
    const proof = errorMessage('PROOF_NEEDED');
    await expect(h.caller(user).auth.deleteAccount({ email: user.email })).rejects.toThrow(proof);
    await expect(h.caller(user).documents.erase({ id })).rejects.toThrow(proof);
    await expect(h.caller(user).auth.exportData()).rejects.toThrow(proof);
  });
});
