import { sql, type AliasedRawBuilder } from 'kysely';
import type { Trx } from '#server/platform/db/client.ts';
import { orderedPaper } from '#server/features/documents/certificates.ts';

/** SQL of pictures of first pages; their keys are columns of documents. */

/** Marks up to `limit` documents created before `before` as tried, which have a file and no picture; returns their ids. */
export async function claimWithoutThumbnail(
  trx: Trx,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const rows = await trx
    .updateTable('documents')
    .set({ thumbnailTriedAt: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('documents')
        .select('id')
        .where('fileKey', 'is not', null)
        .where('thumbnailKey', 'is', null)
        .where('thumbnailTriedAt', 'is', null)
        .where('createdAt', '<', before)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Address of the picture, which changes with it. `documents` is the alias of that table. */
function thumbnailUrl(documents: string): AliasedRawBuilder<string | null, 'thumbnailUrl'> {
  const column = (name: string) => sql.ref(`${documents}.${name}`);
  return sql<string | null>`case when ${column('thumbnailKey')} is not null then
    '/files/thumbnails/' || ${column('id')} || '?v=' || left(md5(${column('thumbnailKey')}), 8) end`.as('thumbnailUrl');
}

/** What lists show of a paper beside its certificate: its order, picture and date. */
export function paperColumns(documents: string) {
  const neededBy = sql<string | null>`${sql.ref(`${documents}.neededBy`)}::text`.as('neededBy');
  return [orderedPaper(documents), thumbnailUrl(documents), neededBy] as const;
}
