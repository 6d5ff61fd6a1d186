import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/platform/observability/log.ts';
import { certificateRecordMismatches } from '#server/platform/observability/metrics.ts';
import { errorMessage } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { verifyAudit } from '../support/tampering.ts';

/** Rows of certificates compared with the audit trail: by the public lookup, the download and `verify-audit`. */

let h: Harness;
let clerk: BuiltUser;
let admin: BuiltUser;
let url: string;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('error', { write: (line: string) => logged.push(line) });
  h = await createHarness({ deps: { log } });
  clerk = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  admin = await buildUser(h, { role: 'admin' });
  ({ url } = await h.listen());
});
afterAll(() => h.stop());

/** A certificate issued by a real decision. */
async function issue() {
  const { owner, document, review } = await buildPending(h);
  await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
  const [delivery] = await deliveriesOf(h, document.id);
  if (!delivery) throw new Error('nothing was delivered');
  return { owner, document, delivery, code: delivery.verificationCode };
}
type Issued = Awaited<ReturnType<typeof issue>>;

const lookUp = ({ code }: Issued) =>
  h.caller(null, { ip: `10.9.${Math.trunc(Math.random() * 250)}.${logged.length}` }).verification.lookup({ code });

async function download({ owner, document }: Issued, headers: Record<string, string> = {}) {
  const link = await h
    .caller(owner)
    .documents.fileLink({ id: document.id, kind: 'translation', disposition: 'inline' });
  return fetch(link.url, { headers: { cookie: owner.cookie, ...headers } });
}

const run = (text: string, ...values: unknown[]) => h.deps.pool.query(text, values);
const alarms = async () => (await certificateRecordMismatches.get()).values[0]?.value ?? 0;

test('a decision records the certificate, its file and its signer in the audit trail', async () => {
  const { document, delivery } = await issue();
  const { items } = await h.caller(admin).admin.auditLog({ documentId: document.id });
  const event = items.find((item) => item.event === 'recorded');
  expect(event).toMatchObject({ actorId: clerk.id });
  const stored = await h.db
    .selectFrom('documentEvents')
    .select('details')
    .where('documentId', '=', document.id)
    .where('event', '=', 'recorded')
    .executeTakeFirstOrThrow();
  expect(stored.details).toMatchObject({
    kind: 'issued',
    file: { sha256: delivery.translatedFileSha256, sizeBytes: delivery.translatedFileSizeBytes },
    certificate: {
      revision: 1,
      preset: 'uscis',
      signerProfile: expect.any(String) as string,
      facts: { paperKind: 'Birth certificate', holders: [{ name: 'João Pereira' }] },
    },
    delivery: { code: delivery.verificationCode, signer: 'Clara Reis', sourceLanguage: 'Portuguese' },
    recipient: 'uscis',
  });
  const { timeline } = await h.caller(await ownerOf(document.userId)).documents.get({ id: document.id });
  expect(timeline.map((entry) => entry.event)).not.toContain('recorded');
});

async function ownerOf(id: string) {
  const { email } = await h.db.selectFrom('profiles').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return { ...clerk, id, email, role: 'user' as const };
}

