import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import type { TranslationTextsTable, TranslationTextVersionsTable } from '#server/platform/db/text-tables.ts';
import { isoTime } from '#shared/schemas/common.ts';
import type {
  BlockContent,
  TextBlock,
  TextPage,
  TextProgress,
  TranslationText,
} from '#shared/schemas/translation-text.ts';

/** SQL of texts, their blocks and versions, across customers: the caller has checked the staff role. */

export type TextRow = Selectable<TranslationTextsTable>;

/** A block with the name of the person who confirmed it. */
export interface BlockRow {
  id: string;
  version: number;
  content: BlockContent;
  confirmedBy: string | null;
  confirmedByName: string | null;
  confirmedAt: Date | null;
  isRemoved: boolean;
  isEdited: boolean;
}

/** The order of a review, as far as its text needs it. */
export async function findOrder(db: Db, reviewId: string) {
  return db
    .selectFrom('documentsToBeVerified')
    .select(['id', 'documentId', 'pages', 'sourceLanguage', 'status', 'notarySince'])
    .where('id', '=', reviewId)
    .where('isCorrection', '=', false)
    .executeTakeFirst();
}

/** Locks the review against decisions, not against other saves. */
export async function lockOrder(trx: Trx, reviewId: string) {
  return trx
    .selectFrom('documentsToBeVerified')
    .select(['id', 'documentId', 'userId', 'pages', 'sourceLanguage', 'status', 'notarySince'])
    .where('id', '=', reviewId)
    .where('isCorrection', '=', false)
    .forShare()
    .executeTakeFirst();
}

/** Inserts a text; false if the review has one, which is kept. */
export async function insertText(trx: Trx, values: Insertable<TranslationTextsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('translationTexts')
    .values(values)
    .onConflict((conflict) => conflict.column('reviewId').doNothing())
    .returning('reviewId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findText(db: Db, reviewId: string): Promise<TextRow | undefined> {
  return db.selectFrom('translationTexts').selectAll().where('reviewId', '=', reviewId).executeTakeFirst();
}

/** Locks the text until the transaction ends, which serializes its saves. */
export async function lockText(trx: Trx, reviewId: string): Promise<TextRow | undefined> {
  return trx.selectFrom('translationTexts').selectAll().where('reviewId', '=', reviewId).forUpdate().executeTakeFirst();
}

export async function updateText(
  trx: Trx,
  { reviewId, values }: { reviewId: string; values: Updateable<TranslationTextsTable> },
): Promise<void> {
  await trx.updateTable('translationTexts').set(values).where('reviewId', '=', reviewId).execute();
}

interface BlockFilter {
  reviewId: string;
  after?: number;
  ids?: string[];
  pages?: number[];
}

/** Blocks by page, position and id; `after` limits them to later versions and includes removed ones. */
export async function listBlocks(db: Db, filter: BlockFilter): Promise<BlockRow[]> {
  return selectBlocks(db, filter).execute();
}

/** A text with its blocks, from one snapshot. */
async function findWholeText(db: Db, reviewId: string) {
  return db
    .selectFrom('translationTexts as t')
    .innerJoin('documentsToBeVerified as r', 'r.id', 't.reviewId')
    .selectAll('t')
    .select(['r.sourceLanguage', jsonColumns(selectBlocks(db, { reviewId })).as('rows')])
    .where('t.reviewId', '=', reviewId)
    .executeTakeFirst();
}

function selectBlocks(db: Db, { reviewId, after, ids, pages }: BlockFilter) {
  let blocks = db
    .selectFrom('translationBlocks as b')
    .leftJoin('profiles as p', 'p.id', 'b.confirmedBy')
    .select(['b.id', 'b.version', 'b.content', 'b.confirmedBy', 'b.confirmedAt', 'b.isRemoved', 'b.isEdited'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('confirmedByName'))
    .where('b.reviewId', '=', reviewId);
  if (after !== undefined) blocks = blocks.where('b.version', '>', after);
  else if (!ids) blocks = blocks.where('b.isRemoved', '=', false);
  if (ids) blocks = blocks.where((eb) => eb('b.id', '=', eb.fn.any(sql<string[]>`${ids}::uuid[]`)));
  if (pages) blocks = blocks.where((eb) => eb('b.page', '=', eb.fn.any(sql<number[]>`${pages}::int[]`)));
  return blocks.orderBy('b.page').orderBy('b.position').orderBy('b.id');
}

/** Blocks that changed after a version, as that version had them; null for those that were not there. */
export async function listBases(
  db: Db,
  { reviewId, ids, after }: { reviewId: string; ids: string[]; after: number },
): Promise<Map<string, BlockContent | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; before: BlockContent | null }>`
    select distinct on (change ->> 'id') change ->> 'id' as id, change -> 'before' -> 'content' as before
    from translation_text_versions v, jsonb_array_elements(v.patch -> 'blocks') change
    where v.review_id = ${reviewId} and v.version > ${after} and change ->> 'id' = any(${ids}::text[])
    order by change ->> 'id', v.version`.execute(db);
  return new Map(rows.map(({ id, before }) => [id, before]));
}

