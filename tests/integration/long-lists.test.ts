import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { buildDelivery, buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

/** Pages, ties and searches of lists that are read by late row lookup or from their nearer end. */

const h = useHarness();

interface Page {
  items: { id: string }[];
  total: number;
}

/** Ids of all pages of two; each states the same total. */
async function idsByPage(read: (input: { page: number; pageSize: number }) => Promise<Page>): Promise<string[]> {
  const { total } = await read({ page: 1, pageSize: 2 });
  const ids: string[] = [];
  for (let page = 1; page <= Math.ceil(total / 2); page += 1) {
    const found = await read({ page, pageSize: 2 });
    expect(found.total).toBe(total);
    ids.push(...found.items.map(({ id }) => id));
  }
  expect((await read({ page: Math.ceil(total / 2) + 1, pageSize: 2 })).items).toEqual([]);
  return ids;
}

async function idsAtOnce(read: (input: { page: number; pageSize: number }) => Promise<Page>): Promise<string[]> {
  return (await read({ page: 1, pageSize: 50 })).items.map(({ id }) => id);
}

describe('of a customer, whose orders were all made in one moment', () => {
  const createdAt = new Date('2026-01-01T12:00:00.000Z');

  async function buildCustomer(): Promise<BuiltUser> {
    const ana = await buildUser(h);
    for (let index = 0; index < 5; index += 1) {
      await buildDocument(h, { owner: ana, status: 'completed', filename: `birth-${index}.pdf`, createdAt });
    }
    return ana;
  }

  test('pages hold each document, translation and payment once', async () => {
    const ana = await buildCustomer();
    const { documents, payments } = h.caller(ana);
    await h.db.updateTable('payments').set({ createdAt }).where('userId', '=', ana.id).execute();
    const lists = [
      (input: { page: number; pageSize: number }) => documents.list(input),
      (input: { page: number; pageSize: number }) => documents.list({ ...input, status: 'completed' as const }),
      (input: { page: number; pageSize: number }) => documents.list({ ...input, search: 'birth' }),
      (input: { page: number; pageSize: number }) => documents.translations({ ...input, all: true }),
      (input: { page: number; pageSize: number }) => payments.list(input),
    ];
    for (const read of lists) {
      const ids = await idsByPage(read);
      expect(ids).toHaveLength(5);
      expect(new Set(ids).size).toBe(5);
      expect(ids).toEqual(await idsAtOnce(read));
    }
  });

  test('a document found by its name and by its certificate is counted once, another’s never', async () => {
    const ana = await buildUser(h);
    const named = await buildDocument(h, { owner: ana, status: 'processing', filename: 'marriage.pdf' });
    const other = await buildDocument(h, { owner: ana, status: 'processing', filename: 'scan.pdf' });
    await buildDocument(h, { status: 'processing', filename: 'marriage.pdf' });
    for (const document of [named, other]) {
      const review = await h.db
        .selectFrom('documentsToBeVerified')
        .selectAll()
        .where('documentId', '=', document.id)
        .executeTakeFirstOrThrow();
      await buildDelivery(h, { review, facts: { paperKind: 'Marriage certificate' } });
    }
    const found = await h.caller(ana).documents.list({ search: 'MARRIAGE' });
    expect(found).toMatchObject({ total: 2, counts: { completed: 2, pending: 0, processing: 0, error: 0 } });
    expect(new Set(found.items.map(({ id }) => id))).toEqual(new Set([named.id, other.id]));
    expect(await h.caller(ana).documents.list({ search: 'scan', status: 'pending' })).toMatchObject({
      items: [],
      total: 0,
    });
  });
});

test('the queue has the same order from its end as from its start', async () => {
  const staff = await buildUser(h, { role: 'authenticator' });
  for (let index = 0; index < 5; index += 1) await buildReview(h);
  const read = (input: { page: number; pageSize: number }) => h.caller(staff).authenticator.queue(input);
  expect(await idsByPage(read)).toEqual(await idsAtOnce(read));
});

describe('the audit log', () => {
  test('has the same order from its end as from its start', async () => {
    const admin = await buildUser(h, { role: 'admin' });
    await buildDocument(h, { status: 'completed' });
    const read = (input: { page: number; pageSize: number }) => h.caller(admin).admin.auditLog(input);
    const ids = await idsByPage(read);
    expect(ids.slice(0, 50)).toEqual(await idsAtOnce(read));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('finds entries of one document or person, and of more than it looks up', async () => {
    const [admin, owner] = [await buildUser(h, { role: 'admin' }), await buildUser(h, { name: 'Zilda Quaresma' })];
    const { id } = await buildDocument(h, { owner, filename: 'unmistakable.pdf' });
    await sql`
      with added as (
        insert into documents (user_id, filename, pages, source_language, total_cost_cents, verification_code,
          idempotency_key, upload_date)
        select ${owner.id}::uuid, 'bulk-' || n || '.pdf', 1, 'Portuguese', 1500, 'TFE9' || lpad(n::text, 5, '0'),
          ${randomUUID()} || n, now() from generate_series(1, ${limits.searchCounted + 1}::int) n returning id, filename)
      insert into document_events (document_id, event, to_status, actor_role)
      select id, 'created', 'pending', 'system' from added where filename in ('bulk-1.pdf', 'bulk-1000.pdf')`.execute(
      h.db,
    );
    const search = (text: string) => h.caller(admin).admin.auditLog({ search: text });
    expect(await search('unmistakable')).toMatchObject({ total: 1, items: [{ documentId: id, event: 'created' }] });
    expect(await search('zilda')).toMatchObject({ total: 1, items: [{ documentId: id }] });
    expect((await search('bulk-1000.')).total).toBe(1);
    const many = await search('bulk-');
    expect(many.total).toBe(2);
    expect(many.items.map(({ filename }) => filename).toSorted()).toEqual(['bulk-1.pdf', 'bulk-1000.pdf']);
    expect(await search('found nowhere')).toMatchObject({ total: 0, items: [] });
  });
});

test('text is folded as before: ASCII, accents, letters that do not decompose, and null', async () => {
  const texts = [
    'Deed-1_%.PDF',
    '',
    'a\tB',
    'Certidão',
    'Certida\u0303o',
    'ŁÓDŹ Øst Đà',
    'ıİ',
    'Straße',
    '出生証明書',
    'שלום',
  ];
  const { rows } = await sql<{ folded: string; former: string }>`
    select search_fold(value) as folded,
      translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđı', 'lodi') as former
    from unnest(${texts}::text[]) value`.execute(h.db);
  expect(rows).toHaveLength(texts.length);
  for (const { folded, former } of rows) expect(folded).toBe(former);
  const nothing = await sql<{ folded: string | null }>`select search_fold(null) as folded`.execute(h.db);
  expect(nothing.rows).toEqual([{ folded: null }]);
});
