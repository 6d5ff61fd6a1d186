import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { startWhileHeld } from '../support/lock-waits.ts';
import { buildNotary, electronicAct, swear } from '../support/notaries.ts';
import { squeezed } from '../support/printed.ts';
import { buildPending, certificateBy, deliveriesOf, refusedBy, statement } from '../support/reviews.ts';
import { buildSigner, signerInput } from '../support/signers.ts';
import { buildStaff } from '../support/staff.ts';

// Credentials that a manager reviewed and refused, or whose check a manager withdrew.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
const dayMs = 24 * 60 * 60_000;
const refusal = (code: ErrorCode) => ({ cause: { code } });
let manager: BuiltUser;
beforeAll(async () => {
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
});
afterAll(stopInspection);

const own = (staff: BuiltUser) => h.caller(staff).authenticator;
const as = (user: BuiltUser) => h.caller(user).admin;

async function newSigner(): Promise<BuiltUser> {
  const staff = await buildUser(h, { role: 'authenticator', name: 'Clara Reis', canSign: false });
  await own(staff).updateSignerProfile(signerInput('Clara Reis'));
  return staff;
}

const claim = () => ({
  ...{ credential: 'NAATI Certified Translator', number: 'CPN8KL55M', authority: 'NAATI', registerUrl: null },
  ...{ languages: [{ from: 'Portuguese', to: 'English' }], validFrom: '2024-01-15', validUntil: '2199-12-31' },
});

async function claimOf(staff: BuiltUser): Promise<string> {
  const { items } = await own(staff).saveCredential(claim());
  return items[0]?.id ?? '';
}

const check = (credentialId: string) =>
  as(manager).checkCredential({ credentialId, how: 'Looked up in the directory' });

