import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';

/** Who may write in the locked text: while it is with the revisers, the one who took it. Throws REVISION_RUNNING. */
export async function assertMayWrite(
  trx: Trx,
  { reviewId, personId }: { reviewId: string; personId: string },
): Promise<void> {
  const open = await trx
    .selectFrom('textRevisions')
    .select('reviserId')
    .where('reviewId', '=', reviewId)
    .where('state', 'in', ['waiting', 'taken'])
    .executeTakeFirst();
  if (open && open.reviserId !== personId) throw new AppError('REVISION_RUNNING');
}
