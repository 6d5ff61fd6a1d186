import { sql } from 'kysely';
import { isSetAside, leavesOfCertificate } from '#server/features/certification/log/record.ts';
import { isAsRecorded } from '#server/features/documents/certificate-record.ts';
import { anyOf, batched, orderByKeys } from '#server/platform/db/batched.ts';
import type { Db } from '#server/platform/db/client.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';
import { sandboxSchema } from '#server/platform/db/sandbox-schema.ts';
import type { PresetId } from '#shared/certificate/recipients.ts';
import type { SignedLevel } from '#shared/certificate/state.ts';
import { foldCode } from '#shared/verification-code.ts';

/** Public facts of issued certificates, with the files `f` of each. */
function selectCertificates(db: Db) {
  return (
    db
      .selectFrom('certificates as c')
      .innerJoin('translatedDocuments as t', 't.id', 'c.translationId')
      .innerJoin('documents as d', 'd.id', 'c.documentId')
      .leftJoin('certificateFiles as f', 'f.certificateId', 'c.id')
      .leftJoin('longTermFiles as l', 'l.fileId', 'f.id')
      .leftJoin('signerProfiles as g', 'g.id', 'c.signerProfileId')
      .leftJoin('signerKeys as k', 'k.id', 'c.signerKeyId')
      .leftJoin('certificateSheets as s', 's.certificateId', 'c.id')
      // The act that delivered this revision: both are written in one transaction, at one time.
      .leftJoin('notarialActs as a', (join) =>
        join.onRef('a.documentId', '=', 'c.documentId').onRef('a.recordedAt', '=', 'c.issuedAt'),
      )
      .select([
        'a.actedAt',
        'a.venueCounty',
        'a.venueState',
        'c.documentId',
        isAsRecorded.as('isAsRecorded'),
        isSetAside.as('isSetAside'),
        leavesOfCertificate.as('leaves'),
        'd.erasedAt',
        't.paperKind',
        't.holderInitials',
        't.uploadDate',
        't.authenticationDate as translationDate',
        't.pages',
        't.verificationCode',
        't.sourceLanguage',
        't.targetLanguage',
        't.translationType',
        'c.revision',
        'c.issuedAt',
        'c.supersededAt',
        'c.revokedAt',
        'c.revokedClass',
        sql<PresetId>`coalesce(c.preset, d.recipient)`.as('recipient'),
        'f.sha256',
        'f.pages as deliveredPages',
        sql<SignedLevel>`coalesce(f.signature_level, 'none')`.as('signatureLevel'),
        'l.level as longTermLevel',
        sql<string | null>`c.facts ->> 'registerNumber'`.as('registerNumber'),
        sql<string>`coalesce(g.legal_name, t.authenticated_by_name, '')`.as('signerName'),
        sql<string>`coalesce(concat_ws(' ', g.credential, nullif(g.credential_number, '')), '')`.as('signerCredential'),
        sql<string | null>`encode(sha256(k.certificate), 'hex')`.as('signerKeySha256'),
        'k.source as signerKeySource',
        sql<boolean>`coalesce(k.revoked_since <= c.issued_at, false)`.as('isSignerKeyRevoked'),
        's.accessKeyHash',
        's.accessOffAt',
        's.checkWords',
      ])
      .where('t.isAuthenticated', '=', true)
  );
}

const costly = { maxBatchSize: 32 };

const readByCode = precompiled<{ folded: readonly string[] }>()((db, param) =>
  selectCertificates(db)
    .where(sql`translate(t.verification_code, 'OIL', '011')`, '=', anyOf(param('folded'), 'text'))
    .where('c.supersededAt', 'is', null)
    .distinctOn('c.id')
    .orderBy('c.id')
    // The file as delivered; any other where that one is missing, which its record refuses.
    .orderBy(sql`f.sha256 = t.translated_file_sha256`, (order) => order.desc().nullsLast()),
);

/**
 * The current revision of a certificate by its code, independent of its owner's folders and names. One read through the
 * index of folded codes; among look-alike codes the exact match wins, or a single candidate.
 */
export const findCertificate = batched(async (db, codes: readonly string[]) => {
  const rows = await readByCode(db, { folded: codes.map(foldCode) });
  const candidates = Map.groupBy(rows, ({ verificationCode }) => foldCode(verificationCode));
  return codes.map((code) => {
    const matches = candidates.get(foldCode(code)) ?? [];
    return (
      matches.find(({ verificationCode }) => verificationCode === code) ??
      (matches.length === 1 ? matches[0] : undefined)
    );
  });
}, costly);
export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

const readByFile = precompiled<{ hashes: readonly string[] }>()((db, param) =>
  selectCertificates(db)
    .leftJoin('certificates as current', (join) =>
      join.onRef('current.translationId', '=', 'c.translationId').on('current.supersededAt', 'is', null),
    )
    .select(['current.revision as currentRevision', 'current.revokedAt as currentRevokedAt'])
    .select('current.revokedClass as currentRevokedClass')
    .where('f.sha256', '=', anyOf(param('hashes'), 'text'))
    .orderBy('c.issuedAt'),
);

/** The revision whose file has a SHA-256, in lower-case hex. */
export const findCertificateOfFile = batched(
  async (db, hashes: readonly string[]) =>
    orderByKeys(hashes, await readByFile(db, { hashes }), ({ sha256 }) => sha256 ?? ''),
  costly,
);

/** Deliveries of sandboxes, with their revocation. On a live connection, since test calls may hold all of the sandboxes' own. */
function selectTestPapers(db: Db) {
  return db
    .withSchema(sandboxSchema)
    .selectFrom('translatedDocuments as t')
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 't.id').on('c.supersededAt', 'is', null),
    )
    .select(['t.verificationCode', 'c.revokedAt', 'c.revokedClass']);
}

export async function findTestPaper(db: Db, code: string) {
  return selectTestPapers(db)
    .where(sql`translate(t.verification_code, 'OIL', '011')`, '=', foldCode(code))
    .executeTakeFirst();
}

export async function findTestPaperOfFile(db: Db, sha256: string) {
  return selectTestPapers(db).where('t.translatedFileSha256', '=', sha256).executeTakeFirst();
}
export type TestPaper = NonNullable<Awaited<ReturnType<typeof findTestPaper>>>;

/** Certification record of a document; `ownerId` null reads any owner's. */
export function findRecord(db: Db, { documentId, ownerId }: { documentId: string; ownerId: string | null }) {
  return db
    .selectFrom('documents')
    .leftJoin('translatedDocuments as delivery', 'delivery.originalDocumentId', 'documents.id')
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 'delivery.id').on('c.supersededAt', 'is', null),
    )
    .select((eb) => [
      'documents.verificationCode',
      'delivery.authenticatedByName',
      'delivery.authenticationDate',
      eb
        .and([eb('delivery.isAuthenticated', '=', true), eb('c.revokedAt', 'is', null)])
        .$castTo<boolean | null>()
        .as('isAuthenticated'),
      eb('delivery.id', 'is not', null).$castTo<boolean>().as('hasTranslation'),
    ])
    .where('documents.id', '=', documentId)
    .$if(ownerId !== null, (query) => query.where('documents.userId', '=', ownerId))
    .executeTakeFirst();
}
