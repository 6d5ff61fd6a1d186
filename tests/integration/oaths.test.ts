import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import {
  buildCommission,
  buildNotary,
  buildWithNotary,
  commissionOf,
  electronicAct,
  evidence,
  scanIdOf,
  swear,
} from '../support/notaries.ts';
import { readPrinted } from '../support/printed.ts';
import { deliveriesOf, statement } from '../support/reviews.ts';
import { forge, verifyAudit } from '../support/tampering.ts';

/** An electronic act takes the translator's oath and the notary's act, by two people, in this order and within the hour. */

let h: Harness;
let clara: BuiltUser;
let notary: BuiltUser;
let commissionId: string;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  ({ notary, commissionId } = await buildNotary(h));
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const refused = (code: string) => ({ cause: { code } });
const held = () => buildWithNotary(h, { by: clara });
const act = (input: RecordActInput, by = notary) => h.caller(by).authenticator.recordAct(input);
const orderOf = (id: string, by = notary) => h.caller(by).authenticator.notarialOrder({ id });
const minutes = (count: number) => count * 60_000;

/** An aged oath, which the product cannot back-date. */
async function swornAgo(reviewId: string, ms: number): Promise<string> {
  const swornAt = new Date(h.deps.now().getTime() - ms);
  const request = await h.db
    .selectFrom('notarialRequests')
    .select(['id', 'fileSha256'])
    .where('reviewId', '=', reviewId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const { id } = await h.db
    .insertInto('notarialOaths')
    .values({
      requestId: request.id,
      commissionId,
      signerId: clara.id,
      kind: 'jurat',
      signature: 'Clara Reis',
      statementSha256: 'a'.repeat(64),
      fileSha256: request.fileSha256,
      provedAt: swornAt,
      swornAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the sequence', () => {
  test('whole: the oath stands for the notary, both times and the appearance are printed, no stored signature is', async () => {
    const { document, review } = await held();
    expect(await orderOf(review.id)).toMatchObject({ isSigner: false, oath: null, notaries: [] });
    const mine = await orderOf(review.id, clara);
    expect(mine).toMatchObject({ isSigner: true, isOwnWork: true });
    expect(mine.notaries.map(({ id }) => id)).toContain(commissionId);
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    expect(await orderOf(review.id)).toMatchObject({ oath: { id: oathId, kind: 'jurat', signature: 'Clara Reis' } });
    expect(await deliveriesOf(h, document.id)).toEqual([]);

    const print = vi.spyOn(h.deps.typesetter, 'print');
    expect(await act(electronicAct(review.id, { commissionId, oathId }))).toMatchObject({ isDelivered: true });
    const printed = print.mock.calls.flatMap(([job]) => ('act' in job && job.act ? [job.act] : []));
    print.mockRestore();
    expect(printed).toHaveLength(1);
    expect(Object.keys(printed[0] ?? {})).toEqual(['sheet']);
    const [delivery] = await deliveriesOf(h, document.id);
    const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
    const [, sheet = ''] = await readPrinted(stored ? await readAll(stored) : Buffer.of());
    for (const text of [/\/s\/ Clara Reis/, /\/s\/ Nora Okafor/, /appeared in person/]) expect(sheet).toMatch(text);
    expect(sheet).toMatch(/Sworn and signed \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T/);
    expect(sheet).toMatch(/Completed \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T/);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });

  test('without an oath, or with one of another order, kind, notary or hour, it is ACT_NOT_SWORN', async () => {
    const { document, review } = await held();
    const elsewhere = await held();
    const other = await buildNotary(h);
    const before = await swear(h, { reviewId: review.id, by: clara, commissionId: other.commissionId });
    const acknowledged = await swear(h, { reviewId: review.id, by: clara, commissionId, kind: 'acknowledgment' });
    const foreign = await swear(h, { reviewId: elsewhere.review.id, by: clara, commissionId });
    const stale = await swornAgo(review.id, minutes(61));
    const yesterday = await swornAgo(review.id, minutes(24 * 60));
    for (const oathId of [randomUUID(), before, acknowledged, foreign, stale, yesterday]) {
      const input = electronicAct(review.id, { commissionId, oathId });
      await expect(act(input), oathId).rejects.toMatchObject(refused('ACT_NOT_SWORN'));
    }
    expect(await deliveriesOf(h, document.id)).toEqual([]);
    const fresh = await swear(h, { reviewId: review.id, by: clara, commissionId });
    expect(await act(electronicAct(review.id, { commissionId, oathId: fresh }))).toMatchObject({ isDelivered: true });
  });

  test('an oath of before the decision was returned and made again does not count', async () => {
    const { review } = await held();
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    const { authenticator } = h.caller(clara);
    await authenticator.returnToReview({ id: review.id, reason: 'The stamp on page 2 is missing.' });
    await authenticator.approve({ id: review.id, ...statement });
    expect(await orderOf(review.id)).toMatchObject({ oath: null });
    await expect(act(electronicAct(review.id, { commissionId, oathId }))).rejects.toMatchObject(
      refused('ACT_NOT_SWORN'),
    );
  });

  test('repeated or at once, the oath is one and the act is one', async () => {
    const { document, review } = await held();
    const call = () => swear(h, { reviewId: review.id, by: clara, commissionId });
    const ids = new Set(await Promise.all([call(), call(), call()]));
    expect(ids.size).toBe(1);
    const [oathId = ''] = ids;
    const input = electronicAct(review.id, { commissionId, oathId });
    const answers = await Promise.allSettled([act(input), act(input)]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await act(input)).toMatchObject({ isDelivered: true });
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
    await expect(call()).rejects.toMatchObject(refused('NOTARY_NOT_AWAITED'));
  });
});

describe('two people', () => {
  test('the oath is the certifying translator’s alone, in their name, and never before themselves', async () => {
    const { review } = await held();
    const own = await buildCommission(h, clara, { state: 'NY' });
    const open = (by: BuiltUser, changes: { commissionId?: string; signature?: string } = {}) =>
      h.caller(by).authenticator.openAct({
        id: review.id,
        commissionId,
        kind: 'jurat',
        signature: 'Clara Reis',
        ...changes,
      });
    await expect(open(notary)).rejects.toMatchObject(refused('ACT_NOT_SIGNER'));
    await expect(open(clara, { signature: 'Nora Okafor' })).rejects.toMatchObject(refused('ACT_SIGNATURE'));
    await expect(open(clara, { commissionId: own })).rejects.toMatchObject(refused('NOTARY_OWN_WORK'));
    await h.db
      .updateTable('notaryCommissions')
      .set({ endedBy: clara.id, endedAt: h.deps.now() })
      .where('id', '=', own)
      .execute();
    await expect(open(clara, { commissionId: own })).rejects.toMatchObject(refused('NOTARY_COMMISSION_NEEDED'));
    expect(await open(clara, { signature: ' clara  REIS ' })).toMatchObject({ notaryName: 'Nora Okafor' });
  });

  test('the database refuses an oath of the notary, an electronic act without its oath, and a changed oath', async () => {
    const { document, review } = await held();
    const request = await h.db
      .selectFrom('notarialRequests')
      .selectAll()
      .where('reviewId', '=', review.id)
      .executeTakeFirstOrThrow();
    const now = h.deps.now();
    const oath = (signerId: string, of: string) =>
      h.db
        .insertInto('notarialOaths')
        .values({
          requestId: request.id,
          commissionId: of,
          signerId,
          kind: 'jurat',
          signature: 'Nora Okafor',
          statementSha256: 'a'.repeat(64),
          fileSha256: request.fileSha256,
          provedAt: now,
          swornAt: now,
        })
        .execute();
    await expect(oath(notary.id, commissionId)).rejects.toMatchObject({ constraint: 'notarial_oaths_of_translator' });
    const own = await buildCommission(h, clara, { state: 'FL' });
    await expect(oath(clara.id, own)).rejects.toMatchObject({ constraint: 'notarial_oaths_of_translator' });

    const stale = await swornAgo(review.id, minutes(61));
    const insert = (values: { oathId?: string; notaryId?: string; appearance?: 'in-person' }) =>
      h.db
        .insertInto('notarialActs')
        .values({
          requestId: request.id,
          documentId: document.id,
          commissionId,
          notaryId: notary.id,
          journalNumber: 999,
          kind: 'jurat',
          method: 'electronic',
          venueState: 'TX',
          venueCounty: 'Travis',
          actedAt: now,
          signerId: clara.id,
          signerName: 'Clara Reis',
          identification: 'personally-known',
          paperKind: 'Birth certificate',
          scanId: null,
          recordedAt: now,
          ...values,
        })
        .execute();
    const unsworn = { constraint: 'notarial_acts_sworn' };
    await expect(insert({})).rejects.toMatchObject(unsworn);
    await expect(insert({ oathId: stale, appearance: 'in-person' })).rejects.toMatchObject(unsworn);
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    await expect(insert({ oathId })).rejects.toMatchObject(unsworn);
    await expect(insert({ oathId, appearance: 'in-person', notaryId: clara.id })).rejects.toMatchObject({
      code: '23514',
    });
    const change = sql`update notarial_oaths set sworn_at = now() where id = ${oathId}`.execute(h.db);
    await expect(change).rejects.toThrow(/append-only/);
  });
});

describe('evidence and appearance', () => {
  test('a remote session takes a commission that says so, in a state that has them, and its reference is printed', async () => {
    const remote = { kind: 'remote', reference: 'RON-2026-11-0042' } as const;
    const { review } = await held();
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    const input = electronicAct(review.id, { commissionId, oathId }, { appearance: remote });
    await expect(act(input)).rejects.toMatchObject(refused('NOTARY_REMOTE'));
    const admin = await buildUser(h, { role: 'admin' });
    await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('userId', '=', admin.id).execute();
    const commission = { ...commissionOf(notary.id), allowsRemote: true };
    const { setCommission } = h.caller(admin).admin;
    await expect(setCommission({ ...commission, allowsElectronic: false })).rejects.toMatchObject(
      refused('COMMISSION_REMOTE'),
    );
    const florida = await buildNotary(h, { state: 'FL', county: 'Orange', allowsRemote: true });
    const sworn = await swear(h, { reviewId: review.id, by: clara, commissionId: florida.commissionId });
    const venue = { state: 'FL', county: 'Orange' } as const;
    const whole = { commissionId: florida.commissionId, oathId: sworn };
    expect(await act(electronicAct(review.id, whole, { ...venue, appearance: remote }), florida.notary)).toMatchObject({
      isDelivered: true,
    });
    const [entry] = (await h.caller(florida.notary).authenticator.journal({})).items;
    expect(entry).toMatchObject({ appearance: 'remote', sessionReference: 'RON-2026-11-0042' });
    const [delivery] = await deliveriesOf(h, review.documentId);
    const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
    const [, sheet = ''] = await readPrinted(stored ? await readAll(stored) : Buffer.of());
    expect(sheet).toContain('online notarization');
    expect(sheet).toContain('RON-2026-11-0042');
  });

  test('an expired document is refused, and personal knowledge where the state does not accept it', async () => {
    const { review } = await held();
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    const document = { ...evidence.identity.document, expiresOn: '2020-01-31' };
    const expired = { identity: { identification: 'identity-document', document } } as const;
    await expect(act(electronicAct(review.id, { commissionId, oathId }, expired))).rejects.toMatchObject(
      refused('NOTARY_IDENTITY'),
    );
    const california = await buildNotary(h, { state: 'CA', county: 'Alameda', allowsElectronic: false });
    const scanId = await scanIdOf(h, review.id, california.notary);
    const ink = {
      id: review.id,
      commissionId: california.commissionId,
      kind: 'jurat',
      county: 'Alameda',
      state: 'CA',
      method: 'ink',
      scanId,
      actedAt: h.deps.now().toISOString(),
      signerAddress: evidence.signerAddress,
      identity: { identification: 'personally-known' },
    } as const;
    await expect(act(ink, california.notary)).rejects.toMatchObject(refused('NOTARY_IDENTITY'));
    expect(await act({ ...ink, identity: evidence.identity }, california.notary)).toMatchObject({ isDelivered: true });
  });

  test('the journal keeps them, the audit trail their hash: a changed entry is named', async () => {
    const { document, review } = await held();
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    await act(electronicAct(review.id, { commissionId, oathId }));
    const [entry] = (await h.caller(notary).authenticator.journal({})).items;
    expect(entry).toMatchObject({
      signerAddress: evidence.signerAddress,
      identity: 'Driver’s license, State of Texas, no. …4471, expires 2099-01-31',
      instrument: 'Translator’s Affidavit: translation of a document “Birth certificate”',
      instrumentDatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      signature: 'Clara Reis',
      appearance: 'in-person',
    });
    const trail = await sql<{ details: string }>`
      select details::text from staff_events where document_id = ${document.id} and event like 'act.%'`.execute(h.db);
    expect(trail.rows).toHaveLength(2);
    for (const { details } of trail.rows) expect(details).not.toContain('4471');
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
    for (const [there, back] of [
      [`identity_last_four = '9999'`, `identity_last_four = '4471'`],
      [`signer_address = 'elsewhere'`, `signer_address = '${evidence.signerAddress}'`],
    ] as const) {
      await forge(h, [`update notarial_acts set ${there} where document_id = '${document.id}'`]);
      expect(await verifyAudit(h)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/of the journal of notary/),
      });
      await forge(h, [`update notarial_acts set ${back} where document_id = '${document.id}'`]);
    }
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });
});

