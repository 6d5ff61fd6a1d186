import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { notarize } from '#server/features/authenticator/service.ts';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { createLog } from '#server/platform/observability/log.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import { createCounter, startCountingListener } from '../support/counting-listener.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildNotary, buildWithNotary, electronicAct, evidence, scanIdOf, swear } from '../support/notaries.ts';
import { deliveriesOf, statement, traceOf } from '../support/reviews.ts';
import { forge, verifyAudit } from '../support/tampering.ts';

/** Notarial acts that are interrupted, repeated for a further revision, or changed behind the application. */

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
const held = () => buildWithNotary(h, { by: clara });
const place = { kind: 'jurat', county: 'Travis', state: 'TX' } as const;
/** Sworn by the translator, then ready to be recorded. */
const electronic = async (id: string): Promise<RecordActInput> =>
  electronicAct(id, { commissionId, oathId: await swear(h, { reviewId: id, by: clara, commissionId }) });
const inInk = (id: string, scanId: string): RecordActInput => ({
  id,
  commissionId,
  ...place,
  ...evidence,
  method: 'ink',
  scanId,
  actedAt: h.deps.now().toISOString(),
});
const actsOf = (documentId: string) =>
  h.db.selectFrom('notarialActs').selectAll().where('documentId', '=', documentId).execute();
const lookUp = (code: string) => h.caller(null).verification.lookup({ code });

