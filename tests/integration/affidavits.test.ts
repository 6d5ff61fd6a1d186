import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { proveSession } from '../support/accounts.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildNotary, electronicAct, swear } from '../support/notaries.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { buildChecked, signerFields, signerInput } from '../support/signers.ts';

/** An affidavit for IRCC, by a translator without a certification, is delivered once it is sworn, and in no other way. */

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
  await proveSession(h, clara);
  await buildChecked(h, clara, { ...signerFields(), credential: 'Sworn translator of Spain' });
  await h
    .caller(clara)
    .authenticator.updateSignerProfile({ ...signerInput('Clara Reis'), credential: 'Sworn translator of Spain' });
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const refused = (code: string) => ({ cause: { code } });
const acknowledgements = [
  ...statement.acknowledgements,
  { rule: 'ircc.affidavit' as const, reason: 'Sworn before our own notary.' },
];

/** Decided by a translator without a certification: with the notary, though sold as certified. */
async function awaitingOath() {
  const pending = await buildPending(h);
  await h.db.updateTable('documents').set({ recipient: 'ircc' }).where('id', '=', pending.document.id).execute();
  const decided = await h
    .caller(clara)
    .authenticator.approve({ id: pending.review.id, ...statement, acknowledgements });
  return { ...pending, decided };
}

test('it awaits its oath: nothing is delivered, no code verifies, and nobody completes it by hand', async () => {
  const { owner, document, review, decided } = await awaitingOath();
  expect(decided).toMatchObject({ isDelivered: false });
  expect(await deliveriesOf(h, document.id)).toEqual([]);
  expect(await h.caller(null).verification.lookup({ code: document.verificationCode })).toBeNull();
  expect(await h.caller(owner).documents.get({ id: document.id })).toMatchObject({
    translationType: 'certified',
    isWithNotary: true,
    hasTranslation: false,
  });
  expect(await h.caller(notary).authenticator.notarialOrder({ id: review.id })).toMatchObject({ needsJurat: true });
  const change = { id: document.id, status: 'completed', reason: 'The customer is in a hurry.' } as const;
  await proveSession(h, admin);
  await expect(h.caller(admin).admin.setDocumentStatus(change)).rejects.toMatchObject(refused('NOTARIAL_ACT_REQUIRED'));
  await expect(
    h.caller(clara).authenticator.approve({ id: review.id, ...statement, acknowledgements }),
  ).rejects.toMatchObject(refused('AWAITING_NOTARY'));
  const copied = sql`
    insert into translated_documents (original_document_id, review_id, user_id, filename, certified_filename,
      translation_type, verification_code, translated_file_key, translated_file_size_bytes, translated_file_sha256,
      translated_file_mimetype, authenticated_by, authenticated_by_name, authenticated_by_email, upload_date)
    select document_id, id, user_id, filename, filename, 'certified', verification_code, 'key', 1, 'hash',
      'application/pdf', ${clara.id}::uuid, 'Clara', 'clara@people.example', now()
    from documents_to_be_verified where id = ${review.id}`;
  await expect(copied.execute(h.db)).rejects.toMatchObject({ constraint: 'deliveries_after_act' });
});

test('sworn, it is delivered once, with the affidavit after the certificate; an acknowledgment is none', async () => {
  const { document, review } = await awaitingOath();
  const acknowledged = await swear(h, { reviewId: review.id, by: clara, commissionId, kind: 'acknowledgment' });
  const { recordAct } = h.caller(notary).authenticator;
  const wrong = electronicAct(review.id, { commissionId, oathId: acknowledged }, { kind: 'acknowledgment' });
  await expect(recordAct(wrong)).rejects.toMatchObject(refused('NOTARY_JURAT_NEEDED'));
  const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
  const act = electronicAct(review.id, { commissionId, oathId });
  expect(await recordAct(act)).toMatchObject({ isDelivered: true, translationType: 'certified' });
  expect(await recordAct(act)).toMatchObject({ isDelivered: true });
  const [delivery, ...others] = await deliveriesOf(h, document.id);
  expect(others).toEqual([]);
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  const [certificate = '', affidavit = ''] = await readPrinted(stored ? await readAll(stored) : Buffer.of());
  expect(certificate.replaceAll(/\s+/g, ' ')).toContain('The affidavit follows this certificate.');
  expect(certificate).not.toMatch(/____/);
  for (const text of [
    'Translator’s Affidavit',
    'being duly sworn',
    'Sworn to and subscribed before me',
    'NORA OKAFOR',
  ]) {
    expect(affidavit.replaceAll(/\s+/g, ' ')).toContain(text);
  }
  expect(await h.caller(null).verification.lookup({ code: document.verificationCode })).toMatchObject({
    state: 'valid',
    translationType: 'certified',
    notarization: { place: 'Travis County, Texas' },
  });
});

test('a certified translator’s paper for IRCC needs no oath, and is delivered by its decision', async () => {
  const certified = await buildUser(h, { role: 'authenticator', name: 'Ana Duarte' });
  const { document, review } = await buildPending(h);
  await h.db.updateTable('documents').set({ recipient: 'ircc' }).where('id', '=', document.id).execute();
  const { approve } = h.caller(certified).authenticator;
  expect(await approve({ id: review.id, ...statement, acknowledgements })).toMatchObject({ isDelivered: true });
});
