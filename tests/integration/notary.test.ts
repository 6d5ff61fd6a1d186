import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { returnToReview } from '#server/features/certification/notary-desk.ts';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import {
  buildCommission,
  buildNotary,
  buildWithNotary,
  electronicAct,
  evidence,
  scanIdOf,
  swear,
  uploadScan,
} from '../support/notaries.ts';
import { documentOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending, deliveriesOf, reviewsOf, statement, traceOf, uploadIdOf } from '../support/reviews.ts';
import { scanOf } from '../support/scans.ts';

/** Notarized orders: certified by a decision, delivered by a notarial act. */

let h: Harness;
let clara: BuiltUser;
let admin: BuiltUser;
let notary: BuiltUser;
let commissionId: string;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  admin = await buildUser(h, { role: 'admin' });
  ({ notary, commissionId } = await buildNotary(h));
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const staffApi = (staff = notary) => h.caller(staff).authenticator;
const refused = (code: string) => ({ cause: { code } });
const held = (owner?: BuiltUser) => buildWithNotary(h, { by: clara, ...(owner ? { owner } : {}) });

/** Sworn by the translator before `by`, then ready to be recorded. */
const electronic = async (
  id: string,
  changes: { commissionId?: string; kind?: 'jurat' | 'acknowledgment'; state?: 'NY' } = {},
): Promise<RecordActInput> => {
  const before = changes.commissionId ?? commissionId;
  const oathId = await swear(h, { reviewId: id, by: clara, commissionId: before, kind: changes.kind ?? 'jurat' });
  return electronicAct(id, { commissionId: before, oathId }, changes);
};
const inInk = (id: string, scanId: string, changes: object = {}): RecordActInput => ({
  id,
  commissionId,
  kind: 'jurat',
  county: 'Travis',
  state: 'TX',
  ...evidence,
  method: 'ink',
  scanId,
  actedAt: h.deps.now().toISOString(),
  ...changes,
});

const actsOf = (documentId: string) =>
  h.db.selectFrom('notarialActs').selectAll().where('documentId', '=', documentId).execute();
const lookUp = (code: string) => h.caller(null).verification.lookup({ code });

async function deliveredPages(documentId: string): Promise<string[]> {
  const [delivery] = await deliveriesOf(h, documentId);
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  return readPrinted(stored ? await readAll(stored) : Buffer.of());
}