describe('the journal of a notary', () => {
  const download = (path: string, by: BuiltUser | null) =>
    fetch(`${h.env.publicUrl}/files/exports/${path}`, { headers: by ? { cookie: by.cookie } : {} });

  test('is exported whole as CSV and PDF, by the notary or an admin when they leave, and by nobody else', async () => {
    const own = await buildNotary(h);
    const admin = await buildUser(h, { role: 'admin' });
    const first = await held();
    const before = { reviewId: first.review.id, by: clara, commissionId: own.commissionId };
    const oathId = await swear(h, before);
    await act(electronicAct(first.review.id, { commissionId: own.commissionId, oathId }), own.notary);
    const second = await held();
    const scanId = await scanIdOf(h, second.review.id, own.notary);
    const venue = { county: 'Travis', state: 'TX' } as const;
    const witness = { name: 'Wanda Witt', address: '5 Elm Street, Austin, TX' };
    const sworn = { id: second.review.id, commissionId: own.commissionId, ...venue, kind: 'acknowledgment' } as const;
    await act(
      {
        ...sworn,
        method: 'ink',
        scanId,
        actedAt: h.deps.now().toISOString(),
        signerAddress: evidence.signerAddress,
        identity: { identification: 'credible-witness', witness },
      },
      own.notary,
    );
    const scan = await h.db.selectFrom('notarialScans').select('fileSha256').where('id', '=', scanId).execute();
    for (const path of ['journal.csv', `journal.csv?notaryId=${own.notary.id}`]) {
      const by = path.includes('?') ? admin : own.notary;
      const csv = await (await download(path, by)).text();
      expect(csv.trim().split('\r\n')).toHaveLength(3);
      for (const text of [
        oathId,
        '4471',
        'Wanda Witt, 5 Elm Street',
        evidence.signerAddress,
        scan[0]?.fileSha256 ?? '?',
      ]) {
        expect(csv).toContain(text);
      }
    }
    const pdf = await download(`journal.pdf?notaryId=${own.notary.id}`, admin);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = (await readPrinted(Buffer.from(await pdf.arrayBuffer()))).join(' ');
    for (const part of ['Journal of notarial acts', '2 entries', 'No. 1', 'No. 2', '/s/ Clara Reis', 'Wanda Witt']) {
      expect(text).toContain(part);
    }
    const exported = await h.db
      .selectFrom('staffEvents')
      .select('details')
      .where('event', '=', 'export.made')
      .execute();
    expect(exported.map(({ details }) => details)).toContainEqual({ kind: 'journal', notaryId: own.notary.id });
    for (const [by, status] of [
      [clara, 403],
      [await buildUser(h), 403],
      [null, 401],
    ] as const) {
      expect((await download(`journal.csv?notaryId=${own.notary.id}`, by)).status).toBe(status);
      expect((await download(`journal.pdf?notaryId=${own.notary.id}`, by)).status).toBe(status);
    }
    expect((await (await download('journal.csv', clara)).text()).trim().split('\r\n')).toHaveLength(1);
  });
});