/** The version that a save made. */
export async function findSave(db: Db, { reviewId, saveId }: { reviewId: string; saveId: string }) {
  return db
    .selectFrom('translationTextVersions')
    .select(['version', 'savedBy', 'savedAt', 'requestSha256'])
    .where('reviewId', '=', reviewId)
    .where('saveId', '=', saveId)
    .executeTakeFirst();
}

/** Blocks of each page. */
export async function countPages(db: Db, reviewId: string) {
  return db
    .selectFrom('translationBlocks')
    .select((eb) => ['page', eb.fn.countAll<number>().as('blocks')])
    .where('reviewId', '=', reviewId)
    .where('isRemoved', '=', false)
    .groupBy('page')
    .execute();
}

export interface BlockWrite {
  content: BlockContent;
  confirmedBy: string | null;
  confirmedAt: string | null;
  isRemoved: boolean;
  isEdited: boolean;
}

/** Inserts or replaces blocks in one statement. */
export async function upsertBlocks(
  trx: Trx,
  { reviewId, version, blocks }: { reviewId: string; version: number; blocks: readonly BlockWrite[] },
): Promise<void> {
  if (blocks.length === 0) return;
  await sql`
    insert into translation_blocks
      (review_id, id, page, position, version, content, confirmed_by, confirmed_at, is_removed, is_edited)
    select ${reviewId}::uuid, (b.content ->> 'id')::uuid, (b.content ->> 'page')::integer,
      (b.content ->> 'position')::double precision, ${version}::integer, b.content, b."confirmedBy", b."confirmedAt",
      b."isRemoved", b."isEdited"
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as b (content jsonb, "confirmedBy" uuid,
      "confirmedAt" timestamptz, "isRemoved" boolean, "isEdited" boolean)
    on conflict (review_id, id) do update set page = excluded.page, position = excluded.position,
      version = excluded.version, content = excluded.content, confirmed_by = excluded.confirmed_by,
      confirmed_at = excluded.confirmed_at, is_removed = excluded.is_removed,
      is_edited = translation_blocks.is_edited or excluded.is_edited`.execute(trx);
}

export async function insertVersion(trx: Trx, values: Insertable<TranslationTextVersionsTable>): Promise<void> {
  await trx.insertInto('translationTextVersions').values(values).execute();
}

/** Stores pages that changed without a new version, such as the state of their reading. */
export async function updatePages(
  trx: Trx,
  { reviewId, pages, now }: { reviewId: string; pages: TextPage[]; now: Date },
): Promise<void> {
  await updateText(trx, { reviewId, values: { pages: JSON.stringify(pages), updatedAt: now } });
}

/** Deletes a document's texts with their blocks and versions. */
export async function deleteTexts(trx: Trx, documentId: string): Promise<void> {
  const texts = trx.selectFrom('translationTexts').select('reviewId').where('documentId', '=', documentId);
  await trx.deleteFrom('translationTextVersions').where('reviewId', 'in', texts).execute();
  await trx.deleteFrom('translationBlocks').where('reviewId', 'in', texts).execute();
  await trx.deleteFrom('translationTexts').where('documentId', '=', documentId).execute();
}

/** The whole text of a review; undefined when it has none. */
export async function loadText(db: Db, reviewId: string): Promise<TranslationText | undefined> {
  const text = await findWholeText(db, reviewId);
  return (
    text && {
      reviewId,
      documentId: text.documentId,
      version: text.version,
      sourceLanguage: text.sourceLanguage,
      pages: text.pages,
      blocks: text.rows.map(toTextBlock),
      progress: toProgress(text),
      updatedAt: isoTime(text.updatedAt),
    }
  );
}

export function toTextBlock(row: Omit<BlockRow, 'confirmedAt'> & { confirmedAt: Date | string | null }): TextBlock {
  const { content, version, confirmedBy, confirmedByName, confirmedAt } = row;
  return { ...content, version, confirmedBy, confirmedByName, confirmedAt: confirmedAt && isoTime(confirmedAt) };
}

export function toProgress(row: TextRow): TextProgress {
  const { blocks, confirmed, drafted, untranslated, doubtful } = row;
  return { blocks, confirmed, drafted, untranslated, doubtful };
}
