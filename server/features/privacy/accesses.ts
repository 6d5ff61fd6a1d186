import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { findCustody, listAccesses } from '#server/features/documents/access-log.ts';
import type { accessesOutput } from '#shared/schemas/account-data.ts';

const shown = 50;

/** Who opened the files of the actor's own document, newest first, and when its source leaves. Throws DOCUMENT_NOT_FOUND. */
export async function listOwnAccesses({ db }: Deps, actor: Actor, id: string): Promise<z.input<typeof accessesOutput>> {
  const custody = await findCustody(db, { id, userId: actor.id });
  if (!custody) throw new AppError('DOCUMENT_NOT_FOUND');
  const { items, total } = await listAccesses(db, { documentId: id, personId: personIdOf(actor), limit: shown });
  return { items, total, sourceLeavesAt: custody.sourceLeavesAt, sourceRemovedAt: custody.sourceRemovedAt };
}
