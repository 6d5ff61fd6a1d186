import type { z } from 'zod';
import type { deliveryLinkInput } from '#shared/schemas/authenticator.ts';
import type { fileLinkOutput } from '#shared/schemas/documents.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { findDeliveryView } from '#server/features/authenticator/queries.ts';

/*
 * History of delivered translations.
 * Promises: staff can open every delivered file; links expire within minutes.
 */

/** A signed link to a delivered translation, for staff. Throws REVIEW_NOT_FOUND. */
export async function linkDelivery(
  deps: Deps,
  { id, disposition }: z.infer<typeof deliveryLinkInput>,
): Promise<z.infer<typeof fileLinkOutput>> {
  const delivery = await findDeliveryView(deps.db, id);
  if (!delivery) throw new AppError('REVIEW_NOT_FOUND');
  return makeFileLink(deps, { kind: 'delivered', id: delivery.id, disposition });
}