describe('a process that dies at any message to its database', { tags: 'sweep' }, () => {
  /** Records the act over connections that are cut at a message; true when they were. */
  async function dieAt(at: number, fate: 'lost' | 'passed', act: RecordActInput): Promise<boolean> {
    const counter = createCounter();
    const line = await startCountingListener(h.env.databaseUrl, counter);
    const address = new URL(line.url);
    address.searchParams.set('application_name', doomed);
    const pool = createPool(address.href, createLog('silent'));
    let isCut = false;
    const strike = () => {
      isCut = true;
      line.stop();
    };
    counter.arm({ at, fate, strike });
    await Promise.allSettled([notarize({ ...h.deps, pool, db: createDb(pool) }, notary, act)]);
    line.stop();
    await pool.end();
    const sessions = sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where application_name = ${doomed}`;
    await vi.waitFor(async () => expect((await sessions.execute(h.db)).rows).toEqual([{ count: 0 }]));
    return isCut;
  }
  const doomed = 'doomed';

  test('has recorded the act and delivered with it, or neither; a repeat completes it once', async () => {
    const { document, review } = await held();
    const act = await electronic(review.id);
    const before = await traceOf(h, document);
    // Printed once: the deaths are many.
    const print = h.deps.typesetter.print.bind(h.deps.typesetter);
    let printed: ReturnType<typeof print> | undefined;
    const printing = vi
      .spyOn(h.deps.typesetter, 'print')
      .mockImplementation(async (job, owner) => structuredClone(await (printed ??= print(job, owner))));
    let deaths = 0;
    for (let at = 1; (await actsOf(document.id)).length === 0; at += 1) {
      expect(await traceOf(h, document)).toEqual(before);
      for (const fate of ['lost', 'passed'] as const) {
        if ((await actsOf(document.id)).length === 0 && (await dieAt(at, fate, act))) deaths += 1;
      }
    }
    printing.mockRestore();
    // Sessions, reads of the order, locks, the journal, the delivery, the commit.
    expect(deaths).toBeGreaterThan(40);
    expect(await staffApi().recordAct(act)).toMatchObject({ isDelivered: true });
    expect(await actsOf(document.id)).toHaveLength(1);
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
    const { mails } = await traceOf(h, document);
    expect(mails.filter((mail) => Reflect.get(mail, 'template') === 'translation-ready')).toHaveLength(1);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });
});

describe('a revision of a notarized certificate', () => {
  const reason = 'The name of the mother was misspelled.';
  const facts = { ...statement.facts, holders: [{ name: 'João Pereira da Silva' }] };
  const revisionsOf = (documentId: string) =>
    h.db
      .selectFrom('certificates')
      .select(['revision', 'supersededAt', 'issuedBy'])
      .where('documentId', '=', documentId)
      .orderBy('revision')
      .execute();

  async function delivered() {
    const pending = await held();
    await staffApi().recordAct(await electronic(pending.review.id));
    const { verificationCode } = pending.document;
    const reissue = () => staffApi(clara).reissue({ verificationCode, reason, facts });
    return { ...pending, reissue };
  }

  test(
    'is with the notary first, and issued by an act of its own; meanwhile the delivered one stays valid',
    { tags: 'sweep' },
    async () => {
      const { owner, document, review, reissue } = await delivered();
      expect(await reissue()).toMatchObject({ revision: 1, state: 'valid' });
      expect(await lookUp(document.verificationCode)).toMatchObject({ state: 'valid', revision: 1 });
      expect(await h.caller(owner).documents.get({ id: document.id })).toMatchObject({
        status: 'completed',
        isWithNotary: false,
        certificate: { revision: 1 },
      });
      await expect(reissue()).rejects.toMatchObject(refused('AWAITING_NOTARY'));
      const { items } = await staffApi().queue({ state: 'notary', pageSize: 100 });
      expect(items.map(({ id }) => id)).toContain(review.id);
      expect(await staffApi().notarialOrder({ id: review.id })).toMatchObject({ revision: 2 });

      const scanId = await scanIdOf(h, review.id, notary);
      expect(await staffApi().recordAct(inInk(review.id, scanId))).toMatchObject({ isDelivered: true });
      expect(await staffApi().recordAct(inInk(review.id, scanId))).toMatchObject({ isDelivered: true });
      const acts = await actsOf(document.id);
      expect(acts).toHaveLength(2);
      expect(await revisionsOf(document.id)).toMatchObject([
        { revision: 1, supersededAt: expect.any(Date) },
        { revision: 2, supersededAt: null, issuedBy: clara.id },
      ]);
      expect(await lookUp(document.verificationCode)).toMatchObject({
        state: 'valid',
        revision: 2,
        translationType: 'notarized',
        holderInitials: 'J. P. S.',
        notarization: { place: 'Travis County, Texas' },
      });
      const after = await staffApi().queue({ state: 'notary', pageSize: 100 });
      expect(after.items.map(({ id }) => id)).not.toContain(review.id);
      expect(await verifyAudit(h)).toMatchObject({ code: 0 });
    },
  );

  test('is dropped by its return, and refused once the certificate was revoked', async () => {
    const { document, review, reissue } = await delivered();
    await reissue();
    await staffApi().returnToReview({ id: review.id, reason: 'The stamp on page 2 is missing.' });
    await expect(electronic(review.id)).rejects.toMatchObject(refused('NOTARY_NOT_AWAITED'));
    await reissue();
    await staffApi(admin).revoke({ verificationCode: document.verificationCode, reason: 'issued in error' });
    await expect(staffApi().recordAct(await electronic(review.id))).rejects.toMatchObject(refused('REISSUE_CONFLICT'));
    expect(await revisionsOf(document.id)).toHaveLength(1);
    expect(await actsOf(document.id)).toHaveLength(1);
    expect(await staffApi().notarialOrder({ id: review.id })).toMatchObject({ revision: 2 });
    await staffApi().returnToReview({ id: review.id, reason: 'The certificate was revoked.' });
    expect(await lookUp(document.verificationCode)).toMatchObject({ state: 'revoked' });
  });

  test('cannot be inserted without its act', async () => {
    const { document } = await delivered();
    const { id } = document;
    const forged = h.db.transaction().execute(async (trx) => {
      await sql`update certificates set superseded_at = now() where document_id = ${id}`.execute(trx);
      await sql`insert into certificates (document_id, translation_id, revision, facts, issued_by, issued_at)
        select document_id, translation_id, 2, facts, issued_by, now() from certificates where document_id = ${id}`.execute(
        trx,
      );
    });
    await expect(forged).rejects.toMatchObject({ constraint: 'certificates_notarized_with_act' });
  });
});

test('an act changed or removed behind the application is not confirmed, and verify-audit names it', async () => {
  const { document, review } = await held();
  await staffApi().recordAct(await electronic(review.id));
  expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  const [act] = await actsOf(document.id);
  const forged = `act ${act?.journalNumber} of the journal of notary ${notary.id}`;
  const change = (values: string) =>
    forge(h, [`update notarial_acts set ${values} where document_id = '${document.id}'`]);
  for (const [there, back] of [
    [`acted_at = acted_at - interval '1 day'`, `acted_at = acted_at + interval '1 day'`],
    [`venue_county = 'Hays'`, `venue_county = 'Travis'`],
    [`journal_number = journal_number + 1000`, `journal_number = journal_number - 1000`],
  ] as const) {
    await change(there);
    await expect(lookUp(document.verificationCode)).rejects.toMatchObject(refused('CERTIFICATE_ALTERED'));
    expect(await verifyAudit(h)).toMatchObject({ code: 1, output: expect.stringMatching(/of the journal of notary/) });
    await change(back);
  }
  await change(`signer_name = 'Someone Else'`);
  expect((await verifyAudit(h)).output).toContain(`${forged} does not match its audit trail`);
  await forge(h, [`delete from notarial_acts where document_id = '${document.id}'`]);
  expect((await verifyAudit(h)).output).toContain(`${forged} is missing`);
});
