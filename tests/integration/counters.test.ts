import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { compactCounters } from '#server/features/admin/overview.ts';
import { buildDocument, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending, statement, uploadIdOf } from '../support/reviews.ts';

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});

/** Totals from the counters table; `counted` derives the same totals from the rows. */
async function totals() {
  const { rows } = await sql<{ subject: string; rows: number; cents: number; pages: number }>`
    select subject, sum(rows)::bigint as rows, sum(cents)::bigint as cents, sum(pages)::bigint as pages
    from counters group by subject order by subject`.execute(h.db);
  return rows.filter((row) => row.rows !== 0);
}

async function counted() {
  const { rows } = await sql<{ subject: string; rows: number; cents: number; pages: number }>`
    select * from (
      select 'documents' as subject, count(*) as rows, 0::bigint as cents, 0::bigint as pages from documents
      union all select 'documents_to_be_verified', count(*), sum(total_cost_cents), sum(pages) from documents_to_be_verified
      union all select 'translated_documents', count(*), sum(total_cost_cents), sum(pages) from translated_documents
      union all select 'payments', count(*), sum(amount_cents), 0 from payments
      union all select 'profiles', count(*), 0, 0 from profiles
      union all select 'document_events', count(*), 0, 0 from document_events
      union all select 'staff_events', count(*), 0, 0 from staff_events
    ) counted where rows > 0 order by subject`.execute(h.db);
  return rows;
}

test('totals match the rows after ordinary work, a rollback, and compaction', async () => {
  const admin = await buildUser(h, { role: 'admin' });
  const staff = await buildUser(h, { role: 'authenticator' });
  const customer = await buildUser(h);
  const [approved, corrected] = [await buildPending(h), await buildPending(h), await buildPending(h)];
  const as = h.caller(staff).authenticator;
  await as.approve({ id: approved.review.id, ...statement });
  await as.sendCorrection({
    id: corrected.review.id,
    uploadId: await uploadIdOf(h, corrected.review.id, staff),
    ...statement,
  });
  const draft = await buildDocument(h, { owner: customer });
  await h.caller(customer).documents.discard({ id: draft.id });
  await h.caller(admin).admin.setUserRole({ id: customer.id, role: 'authenticator' });
  await expect(
    h.db.transaction().execute(async (trx) => {
      await trx.updateTable('documents').set({ paymentStatus: 'free' }).execute();
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await totals()).toEqual(await counted());

  await Promise.all([compactCounters(h.deps), compactCounters(h.deps)]);
  await compactCounters(h.deps);
  expect(await totals()).toEqual(await counted());
  const { rows } = await sql`select subject, labels from counters group by subject, labels having count(*) > 1`.execute(
    h.db,
  );
  expect(rows).toEqual([]);
});