describe('a refused claim', () => {
  const refuse = (credentialId: string, reason = 'The proof is of another year') =>
    as(manager).refuseCredential({ credentialId, reason });

  test('tells its holder why, prints nowhere, and is looked at again once it changes', async () => {
    const staff = await newSigner();
    const id = await claimOf(staff);
    expect(await refuse(id)).toMatchObject({ state: 'refused', refusal: 'The proof is of another year' });
    // Repeated, it is the same refusal.
    await refuse(id);
    const events = await h.db
      .selectFrom('staffEvents')
      .select('event')
      .where('subjectUserId', '=', staff.id)
      .where('event', '=', 'credential.refused')
      .execute();
    expect(events).toHaveLength(1);
    const { items } = await h.caller(staff).notifications.list();
    expect(items.filter(({ type }) => type === 'credential_refused')).toMatchObject([
      { message: expect.stringContaining('The proof is of another year') },
    ]);
    const changed = await own(staff).saveCredential({ ...claim(), id, number: 'CPN9' });
    expect(changed.items.find((item) => item.id === id)).toMatchObject({ state: 'claimed', refusal: null });
    expect(await check(id)).toMatchObject({ state: 'checked' });
    await expect(refuse(id)).rejects.toMatchObject(refusal('CREDENTIAL_CHECKED'));
  });

  test('is never one’s own, and may be checked after all', async () => {
    const both = await buildUser(h, { role: 'admin', canSign: false });
    await own(both).updateSignerProfile(signerInput('Bruno Dias'));
    const mine = await claimOf(both);
    await expect(as(both).refuseCredential({ credentialId: mine, reason: 'Not valid' })).rejects.toMatchObject(
      refusal('CREDENTIAL_OWN'),
    );
    await refuse(mine);
    expect(await check(mine)).toMatchObject({ state: 'checked', refusal: null });
  });

  test('decided twice at once has one decision', async () => {
    const id = await claimOf(await newSigner());
    await Promise.allSettled([refuse(id), check(id)]);
    const row = await h.db.selectFrom('signerCredentials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.checkedAt !== null, row.refusedAt !== null].filter(Boolean)).toHaveLength(1);
  });
});

describe('a check taken back', () => {
  const reason = 'The directory’s entry is of another person';
  const undo = (credentialId: string, why = reason) => as(manager).undoCredentialCheck({ credentialId, reason: why });
  const eventsOf = (userId: string) =>
    h.db
      .selectFrom('staffEvents')
      .select(['event', 'details'])
      .where('subjectUserId', '=', userId)
      .where('event', '=', 'credential.checkUndone')
      .execute();

  async function checkedSigner(): Promise<{ staff: BuiltUser; id: string }> {
    const staff = await newSigner();
    const id = (await own(staff).signerProfile()).printedCredential?.id ?? '';
    await check(id);
    return { staff, id };
  }

  test('prints on no further certificate; what was delivered stays, and its holder is told why', async () => {
    const { staff, id } = await checkedSigner();
    expect(await certificateBy(h, staff)).toContain(squeezed('No. 483920'));
    expect(await undo(id)).toMatchObject({ state: 'refused', refusal: reason, checkedAt: null, how: null });
    // Repeated, it is the same.
    await undo(id);
    await expect(undo(id, 'Another reason')).rejects.toMatchObject(refusal('CREDENTIAL_UNCHECKED'));
    expect(await eventsOf(staff.id)).toMatchObject([
      { details: { reason, checkedBy: manager.id, how: 'Looked up in the directory', credentialId: id } },
    ]);
    const { items } = await h.caller(staff).notifications.list();
    expect(items.filter(({ type }) => type === 'credential_check_undone')).toMatchObject([
      { message: expect.stringContaining(reason) },
    ]);
    expect(await certificateBy(h, staff)).not.toContain('483920');
    expect(await check(id)).toMatchObject({ state: 'checked', refusal: null });
    expect(await certificateBy(h, staff)).toContain(squeezed('No. 483920'));
  });

  test('refuses a later decision for a recipient who asks for a credential', async () => {
    const { staff, id } = await checkedSigner();
    const approve = async () => {
      const { review } = await buildPending(h);
      return own(staff).approve({ id: review.id, ...statement, preset: 'ukvi', sourceCopy: false });
    };
    await approve();
    await undo(id);
    expect(await refusedBy(approve())).toEqual(['signer.credential', 'signer.credential-number']);
  });

  test('while a decision commits refuses that decision', async () => {
    const { staff, id } = await checkedSigner();
    const { review, document } = await buildPending(h);
    const [decided] = await startWhileHeld(
      h,
      (trx) =>
        trx
          .updateTable('signerCredentials')
          .set({ ...{ checkedAt: null, checkedBy: null, how: null }, refusedAt: h.deps.now() })
          .set({ refusedBy: manager.id, refusal: reason })
          .where('id', '=', id)
          .execute(),
      [() => own(staff).approve({ id: review.id, ...statement })],
    );
    expect(decided).toMatchObject({ status: 'rejected', reason: refusal('CONFLICT') });
    expect(await deliveriesOf(h, document.id)).toEqual([]);
  });

  test('is never of one’s own, or of an unchecked claim', async () => {
    const both = await buildUser(h, { role: 'admin', canSign: false });
    await own(both).updateSignerProfile(signerInput('Bruno Dias'));
    const mine = (await own(both).signerProfile()).printedCredential?.id ?? '';
    await check(mine);
    const undone = as(both).undoCredentialCheck({ credentialId: mine, reason });
    await expect(undone).rejects.toMatchObject(refusal('CREDENTIAL_OWN'));
    await expect(undo(await claimOf(await newSigner()))).rejects.toMatchObject(refusal('CREDENTIAL_UNCHECKED'));
  });

  test('is the only change of a checked credential that the database takes', async () => {
    const { id } = await checkedSigner();
    const undone = { checkedAt: null, checkedBy: null, how: null };
    const refused = { refusedAt: h.deps.now(), refusedBy: manager.id, refusal: reason };
    const set = (values: object) => h.db.updateTable('signerCredentials').set(values).where('id', '=', id).execute();
    await expect(set({ ...undone, ...refused, number: '1' })).rejects.toThrow('a checked credential does not change');
    await expect(set(undone)).rejects.toThrow('a checked credential does not change');
    await set({ ...undone, ...refused });
  });

  describe('after the translator certified a notarized order', () => {
    const sayOf = (error: unknown): string[] => {
      const cause = error instanceof Error ? error.cause : undefined;
      const findings = cause instanceof AppError ? cause.details.findings : undefined;
      return typeof findings === 'object' ? findings.map(({ say }) => say) : [];
    };
    const failedAct = async (staff: BuiltUser, spoil: () => Promise<unknown>): Promise<string[]> => {
      const { notary, commissionId } = await buildNotary(h);
      const { review } = await buildPending(h, { translationType: 'notarized' });
      await own(staff).approve({ id: review.id, ...statement, preset: 'ukvi', sourceCopy: false });
      const oathId = await swear(h, { reviewId: review.id, by: staff, commissionId });
      await spoil();
      const act = electronicAct(review.id, { commissionId, oathId });
      return sayOf(
        await own(notary)
          .recordAct(act)
          .catch((error: unknown) => error),
      );
    };

    test('the notary’s act is refused, in words about the translator', async () => {
      const { staff, id } = await checkedSigner();
      const say = await failedAct(staff, () => undo(id));
      expect(say).toHaveLength(2);
      for (const words of say) expect(words).toMatch(/^Clara Reis certified this translation, but they have no /);
    });

    test('a credential that expired meanwhile is called the translator’s, not the notary’s', async () => {
      const midnight = Math.ceil(Date.now() / dayMs) * dayMs;
      h.setNow(new Date(midnight - 60_000));
      const staff = await buildUser(h, { role: 'authenticator', name: 'Clara Reis', canSign: false });
      await buildSigner(h, staff, { credentialExpiresOn: h.deps.now().toISOString().slice(0, 10) });
      const say = await failedAct(staff, () => Promise.resolve(h.setNow(new Date(midnight + 60_000))));
      h.setNow(null);
      expect(say.length).toBeGreaterThan(0);
      for (const words of say)
        expect(words).toMatch(/^Clara Reis certified this translation, but their credential has expired/);
    });
  });
});
