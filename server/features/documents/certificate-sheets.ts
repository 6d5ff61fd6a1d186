import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { CopyAccess } from '#shared/certificate/access-key.ts';
import type { copyAccessOutput } from '#shared/schemas/verification.ts';
import { findDocument, insertDocumentEvent, lockDocument } from './rows.ts';

/*
 * Access key, page words and seal that let the holder of a paper check it, and whether the key opens the delivered file.
 * Promises: the key is stored as a hash; a further revision has a key of its own and keeps the owner's choice.
 * Never: a file that opens after its owner switched that off.
 */

/** Openings of one file that its owner is shown. */
const shownOpenings = 20;

/** The sheet of a document's current certificate, and the file that its key opens; undefined without a certificate. */
export async function findSheet(db: Db, code: string) {
  return db
    .selectFrom('certificates as c')
    .innerJoin('translatedDocuments as t', 't.id', 'c.translationId')
    .leftJoin('certificateSheets as s', 's.certificateId', 'c.id')
    .select(['c.documentId', 'c.revokedAt', 't.id as translationId', 't.translatedFileSha256 as sha256'])
    .select(['s.accessKeyHash', 's.accessOffAt'])
    .where('t.verificationCode', '=', code)
    .where('c.supersededAt', 'is', null)
    .executeTakeFirst();
}

export function copyAccessOf(sheet: { accessKeyHash: string | null; accessOffAt: Date | null }): CopyAccess {
  if (sheet.accessKeyHash === null) return 'none';
  return sheet.accessOffAt === null ? 'open' : 'off';
}

/** Whether the access key opens the file of the actor's own document, and who opened it. Throws DOCUMENT_NOT_FOUND. */
export async function getCopyAccess({ db }: Deps, actor: Actor, id: string): Promise<z.input<typeof copyAccessOutput>> {
  const document = await findDocument(db, { id, userId: actor.id });
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  const sheet = await findSheet(db, document.verificationCode);
  return { access: sheet ? copyAccessOf(sheet) : 'none', openings: await listOpenings(db, id) };
}

/** Switches the access key on or off. Throws DOCUMENT_NOT_FOUND, and ACCESS_KEY_NONE for a certificate without one. */
export async function setCopyAccess(
  deps: Deps,
  actor: Actor,
  { id, isOpen }: { id: string; isOpen: boolean },
): Promise<z.input<typeof copyAccessOutput>> {
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, id);
    if (document?.userId !== actor.id) throw new AppError('DOCUMENT_NOT_FOUND');
    const now = deps.now();
    const changed = await trx
      .updateTable('certificateSheets as s')
      .from('certificates as c')
      .set({ accessOffAt: isOpen ? null : now })
      .whereRef('c.id', '=', 's.certificateId')
      .where('c.documentId', '=', id)
      .where('c.supersededAt', 'is', null)
      .where('s.accessOffAt', isOpen ? 'is not' : 'is', null)
      .returning('s.certificateId')
      .executeTakeFirst();
    if (!changed) {
      const sheet = await findSheet(trx, document.verificationCode);
      if (!sheet || sheet.accessKeyHash === null) throw new AppError('ACCESS_KEY_NONE');
      return;
    }
    await insertDocumentEvent(trx, {
      documentId: id,
      event: isOpen ? 'access.on' : 'access.off',
      actorId: personIdOf(actor),
      actorRole: actor.role,
      details: JSON.stringify({}),
      createdAt: now,
    });
  });
  return getCopyAccess(deps, actor, id);
}

async function listOpenings(db: Db, documentId: string): Promise<{ at: Date; network: string }[]> {
  return db
    .selectFrom('documentEvents')
    .select('createdAt as at')
    .select(sql<string>`coalesce(details ->> 'network', '')`.as('network'))
    .where('documentId', '=', documentId)
    .where('event', '=', 'viewed')
    .where(sql<string>`details ->> 'by'`, '=', 'access-key')
    .orderBy('id', 'desc')
    .limit(shownOpenings)
    .execute();
}
