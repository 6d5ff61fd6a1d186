import type { Trx } from '#server/platform/db/client.ts';

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
