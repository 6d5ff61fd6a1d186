import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { isoTime } from '#shared/schemas/common.ts';
import type { BoxAnswer, ReadBox, ReadPage } from '#shared/schemas/source-boxes.ts';
import type { BlockContent, Box, TextPage } from '#shared/schemas/translation-text.ts';
import { directionOf, type TextTag, type SourceMark } from '#shared/translation-text.ts';

/*
 * Boxes recognized on each page, stored as read, and people's statements about boxes missing from the text.
 * Promises: a reading is stored in the commit of the text that it made, and never changes; the latest one of a page counts.
 * Never: an earlier reading replaced by one that found nothing.
 */

/** Ink of a page: share per block, regions outside of blocks, and the remainder. */
export interface PageInk {
  shares: readonly number[];
  regions: readonly { place: Box; share: number; mark: SourceMark }[];
  rest: number;
}

export interface ReadSource {
  page: TextPage;
  blocks: readonly BlockContent[];
  ink?: PageInk | null | undefined;
}

/** Stores a page that was read; a reading without text keeps the earlier one. */
export async function recordReading(
  trx: Trx,
  { reviewId, read, now }: { reviewId: string; read: ReadSource; now: Date },
): Promise<void> {
  const { page, ink } = read;
  if (page.state !== 'read') return;
  await trx
    .insertInto('sourceReadings')
    .values({
      reviewId,
      page: page.page,
      boxes: JSON.stringify(toBoxes(read)),
      rest: ink ? ink.rest : null,
      readAt: now,
    })
    .execute();
}

function toBoxes({ page: { page, lang }, blocks, ink }: ReadSource): ReadBox[] {
  const read = blocks.flatMap((block, index): ReadBox[] => {
    const { box, id } = block;
    if (box === null) return [];
    const share = ink ? (ink.shares[index] ?? 0) : null;
    const own: ReadBox = {
      id,
      page,
      part: 'block',
      tableId: null,
      row: null,
      box,
      ink: share,
      content: { ...block, page },
    };
    return block.kind === 'table' ? [own, ...rowsOf(own, block)] : [own];
  });
  return [...read, ...(ink?.regions ?? []).map((region) => inkBox(region, { page, lang }))];
}

/** Filled rows of a table, each with its part of the table's height. */
function rowsOf(table: ReadBox, content: Extract<BlockContent, { kind: 'table' }>): ReadBox[] {
  const { rows } = content.source;
  const height = table.box.height / Math.max(1, rows.length);
  return rows.flatMap((cells, row): ReadBox[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const id = randomUUID();
    const box = { ...table.box, y: table.box.y + row * height, height };
    return [
      {
        ...table,
        id,
        part: 'row',
        tableId: table.id,
        row,
        box,
        ink: table.ink === null ? null : table.ink / rows.length,
        content: {
          ...content,
          id,
          page: table.page,
          box,
          source: { rows: [cells] },
          target: { rows: [cells.map(() => '')] },
        },
      },
    ];
  });
}

function inkBox(
  { place: box, share, mark }: PageInk['regions'][number],
  { page, lang }: { page: number; lang: TextTag },
): ReadBox {
  const id = randomUUID();
  return {
    id,
    page,
    part: 'ink',
    tableId: null,
    row: null,
    box,
    ink: share,
    content: {
      id,
      page,
      // Below what was read; a person moves it.
      position: 10_000 + box.y,
      box,
      confidence: null,
      doubtful: [],
      lang,
      dir: directionOf(lang),
      state: 'untranslated',
      draft: null,
      kind: 'mark',
      mark,
      source: '',
      target: '',
    },
  };
}

/** The latest reading of each page; pages read before boxes were kept are absent. */
export async function listReadPages(db: Db, reviewId: string): Promise<ReadPage[]> {
  return db
    .selectFrom('sourceReadings')
    .distinctOn('page')
    .select(['page', 'boxes', 'rest'])
    .where('reviewId', '=', reviewId)
    .orderBy('page')
    .orderBy('id', 'desc')
    .execute();
}

export async function listBoxAnswers(db: Db, reviewId: string): Promise<BoxAnswer[]> {
  const rows = await db
    .selectFrom('sourceBoxAnswers as a')
    .leftJoin('profiles as p', 'p.id', 'a.answeredBy')
    .select(['a.boxId', 'a.reason', 'a.answeredAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('answeredByName'))
    .where('a.reviewId', '=', reviewId)
    .orderBy('a.answeredAt')
    .execute();
  return rows.map(({ answeredAt, ...answer }) => ({ ...answer, answeredAt: isoTime(answeredAt) }));
}

/** Whether the latest reading of its page has the box. */
export async function hasBox(db: Db, { reviewId, boxId }: { reviewId: string; boxId: string }): Promise<boolean> {
  const pages = await listReadPages(db, reviewId);
  return pages.some(({ boxes }) => boxes.some(({ id }) => id === boxId));
}

/** The page of a box; undefined for an unknown box. */
export async function pagesOfBox(db: Db, { reviewId, boxId }: { reviewId: string; boxId: string }): Promise<number[]> {
  const pages = await listReadPages(db, reviewId);
  return pages.filter(({ boxes }) => boxes.some(({ id }) => id === boxId)).map(({ page }) => page);
}

export async function putBoxAnswer(
  trx: Trx,
  answer: { reviewId: string; boxId: string; reason: string; answeredBy: string; answeredAt: Date },
): Promise<void> {
  const { reason, answeredBy, answeredAt } = answer;
  await trx
    .insertInto('sourceBoxAnswers')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['reviewId', 'boxId']).doUpdateSet({ reason, answeredBy, answeredAt }))
    .execute();
}

export async function deleteBoxAnswer(
  trx: Trx,
  { reviewId, boxId }: { reviewId: string; boxId: string },
): Promise<void> {
  await trx.deleteFrom('sourceBoxAnswers').where('reviewId', '=', reviewId).where('boxId', '=', boxId).execute();
}

/** Deletes the readings of a document's texts, and what was stated about them. */
export async function deleteReadings(trx: Trx, documentId: string): Promise<void> {
  await sql`
    delete from source_box_answers a using translation_texts t
    where t.review_id = a.review_id and t.document_id = ${documentId}`.execute(trx);
  await sql`
    delete from source_readings r using translation_texts t
    where t.review_id = r.review_id and t.document_id = ${documentId}`.execute(trx);
}
