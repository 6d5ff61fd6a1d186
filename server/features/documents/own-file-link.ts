import type { z } from 'zod';
import type { fileLinkInput, fileLinkOutput } from '#shared/schemas/documents.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findTranslation } from './translations.ts';
import { makeFileLink } from './file-link.ts';
import { findDocument } from './queries.ts';

/**
 * Signs a link to the actor's own original or certified translation; `id` is the document's or the translation's.
 * Throws DOCUMENT_NOT_FOUND, PDF_MISSING.
 */
export async function linkOwnFile(
  deps: Deps,
  actor: Actor,
  { id, kind, disposition }: z.infer<typeof fileLinkInput>,
): Promise<z.infer<typeof fileLinkOutput>> {
  const translation = await findTranslation(deps.db, { id, userId: actor.id });
  const document = await findDocument(deps.db, { id: translation?.originalDocumentId ?? id, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  if (kind === 'translation' && translation) {
    const { id: translationId, translatedFileSha256: sha256 } = translation;
    return makeFileLink(deps, { kind: 'delivered', id: translationId, sha256, disposition });
  }
  if (kind === 'translation' || !document.fileKey) throw new AppError('PDF_MISSING');
  return makeFileLink(deps, { kind: 'original', id: document.id, disposition });
}
