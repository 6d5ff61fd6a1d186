import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { FormItem } from '#shared/schemas/forms.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of the forms of papers. */

const columns = [
  'f.id',
  'f.shippedKey',
  'f.lang',
  'f.country',
  'f.name',
  'f.issuer',
  'f.items',
  'f.version',
  'f.isProposed',
  'f.isRetired',
  'f.uses',
  'f.changedAt',
  'p.name as changedByName',
] as const;

function selectForms(db: Db) {
  return db.selectFrom('paperForms as f').leftJoin('profiles as p', 'p.id', 'f.changedBy').select(columns);
}

export async function listFormRows(db: Db, lang: SourceTag) {
  return selectForms(db).where('f.lang', '=', lang).orderBy('f.createdAt').orderBy('f.id').execute();
}

export type FormRow = Awaited<ReturnType<typeof listFormRows>>[number];

/** By id or by the name of its file. */
export async function findFormRow(db: Db, by: { id: string } | { shippedKey: string }): Promise<FormRow | undefined> {
  const query = selectForms(db);
  return 'id' in by
    ? query.where('f.id', '=', by.id).executeTakeFirst()
    : query.where('f.shippedKey', '=', by.shippedKey).executeTakeFirst();
}

/** Serializes changes of one form, whether it has a row or not, until the transaction ends. */
export async function lockForm(trx: Trx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`paper-form:${id}`}, 0))`.execute(trx);
}

/** Serializes what papers of a language teach. */
export async function lockLearning(trx: Trx, lang: SourceTag): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`paper-forms:${lang}`}, 0))`.execute(trx);
}

export interface NewForm {
  shippedKey: string | null;
  lang: SourceTag;
  country: string | null;
  name: string;
  issuer: string;
  items: readonly FormItem[] | null;
  isProposed: boolean;
  now: Date;
}

export async function insertForm(trx: Trx, { items, now, ...form }: NewForm): Promise<string> {
  const { id } = await trx
    .insertInto('paperForms')
    .values({ ...form, items: items && JSON.stringify(items), createdAt: now, changedAt: now, changedBy: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface FormChange {
  name: string;
  issuer: string;
  items: readonly FormItem[] | null;
  version: number;
  isRetired: boolean;
  changedBy: string;
  changedAt: Date;
}

export async function updateForm(trx: Trx, id: string, { items, ...change }: FormChange): Promise<void> {
  await trx
    .updateTable('paperForms')
    .set({ ...change, items: items && JSON.stringify(items), isProposed: false })
    .where('id', '=', id)
    .execute();
}

export async function insertFormVersion(
  trx: Trx,
  {
    items,
    ...version
  }: {
    formId: string;
    version: number;
    name: string;
    issuer: string;
    items: readonly FormItem[];
    changedBy: string | null;
    changedAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('paperFormVersions')
    .values({ ...version, items: JSON.stringify(items) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listFormVersions(db: Db, formId: string) {
  return db
    .selectFrom('paperFormVersions as v')
    .leftJoin('profiles as p', 'p.id', 'v.changedBy')
    .select(['v.version', 'v.name', 'v.changedAt', 'p.name as changedByName'])
    .where('v.formId', '=', formId)
    .orderBy('v.version', 'desc')
    .execute();
}

/** Counts a paper that a form drafted; a shipped form gets its row by that. */
export async function addFormUse(
  db: Db,
  form: {
    id: string;
    lang: SourceTag;
    country: string | null;
    name: string;
    issuer: string;
    isShipped: boolean;
    now: Date;
  },
): Promise<void> {
  const { id, lang, country, name, issuer, isShipped, now } = form;
  if (!isShipped) {
    await db
      .updateTable('paperForms')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return;
  }
  await db
    .insertInto('paperForms')
    .values({
      ...{ shippedKey: id, lang, country, name, issuer },
      items: null,
      uses: 1,
      createdAt: now,
      changedAt: now,
      changedBy: null,
    })
    .onConflict((conflict) => conflict.column('shippedKey').doUpdateSet({ uses: sql`paper_forms.uses + 1` }))
    .execute();
}

export async function insertFormPaper(trx: Trx, paper: { formId: string; documentId: string }): Promise<void> {
  await trx
    .insertInto('paperFormPapers')
    .values(paper)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Number of different customers whose papers taught a form, staff's uploads excluded. */
export async function countFormCustomers(trx: Trx, formId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('paperFormPapers as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select((eb) => eb.fn.count<string>('d.userId').distinct().as('count'))
    .where('t.formId', '=', formId)
    .where('d.paymentStatus', '!=', 'free')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps a form for good: nothing says any longer whose papers taught it. */
export async function keepForm(trx: Trx, formId: string): Promise<void> {
  await trx.updateTable('paperForms').set({ isProposed: false }).where('id', '=', formId).execute();
  await trx.deleteFrom('paperFormPapers').where('formId', '=', formId).execute();
}

/** The confirmed blocks of a delivered document's newest text, in reading order; undefined once its erasure is asked for. */
export async function findDelivered(trx: Trx, documentId: string) {
  const text = await trx
    .selectFrom('translationTexts as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select(['t.reviewId', 'd.sourceLanguage'])
    .where('t.documentId', '=', documentId)
    .where('d.isAuthenticated', '=', true)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.reviewId')
    .executeTakeFirst();
  if (!text) return undefined;
  const rows = await trx
    .selectFrom('translationBlocks')
    .select('content')
    .where('reviewId', '=', text.reviewId)
    .where('isRemoved', '=', false)
    .where('confirmedBy', 'is not', null)
    .execute();
  const blocks = rows
    .map(({ content }) => content)
    .toSorted((one, other) => one.page - other.page || one.position - other.position || (one.id < other.id ? -1 : 1));
  return { sourceLanguage: text.sourceLanguage, blocks };
}

export async function hasTaughtForm(trx: Trx, documentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('paperFormPapers')
    .select('formId')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Unties a document's forms, and deletes the proposed ones that no other document taught. The caller holds its lock. */
export async function forgetFormPapers(trx: Trx, documentId: string): Promise<void> {
  const untied = await trx
    .deleteFrom('paperFormPapers')
    .where('documentId', '=', documentId)
    .returning('formId')
    .execute();
  if (untied.length === 0) return;
  await trx
    .deleteFrom('paperForms as f')
    .where(
      'f.id',
      'in',
      untied.map(({ formId }) => formId),
    )
    .where('f.isProposed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('paperFormPapers as t').select('t.documentId').whereRef('t.formId', '=', 'f.id'))),
    )
    .execute();
}
