import type { z } from 'zod';
import type { documentStats } from '#shared/schemas/documents.ts';
import type { Db } from '#server/db/client.ts';
import { countDocuments } from './queries.ts';

/** Totals of the dashboard's cards. Drafts count as pending, but not against the success rate: nobody worked on them. */
export async function documentTotals(db: Db, userId: string): Promise<z.infer<typeof documentStats>> {
  const { drafts, ...counts } = await countDocuments(db, userId);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const ordered = total - drafts;
  return {
    total,
    ...counts,
    unpaid: drafts,
    successRate: ordered > 0 ? Math.round((counts.completed / ordered) * 100) : 0,
  };
}
