import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyStaff } from '#server/features/notifications/notify.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

// What members with a set of their own see of customers: lists, searches, papers, notifications, files.

const refusal = (code: ErrorCode) => ({ cause: { code } });
const h = useHarness();
let colleague: BuiltUser;
beforeAll(async () => {
  colleague = await buildUser(h, { role: 'authenticator' });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const staff = (user: BuiltUser) => h.caller(user).authenticator;
const pairs = [{ from: 'Spanish', to: 'English' }];

async function paperOf(name: string, sourceLanguage = 'Spanish') {
  const owner = await buildUser(h, { name, email: `${crypto.randomUUID()}@customers.example` });
  const document = await buildDocument(h, { owner, status: 'processing', sourceLanguage, clientName: name });
  const review = await h.db
    .selectFrom('documentsToBeVerified')
    .selectAll()
    .where('documentId', '=', document.id)
    .executeTakeFirstOrThrow();
  return { owner, document, review };
}

describe('a translator with a set of their own', () => {
  test('sees unassigned papers of their pairs without contacts and price, and their own in full', async () => {
    const ben = await buildStaff(h, { capabilities: ['translate'], pairs });
    const { owner, review } = await paperOf('Quirina Valdés Ortega');
    const seen = await staff(ben).get({ id: review.id });
    expect(seen).toMatchObject({
      userName: 'Q. V. O.',
      clientName: 'Q. V. O.',
      userEmail: '',
      totalCostCents: 0,
      client: { name: 'Q. V. O.', email: '', phone: null },
    });
    expect(JSON.stringify(seen)).not.toContain(owner.email);
    await expect(staff(ben).clientInfo({ userId: owner.id })).rejects.toMatchObject(refusal('CLIENT_LOOKUP_FAILED'));

    await staff(ben).assign({ id: review.id, to: ben.id });
    expect(await staff(ben).get({ id: review.id })).toMatchObject({
      userName: 'Quirina Valdés Ortega',
      userEmail: owner.email,
      totalCostCents: review.totalCostCents,
      client: { email: owner.email },
    });
    expect(await staff(ben).clientInfo({ userId: owner.id })).toMatchObject({ email: owner.email });
  });

  test('does not see papers of other pairs, of colleagues, or decided by them, in any list or search', async () => {
    const ben = await buildStaff(h, { capabilities: ['revise'], pairs });
    const name = `Zenobia ${crypto.randomUUID().slice(0, 8)}`;
    const [free, foreign, taken] = [await paperOf(name), await paperOf(name, 'German'), await paperOf(name)];
    await staff(colleague).assign({ id: taken.review.id, to: colleague.id });
    const ids = async (search?: string) => {
      const { items } = await staff(ben).queue({ pageSize: 50, ...(search && { search }) });
      return items.map(({ id }) => id);
    };
    const listed = await ids();
    expect(listed).toContain(free.review.id);
    expect(listed).not.toContain(foreign.review.id);
    expect(listed).not.toContain(taken.review.id);
    // A search by name finds nothing that the list hides.
    expect(await ids(name)).toEqual([]);
    expect(await ids(free.owner.email)).toEqual([]);
    for (const { review } of [foreign, taken]) {
      await expect(staff(ben).get({ id: review.id })).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'));
      await expect(staff(ben).reviewLink({ id: review.id, kind: 'original' })).rejects.toMatchObject(
        refusal('REVIEW_NOT_FOUND'),
      );
    }
    await staff(ben).assign({ id: free.review.id, to: ben.id });
    expect(await ids(name)).toEqual([free.review.id]);
    const { total } = await staff(ben).queue({});
    expect(total).toBeLessThan((await staff(colleague).queue({})).total);
  });

  test('hears of papers of their pairs, with the customer by initials', async () => {
    const [ben, eve] = [
      await buildStaff(h, { capabilities: ['translate'], pairs }),
      await buildStaff(h, { capabilities: ['translate'], pairs: [{ from: 'German', to: 'English' }] }),
    ];
    const desk = await buildStaff(h, { capabilities: ['desk'] });
    const owner = await buildUser(h, { name: 'Quirina Valdés' });
    const draft = await buildDocument(h, { owner, sourceLanguage: 'Spanish', clientName: 'Quirina Valdés' });
    await buildReview(h, { document: draft });
    await h.db.transaction().execute((trx) =>
      notifyStaff(trx, {
        kind: 'document_upload',
        payload: { documentId: draft.id, filename: draft.filename, clientName: 'Quirina Valdés' },
      }),
    );
    const heard = async (user: BuiltUser) =>
      (await h.caller(user).notifications.list()).items.map((one) => one.message);
    expect((await heard(ben)).join()).toContain('Q. V.');
    expect((await heard(ben)).join()).not.toContain('Quirina');
    expect(await heard(eve)).toEqual([]);
    expect((await heard(desk)).join()).toContain('Quirina Valdés');
  });
});

describe('the desk', () => {
  test('sees customers, and opens a paper only for a reason, which the customer reads', async () => {
    const desk = await buildStaff(h, { capabilities: ['desk'], name: 'Dora Klein' });
    const owner = await buildUser(h, { name: 'Quirina Valdés' });
    const { id } = await buildDocument(h, { owner, status: 'completed' });
    const admin = h.caller(desk).admin;
    expect(await admin.documentDetails({ id })).toMatchObject({
      user: { email: owner.email },
      original: null,
      translation: null,
    });
    await expect(admin.openPaper({ id, reason: ' ' })).rejects.toMatchObject(refusal('REASON_REQUIRED'));
    const reason = 'The customer asked which stamp is on page 2.';
    expect((await admin.openPaper({ id, reason })).translation?.url).toContain('/files/');
    const { items } = await h.caller(owner).documents.accesses({ id });
    expect(items[0]).toMatchObject({ who: 'staff', name: 'Dora Klein', reason });
  });
});

test('the named sets see what is documented of them', async () => {
  const { owner, review } = await paperOf('Quirina Valdés');
  expect(await staff(colleague).get({ id: review.id })).toMatchObject({ client: { email: owner.email } });
  const pending = await buildPending(h);
  expect(await staff(colleague).get({ id: pending.review.id })).toMatchObject({ id: pending.review.id });
});