describe('a decision on a notarized order', () => {
  test('certifies it and delivers nothing: it is with the notary for everyone, and no code verifies', async () => {
    const { owner, document, review, held: view } = await held();
    expect(view).toMatchObject({ isDelivered: false, isAuthenticated: false, paperKind: 'Birth certificate' });
    expect(await deliveriesOf(h, document.id)).toEqual([]);
    expect(await lookUp(document.verificationCode)).toBeNull();
    const mine = h.caller(owner).documents;
    expect(await mine.get({ id: document.id })).toMatchObject({
      status: 'processing',
      isWithNotary: true,
      isAuthenticated: false,
      verification: null,
    });
    expect((await mine.list({})).items).toMatchObject([{ id: document.id, isWithNotary: true }]);
    expect((await mine.get({ id: document.id })).timeline.at(-1)).toMatchObject({ event: 'certify' });
    const queue = await staffApi().queue({ state: 'notary', pageSize: 100 });
    expect(queue.items.find(({ id }) => id === review.id)).toMatchObject({
      ordered: null,
      certified: { paperKind: 'Birth certificate', holders: [statement.facts.holders[0]?.name] },
    });
    const ready = await staffApi().queue({ state: 'ready', pageSize: 100 });
    expect(ready.items.map(({ id }) => id)).not.toContain(review.id);
    expect(await h.caller(admin).admin.commissions()).toMatchObject({ isSold: true });
    expect((await h.caller(admin).admin.commissions()).awaiting).toBeGreaterThan(0);
    await expect(staffApi(clara).approve({ id: review.id, ...statement })).rejects.toMatchObject(
      refused('AWAITING_NOTARY'),
    );
  });

  test('a translation that cannot be printed is refused at the decision, not at the act', async () => {
    const { document, review } = await buildPending(h, { translationType: 'notarized' });
    const before = await traceOf(h, document);
    const facts = { ...statement.facts, holders: [{ name: 'João Pereira', nativeName: '\u{1e2c0}\u{1e2c1}' }] };
    await expect(staffApi(clara).approve({ id: review.id, ...statement, facts })).rejects.toMatchObject(
      refused('CERTIFICATE_LETTERS'),
    );
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('an admin cannot complete it by hand, and the database refuses a delivery without an act', async () => {
    const { document, review } = await held();
    const change = { id: document.id, status: 'completed', reason: 'The customer is in a hurry.' } as const;
    await expect(h.caller(admin).admin.setDocumentStatus(change)).rejects.toMatchObject(
      refused('NOTARIAL_ACT_REQUIRED'),
    );
    const copied = sql`
      insert into translated_documents (original_document_id, review_id, user_id, filename, certified_filename,
        translation_type, verification_code, translated_file_key, translated_file_size_bytes, translated_file_sha256,
        translated_file_mimetype, authenticated_by, authenticated_by_name, authenticated_by_email, upload_date)
      select document_id, id, user_id, filename, filename, 'certified', verification_code, 'key', 1, 'hash',
        'application/pdf', ${clara.id}::uuid, 'Clara', 'clara@people.example', now()
      from documents_to_be_verified where id = ${review.id}`;
    await expect(copied.execute(h.db)).rejects.toMatchObject({ constraint: 'translated_documents_notarized_with_act' });
  });

  test('is undone before the act with a reason, which returns it to review', async () => {
    const { owner, document, review } = await held();
    const reason = 'The stamp on page 2 is missing.';
    await expect(staffApi().returnToReview({ id: review.id, reason: 'no' })).rejects.toMatchObject(
      refused('NOTARY_RETURN_REASON'),
    );
    expect(await staffApi().returnToReview({ id: review.id, reason })).toMatchObject({
      status: 'pending',
      notarySince: null,
    });
    await expect(electronic(review.id)).rejects.toMatchObject(refused('NOTARY_NOT_AWAITED'));
    const unsworn = electronicAct(review.id, { commissionId, oathId: randomUUID() });
    await expect(staffApi().recordAct(unsworn)).rejects.toMatchObject(refused('NOTARY_NOT_AWAITED'));
    expect(await h.caller(owner).documents.get({ id: document.id })).toMatchObject({ isWithNotary: false });
    await staffApi(clara).approve({ id: review.id, ...statement });
    expect(await staffApi().recordAct(await electronic(review.id))).toMatchObject({ isDelivered: true });
  });
});

describe('the act', () => {
  test('applied electronically: affidavit with venue, certificate, seal and signature, journal, one delivery', async () => {
    const { owner, document, review } = await held();
    const delivered = await staffApi().recordAct(await electronic(review.id));
    expect(delivered).toMatchObject({
      isDelivered: true,
      authenticatedByName: 'Clara Reis',
      translationType: 'notarized',
    });
    const [certificate = '', act = '', ...rest] = await deliveredPages(document.id);
    expect(certificate).not.toMatch(/NOTARIZED/);
    for (const text of [
      'Translator’s Affidavit',
      'State of Texas',
      'County of Travis',
      'Sworn to and subscribed before me',
      'Clara Reis',
      'NORA OKAFOR',
      'Commission no. 13-204-7781',
      document.verificationCode,
    ]) {
      expect(act).toContain(text);
    }
    expect(rest.length).toBeGreaterThan(0);
    const [journal] = (await staffApi().journal({})).items;
    expect(journal).toMatchObject({
      documentId: document.id,
      kind: 'jurat',
      signerName: 'Clara Reis',
      identification: 'identity-document',
      feeCents: 0,
      venueState: 'TX',
    });
    expect(await documentOf(h, document.id)).toMatchObject({ status: 'completed', isAuthenticated: true });
    expect(await reviewsOf(h, document.id)).toMatchObject([
      { status: 'completed', authenticatedBy: clara.id, notarySince: null },
    ]);
    expect(await lookUp(document.verificationCode)).toMatchObject({
      state: 'valid',
      translationType: 'notarized',
      notarization: { place: 'Travis County, Texas' },
    });
    const { events, mails } = await traceOf(h, document);
    const steps = events.flatMap((event) => [String(Reflect.get(event, 'event'))]);
    expect(steps.filter((step) => step !== 'recorded').slice(-2)).toEqual(['certify', 'notarize']);
    expect(mails.filter((mail) => Reflect.get(mail, 'template') === 'translation-ready')).toHaveLength(1);
    expect((await h.caller(owner).documents.get({ id: document.id })).timeline.at(-1)).toMatchObject({
      event: 'notarize',
    });
    const chained = await sql<{ details: { act: { journalNumber: number } } }>`
      select details from document_events where document_id = ${document.id} and event = 'notarize'`.execute(h.db);
    expect(chained.rows[0]?.details.act.journalNumber).toBe(journal?.journalNumber);
    const recorded = await sql<{ details: { act: { journalNumber: number } | null } }>`
      select details from document_events where document_id = ${document.id} and event = 'recorded'`.execute(h.db);
    expect(recorded.rows[0]?.details.act?.journalNumber).toBe(journal?.journalNumber);
  });

  test('signed in ink: the sheet is blank where it is signed, and its scan is bound into the delivered file', async () => {
    const { document, review } = await held();
    const query = new URLSearchParams({ commissionId, kind: 'acknowledgment', county: 'Hays' }).toString();
    const sheet = await fetch(`${h.env.publicUrl}/files/notarial-sheets/${review.id}?${query}`, {
      headers: { cookie: notary.cookie },
    });
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [text = ''] = await readPrinted(Buffer.from(await sheet.arrayBuffer()));
    for (const part of ['County of Hays', 'This instrument was acknowledged before me on ____', 'Official seal']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('/s/');

    const first = await scanIdOf(h, review.id, notary);
    const corrected = await scanIdOf(h, review.id, notary);
    expect(first).not.toBe(corrected);
    await staffApi().recordAct(inInk(review.id, corrected, { kind: 'acknowledgment', county: 'Hays' }));
    expect(await actsOf(document.id)).toMatchObject([
      { method: 'ink', scanId: corrected, venueCounty: 'Hays', kind: 'acknowledgment' },
    ]);
    // The certificate, one page of the scan, the translation, and the copy of the original.
    expect(await deliveredPages(document.id)).toHaveLength(2 + 2 * document.pages);
  });

  test('a corrected decision is delivered as a correction', async () => {
    const { document, review } = await buildPending(h, { translationType: 'notarized' });
    const uploadId = await uploadIdOf(h, review.id, clara);
    const facts = { id: review.id, uploadId, ...statement };
    expect(await staffApi(clara).sendCorrection(facts)).toMatchObject({ isDelivered: false });
    expect(await staffApi().recordAct(await electronic(review.id))).toMatchObject({
      isDelivered: true,
      isCorrected: true,
      translationType: 'notarized',
    });
    expect(await reviewsOf(h, document.id)).toMatchObject([{ status: 'rejected' }, { status: 'completed' }]);
    const { mails } = await traceOf(h, document);
    expect(mails.at(-1)).toMatchObject({ template: 'translation-corrected' });
  });

  test('repeated, it is one act with one delivery; by two notaries at once, one wins', async () => {
    const { document, review } = await held();
    const other = await buildNotary(h);
    const acts = {
      mine: await electronic(review.id),
      theirs: await electronic(review.id, { commissionId: other.commissionId }),
    };
    const answers = await Promise.allSettled([
      staffApi().recordAct(acts.mine),
      staffApi(other.notary).recordAct(acts.theirs),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [act, ...others] = await actsOf(document.id);
    expect(others).toEqual([]);
    const isFirst = act?.notaryId === notary.id;
    const again = await staffApi(isFirst ? notary : other.notary).recordAct(isFirst ? acts.mine : acts.theirs);
    expect(again).toMatchObject({ isDelivered: true });
    expect(await actsOf(document.id)).toHaveLength(1);
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
  });

  test('is refused for own work, own orders, another state and another person’s commission', async () => {
    const { review } = await held();
    const own = await buildCommission(h, clara);
    const expectRefused = async (staff: BuiltUser, act: RecordActInput, code: string) =>
      expect(staffApi(staff).recordAct(act)).rejects.toMatchObject(refused(code));
    await expect(electronic(review.id, { commissionId: own })).rejects.toMatchObject(refused('NOTARY_OWN_WORK'));
    const act = await electronic(review.id);
    await expectRefused(clara, { ...act, commissionId: own }, 'NOTARY_OWN_WORK');
    await h.db
      .updateTable('notaryCommissions')
      .set({ endedBy: admin.id, endedAt: h.deps.now() })
      .where('id', '=', own)
      .execute();
    await expectRefused(notary, { ...act, commissionId: own }, 'NOTARY_COMMISSION_NEEDED');
    await expectRefused(notary, { ...act, state: 'NY' }, 'NOTARY_STATE');
    await expectRefused(admin, act, 'NOTARY_COMMISSION_NEEDED');
    const ink = await buildNotary(h, { allowsElectronic: false });
    await expectRefused(ink.notary, { ...act, commissionId: ink.commissionId }, 'NOTARY_ELECTRONIC');
    await expect(electronic(review.id, { commissionId: ink.commissionId })).rejects.toMatchObject(
      refused('NOTARY_ELECTRONIC'),
    );
    const ordered = await held(notary);
    await expectRefused(notary, await electronic(ordered.review.id), 'NOTARY_OWN_WORK');
  });

  test('needs a commission in force on the day: one that ended or expired after the decision is refused', async () => {
    const { document, review } = await held();
    const { notary: late, commissionId: ended } = await buildNotary(h);
    await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('userId', '=', admin.id).execute();
    await h.caller(admin).admin.endCommission({ id: ended });
    const act = electronicAct(review.id, { commissionId: ended, oathId: randomUUID() });
    await expect(staffApi(late).recordAct(act)).rejects.toMatchObject(refused('NOTARY_COMMISSION_NEEDED'));
    await expect(electronic(review.id, { commissionId: ended })).rejects.toMatchObject(
      refused('NOTARY_COMMISSION_NEEDED'),
    );
    const yesterday = new Date(h.deps.now().getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const expired = await buildCommission(h, late, { expiresOn: yesterday });
    await expect(staffApi(late).recordAct({ ...act, commissionId: expired })).rejects.toMatchObject(
      refused('NOTARY_COMMISSION_NEEDED'),
    );
    expect(await deliveriesOf(h, document.id)).toEqual([]);
  });

  test('in ink needs the notary’s own scan of this order, unblank and short, and a time after the decision', async () => {
    const { review } = await held();
    const other = await held();
    const foreign = await scanIdOf(h, other.review.id, notary);
    const act = (scanId: string, changes: object = {}) => staffApi().recordAct(inInk(review.id, scanId, changes));
    await expect(act(foreign)).rejects.toMatchObject(refused('NOTARY_SCAN_MISSING'));
    const blank = await uploadScan(h, review.id, {
      by: notary,
      bytes: await scanOf({ format: 'png' }),
      type: 'image/png',
    });
    const { uploadId } = (await blank.json()) as { uploadId: string };
    await expect(act(uploadId)).rejects.toMatchObject(refused('NOTARY_SCAN_BLANK'));
    const long = await uploadScan(h, review.id, { by: notary, bytes: await pdfOf(5), type: 'application/pdf' });
    expect([long.status, await long.json()]).toMatchObject([422, { appCode: 'NOTARY_SCAN_PAGES' }]);
    const text = await uploadScan(h, review.id, { by: notary, bytes: Buffer.from('<html>'), type: 'text/html' });
    expect(text.status).toBe(415);
    const customer = await buildUser(h);
    expect((await uploadScan(h, review.id, { by: customer })).status).toBe(403);
    const scan = await scanIdOf(h, review.id, notary);
    const day = 24 * 60 * 60 * 1000;
    for (const shift of [-day, day]) {
      const actedAt = new Date(h.deps.now().getTime() + shift).toISOString();
      await expect(act(scan, { actedAt })).rejects.toMatchObject(refused('NOTARY_ACT_TIME'));
    }
    expect(await act(scan)).toMatchObject({ isDelivered: true });
    await expect(uploadScan(h, review.id, { by: notary }).then((answer) => answer.json())).resolves.toMatchObject({
      appCode: 'NOTARY_NOT_AWAITED',
    });
  });

  test('is refused while a refund or dispute is open and after a refund; the journal is append-only', async () => {
    const { document, review } = await held();
    const act = await electronic(review.id);
    const standing = (values: { paymentHold?: 'refund' | 'dispute' | null; paymentStatus?: 'paid' | 'refunded' }) =>
      h.db.updateTable('documents').set(values).where('id', '=', document.id).execute();
    for (const [values, code] of [
      [{ paymentHold: 'refund' }, 'REFUND_PENDING'],
      [{ paymentHold: 'dispute' }, 'PAYMENT_DISPUTED'],
      [{ paymentHold: null, paymentStatus: 'refunded' }, 'ORDER_REFUNDED'],
    ] as const) {
      await standing(values);
      await expect(staffApi().recordAct(act)).rejects.toMatchObject(refused(code));
      await expect(electronic(review.id)).rejects.toMatchObject(refused(code));
      await expect(returnToReview(h.deps, clara, { id: review.id, reason: 'Wrong name' })).rejects.toMatchObject({
        code,
      });
    }
    await standing({ paymentStatus: 'paid' });
    await staffApi().recordAct(act);
    await expect(
      sql`update notarial_acts set acted_at = now() - interval '1 year' where document_id = ${document.id}`.execute(
        h.db,
      ),
    ).rejects.toThrow(/append-only/);
  });

  test('leaves nothing behind when printing, signing or storing dies, and a repeat completes it', async () => {
    const { document, review } = await held();
    const act = await electronic(review.id);
    const before = await traceOf(h, document);
    const points = [
      () => vi.spyOn(h.deps.typesetter, 'print').mockRejectedValueOnce(new Error('killed')),
      () => vi.spyOn(h.deps.signing, 'documentKey').mockRejectedValueOnce(new Error('killed')),
      () => vi.spyOn(h.deps.storage, 'put').mockRejectedValueOnce(new Error('killed')),
    ];
    for (const point of points) {
      const spy = point();
      await expect(staffApi().recordAct(act)).rejects.toThrow();
      spy.mockRestore();
      expect(await traceOf(h, document)).toEqual(before);
      expect(await actsOf(document.id)).toEqual([]);
      expect(await lookUp(document.verificationCode)).toBeNull();
    }
    expect(await staffApi().recordAct(act)).toMatchObject({ isDelivered: true });
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
  });
});