describe('a row changed by SQL', () => {
  const forgeries: [title: string, statement: string][] = [
    [
      'an earlier date of the certificate',
      `update certificates set issued_at = issued_at - interval '1 year' where document_id = $1`,
    ],
    [
      'an earlier date of the delivery',
      `update translated_documents set authentication_date = authentication_date - interval '1 day' where original_document_id = $1`,
    ],
    [
      'another holder',
      `update certificates set facts = jsonb_set(facts, '{holders,0,name}', '"Maria Alves"') where document_id = $1`,
    ],
    [
      'another certified text',
      `update certificates set certified_text = replace(certified_text, 'João', 'Pedro') where document_id = $1`,
    ],
    [
      'another kind of paper',
      `update translated_documents set paper_kind = 'Marriage certificate' where original_document_id = $1`,
    ],
    ['another language', `update translated_documents set source_language = 'Spanish' where original_document_id = $1`],
    [
      'another signer',
      `update translated_documents set authenticated_by_name = 'Someone Else' where original_document_id = $1`,
    ],
    [
      'another page count of the file',
      `update certificate_files set pages = 40 where certificate_id = (select id from certificates where document_id = $1)`,
    ],
    [
      'a code moved to it',
      `update translated_documents set verification_code = 'TFE22222222' where original_document_id = $1`,
    ],
  ];

  test.each(forgeries)('%s is neither confirmed nor served, and verify-audit names it', async (_title, forgery) => {
    const issued = await issue();
    expect(await lookUp(issued)).toMatchObject({ state: 'valid' });
    expect((await download(issued)).status).toBe(200);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
    const kept = await snapshot(issued);
    await run(forgery, issued.document.id);
    const before = await alarms();
    const code = (await deliveriesOf(h, issued.document.id))[0]?.verificationCode ?? '';
    await expect(lookUp({ ...issued, code })).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
    expect((await download(issued)).status).toBe(502);
    expect(await alarms()).toBe(before + 2);
    expect(
      logged.filter(
        (line) => line.includes('certificate does not match its audit trail') && line.includes(issued.document.id),
      ),
    ).toHaveLength(2);
    const audit = await verifyAudit(h);
    expect(audit.code).toBe(1);
    expect(audit.output).toContain(issued.document.id);
    await restore(issued, kept);
    expect(await lookUp(issued)).toMatchObject({ state: 'valid' });
  });

  test('a revocation taken back is not valid again', async () => {
    const issued = await issue();
    const { updateRevoked } = await import('#server/features/documents/certificates.ts');
    await h.db
      .transaction()
      .execute((trx) => updateRevoked(trx, { documentId: issued.document.id, now: h.deps.now() }));
    expect(await lookUp(issued)).toMatchObject({ state: 'revoked' });
    await run('update certificates set revoked_at = null where document_id = $1', issued.document.id);
    await expect(lookUp(issued)).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
    expect((await verifyAudit(h)).output).toContain(issued.document.id);
    await run('update certificates set revoked_at = now() where document_id = $1', issued.document.id);
  });

  test('a swapped object is not served, not even when its row carries the new hash and the browser the new ETag', async () => {
    const issued = await issue();
    const forged = await pdfOf(2);
    const sha256 = createHash('sha256').update(forged).digest('hex');
    const { translatedFileKey: key, translatedFileSha256: genuine, translatedFileSizeBytes: size } = issued.delivery;
    const original = await (await download(issued)).bytes();
    await h.deps.storage.put(key, forged, { mimetype: 'application/pdf', cacheSeconds: 60 });
    expect((await download(issued)).status).toBe(502);
    const rows = [
      'update translated_documents set translated_file_sha256 = $1, translated_file_size_bytes = $2 where original_document_id = $3',
      'update certificate_files set sha256 = $1, size_bytes = $2 where certificate_id = (select id from certificates where document_id = $3)',
    ];
    for (const row of rows) await run(row, sha256, forged.length, issued.document.id);
    expect((await download(issued)).status).toBe(502);
    expect((await download(issued, { 'if-none-match': `"${sha256}"` })).status).toBe(502);
    expect((await download(issued, { range: 'bytes=0-9' })).status).toBe(502);
    const zip = await fetch(`${url}/files/translations.zip`, { headers: { cookie: issued.owner.cookie } });
    expect(zip.status).toBe(502);
    await expect(lookUp(issued)).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
    expect((await verifyAudit(h)).output).toContain(issued.document.id);
    for (const row of rows) await run(row, genuine, size, issued.document.id);
    await h.deps.storage.put(key, Buffer.from(original), { mimetype: 'application/pdf', cacheSeconds: 60 });
    expect((await download(issued)).status).toBe(200);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });

  test('a certificate that no decision recorded is not valid', async () => {
    const issued = await issue();
    const { rows } = await run(
      `insert into certificates (document_id, translation_id, revision, issued_by, issued_at, superseded_at)
      select document_id, translation_id, 2, issued_by, issued_at, now() from certificates where document_id = $1 returning id`,
      issued.document.id,
    );
    expect((await verifyAudit(h)).output).toContain(issued.document.id);
    const [{ id }] = rows as [{ id: string }];
    await run('delete from certificates where id = $1', id);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });
});

interface Snapshot {
  certificate: object;
  delivery: object;
  file: object;
}

async function snapshot({ document, delivery }: Issued): Promise<Snapshot> {
  const certificate = await h.db
    .selectFrom('certificates')
    .selectAll()
    .where('documentId', '=', document.id)
    .executeTakeFirstOrThrow();
  const file = await h.db
    .selectFrom('certificateFiles')
    .selectAll()
    .where('certificateId', '=', certificate.id)
    .executeTakeFirstOrThrow();
  const { issuedAt, certifiedText, facts } = certificate;
  return {
    certificate: { issuedAt, certifiedText, facts: JSON.stringify(facts) },
    delivery,
    file: { pages: file.pages },
  };
}

async function restore({ document }: Issued, { certificate, delivery, file }: Snapshot): Promise<void> {
  const { id } = await h.db
    .updateTable('certificates')
    .set(certificate)
    .where('documentId', '=', document.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await h.db.updateTable('translatedDocuments').set(delivery).where('originalDocumentId', '=', document.id).execute();
  await h.db.updateTable('certificateFiles').set(file).where('certificateId', '=', id).execute();
}
