import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import { inlineParams, precompiled, singleRow, type Param } from '#server/platform/db/precompiled.ts';
import { isMatching } from '#server/platform/db/search.ts';
import type { TranslatedDocumentsTable } from '#server/platform/db/tables.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import { isAsRecorded } from './certificate-record.ts';
import { certifiedPaper, isCertifiedMatching } from './paper-columns.ts';

/** SQL of delivered translations. Customers' queries filter by owner. */

const displayName = sql<string | null>`case when filename <> certified_filename then filename end`.as('displayName');

function selectView(db: Db) {
  return db
    .selectFrom('translatedDocuments')
    .select([
      'id',
      'originalDocumentId',
      'folderId',
      'filename',
      'pages',
      'totalCostCents',
      'currency',
      'status',
      'translationType',
      'sourceLanguage',
      'targetLanguage',
      'verificationCode',
      'isAuthenticated',
      'authenticatedByName',
      'authenticationDate',
      'isCorrection as isCorrected',
      'translatedFileMimetype as mimetype',
      'translatedFileSizeBytes as fileSizeBytes',
      'uploadDate',
      'createdAt',
      'updatedAt',
      certifiedPaper('translatedDocuments.originalDocumentId'),
      displayName,
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView(row: Row): TranslationView {
  return {
    ...row,
    authenticationDate: row.authenticationDate.toISOString(),
    uploadDate: row.uploadDate.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

interface ListParams {
  userId: string;
  limit: number;
  offset: number;
}

interface ListFilter {
  folderId?: string | null | undefined;
  search?: string | undefined;
}

/** Selects page and total in one statement. Late row lookup: OFFSET skips ids alone, and views are made for one page. */
function selectList(db: Db, param: Param<ListParams>, { folderId, search }: ListFilter = {}) {
  let matching = db
    .selectFrom('translatedDocuments')
    .where('userId', '=', param('userId'))
    .where('isDeleted', '=', false)
    .where('status', '=', 'completed');
  if (folderId !== undefined) matching = matching.where('folderId', 'is not distinct from', folderId);
  if (search) {
    const pattern = likePattern(search);
    matching = matching.where((eb) =>
      eb.or([isMatching('filename', pattern), isCertifiedMatching('translatedDocuments.originalDocumentId', pattern)]),
    );
  }
  // One pass of a search, for page and total.
  const found = db.with(
    (cte) => (search ? cte('found').materialized() : cte('found').notMaterialized()),
    () => matching.select(['id', 'createdAt']),
  );
  return found
    .selectFrom((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('total')).as('counted'))
    .select('total')
    .select((eb) => {
      const ids = eb
        .selectFrom('found')
        .select('found.id')
        .orderBy('found.createdAt', 'desc')
        .orderBy('found.id')
        .limit(param('limit'))
        .offset(param('offset'));
      return jsonColumns(selectView(db).where('id', 'in', ids).orderBy('createdAt', 'desc').orderBy('id')).as('items');
    });
}

const readList = precompiled<ListParams>()((db, param) => selectList(db, param));

/** One page of a user's completed, not deleted translations, newest first. `folderId` null is the root. */
export async function listTranslations(db: Db, params: { userId: string; page: PageWindow } & ListFilter) {
  const { userId, page, ...filter } = params;
  const values: ListParams = { userId, limit: page.pageSize, offset: page.offset };
  return filter.folderId === undefined && !filter.search
    ? singleRow(await readList(db, values))
    : selectList(db, inlineParams(values), filter).executeTakeFirstOrThrow();
}

export async function findTranslationView(
  db: Db,
  params: { id: string; userId: string },
): Promise<TranslationView | undefined> {
  const row = await selectView(db).where('id', '=', params.id).where('userId', '=', params.userId).executeTakeFirst();
  return row && toView(row);
}

/** The certificate of a document; `isAuthenticated` is false once revoked. The caller has authorized access to the document. */
export async function findTranslationCertificate(db: Db, documentId: string) {
  const row = await db
    .selectFrom('translatedDocuments as t')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 't.id').on('c.supersededAt', 'is', null),
    )
    .select(['t.verificationCode', 't.authenticatedByName', 't.authenticationDate'])
    .select((eb) =>
      eb
        .and([eb('t.isAuthenticated', '=', true), eb('c.revokedAt', 'is', null)])
        .$castTo<boolean>()
        .as('isAuthenticated'),
    )
    .where('t.originalDocumentId', '=', documentId)
    .executeTakeFirst();
  return row && { ...row, authenticationDate: row.authenticationDate.toISOString(), hasTranslation: true };
}

/** Finds a translation by its own id or by its original's. */
export async function findTranslation(db: Db, params: { id: string; userId?: string }) {
  return db
    .selectFrom('translatedDocuments')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', params.id), eb('originalDocumentId', '=', params.id)]))
    .$if(params.userId !== undefined, (query) => query.where('userId', '=', params.userId ?? ''))
    .executeTakeFirst();
}

/** Updates a translation of `userId`; false when it does not exist. */
export async function updateTranslation(
  db: Db,
  params: { id: string; userId: string; values: Updateable<TranslatedDocumentsTable>; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('translatedDocuments')
    .set({ ...params.values, updatedAt: params.now })
    .where('id', '=', params.id)
    .where('userId', '=', params.userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('documents as d')
          .select('d.id')
          .whereRef('d.id', '=', 'translatedDocuments.originalDocumentId')
          .where('d.erasureRequestedAt', 'is', null),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Delivered files, each with whether rows and audit trail agree about it. */
function selectFiles(db: Db) {
  return db
    .selectFrom('translatedDocuments as t')
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 't.id').on('c.supersededAt', 'is', null),
    )
    .leftJoin('certificateFiles as f', (join) =>
      join.onRef('f.certificateId', '=', 'c.id').onRef('f.sha256', '=', 't.translatedFileSha256'),
    )
    .select(['t.originalDocumentId as documentId', 't.filename', 't.translatedFileKey as key', 't.createdAt'])
    .select(['t.translatedFileSizeBytes as sizeBytes', 't.translatedFileSha256 as sha256', 't.isCorrection'])
    .select(['t.translatedFileMimetype as mimetype', isAsRecorded.as('isAsRecorded')])
    .select(['t.verificationCode', certifiedPaper('t.originalDocumentId'), displayName]);
}

/** The delivered file of a translation, by its own id or by its original's; with `sha256` also one of an earlier revision. */
export async function findTranslationFile(db: Db, { id, sha256 }: { id: string; sha256?: string | undefined }) {
  const current = await selectFiles(db)
    .where((eb) => eb.or([eb('t.id', '=', id), eb('t.originalDocumentId', '=', id)]))
    .executeTakeFirst();
  if (sha256 === undefined || sha256 === current?.sha256) return current;
  const earlier = await db
    .selectFrom('translatedDocuments as t')
    .innerJoin('certificates as c', 'c.translationId', 't.id')
    .innerJoin('certificateFiles as f', 'f.certificateId', 'c.id')
    .select(['f.fileKey as key', 'f.sizeBytes', 'f.sha256', isAsRecorded.as('isAsRecorded')])
    .where('t.id', '=', id)
    .where('f.sha256', '=', sha256)
    .executeTakeFirst();
  return current && { ...current, ...earlier };
}

/** Files of a user's completed, not deleted translations, oldest first. */
export async function listTranslationFiles(db: Db, userId: string) {
  return selectFiles(db)
    .where('t.userId', '=', userId)
    .where('t.isDeleted', '=', false)
    .orderBy('t.createdAt')
    .execute();
}
