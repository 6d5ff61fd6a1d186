import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { readFile } from '#client/features/verification/file-check/read-signature.ts';
import { getAdminOverview } from '#server/features/admin/overview.ts';
import { isNotaryAvailable } from '#server/features/documents/availability.ts';
import { seedAccounts } from '../../scripts/seed/accounts.ts';
import { seedHistory } from '../../scripts/seed/history.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();
beforeAll(async () => {}, 60_000);

const tables = [
  'profiles',
  'documents',
  'documents_to_be_verified',
  'translated_documents',
  'payments',
  'refunds',
  'disputes',
  'document_events',
  'staff_events',
  'notifications',
  'outbound_emails',
  'webhook_deliveries',
];

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(h.db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function seed(): Promise<void> {
  const actors = await seedAccounts(h.deps);
  if (actors) await seedHistory(h.deps, actors);
}

it(
  'demo data spans sixty days, resumes when interrupted, and is idempotent',
  { tags: 'sweep', timeout: 240_000 },
  async () => {
    // The first run is interrupted.
    const actors = await seedAccounts(h.deps);
    let puts = 0;
    const storage = {
      ...h.deps.storage,
      put: (...args: Parameters<typeof h.deps.storage.put>) => {
        puts += 1;
        return puts === 12 ? Promise.reject(new Error('killed')) : h.deps.storage.put(...args);
      },
    };
    if (actors) await expect(seedHistory({ ...h.deps, storage }, actors)).rejects.toThrow('killed');
    await seed();
    const counts = await countRows();
    await seed();
    expect(await countRows()).toEqual(counts);

    const { days, statuses, users, revenueCents, refundedCents } = await getAdminOverview(h.deps);
    expect(days.filter((day) => day.received > 0).length).toBeGreaterThan(12);
    expect(days.filter((day) => day.completed > 0).length).toBeGreaterThan(8);
    expect(days.filter((day) => day.revenueCents > 0).length).toBeGreaterThan(12);
    expect(Object.entries(statuses).filter(([, documents]) => documents === 0)).toEqual([]);
    expect(users.authenticators).toBeGreaterThan(1);
    expect(users.users).toBeGreaterThan(5);
    expect(revenueCents).toBeGreaterThan(refundedCents);
    expect(refundedCents).toBeGreaterThan(0);

    const { rows: deciders } = await sql`select distinct authenticated_by from translated_documents`.execute(h.db);
    expect(deciders.length).toBeGreaterThan(1);
    const { rows: decisions } = await sql<{ event: string }>`
    select distinct event from document_events where event in ('approve', 'correct', 'supply') order by 1`.execute(
      h.db,
    );
    expect(decisions.map(({ event }) => event)).toEqual(['approve', 'correct', 'supply']);
    const roots = (await h.deps.signing.roots()).map(({ certificate, ...root }) => ({
      ...root,
      compromisedSince: undefined,
      certificate: new Uint8Array(certificate),
    }));
    for (const { fileKey } of await h.db.selectFrom('certificateFiles').select('fileKey').limit(3).execute()) {
      const stored = await h.deps.storage.get(fileKey);
      const bytes = stored && (await buffer(stored.stream));
      expect(await readFile(new Blob([bytes ?? '']), { roots })).toMatchObject({ signature: 'intact' });
    }

    const { rows: held } = await sql<{ orders: number }>`
    select count(*)::int as orders from documents_to_be_verified where notary_since is not null`.execute(h.db);
    expect(held).toEqual([{ orders: 1 }]);
    const { rows: texts } = await sql<{ confirmed: number; drafted: number }>`
    select confirmed, drafted from translation_texts where confirmed > 0`.execute(h.db);
    expect(texts).toEqual([{ confirmed: 6, drafted: 6 }]);
    const { rows: unread } = await sql<{ language: string }>`
    select source_language as language from documents_to_be_verified
    where status = 'pending' and workflow_state = 'waiting' and (filename like '%.jpg' or filename in ('acta-de-nacimiento.pdf', 'geburtsurkunde.pdf'))
    order by 1`.execute(h.db);
    expect(unread.map(({ language }) => language)).toEqual(['Arabic', 'German', 'Japanese', 'Portuguese', 'Spanish']);
    expect(await isNotaryAvailable(h.deps)).toBe(true);

    for (const table of tables) {
      const { rows } = await sql<{ first: Date; last: Date }>`
      select min(created_at) as first, max(created_at) as last from ${sql.table(table)}`.execute(h.db);
      expect(rows[0]?.last.getTime(), `${table} has a row of the future`).toBeLessThanOrEqual(Date.now());
      expect(rows[0]?.first.getTime(), `${table} begins today`).toBeLessThan(Date.now() - 24 * 60 * 60 * 1000);
    }
  },
);
