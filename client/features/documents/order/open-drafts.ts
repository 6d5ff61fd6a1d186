import { describeError } from '#client/lib/error-message.ts';
import { findPendingFile } from '#client/lib/pending-files.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { limits } from '#shared/limits.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { draftOfDocument, draftOfPending, type KnownDraft } from './draft.ts';

/** Document ids in a search parameter, joined by dots. */

export function joinIds(ids: readonly string[]): string {
  return ids.join('.');
}

export interface OpenDrafts {
  ids: string;
  known: KnownDraft[];
  /** Number of documents already ordered. */
  ordered: number;
  /** Number of documents that are deleted or without a file. */
  lost: number;
}

/** Loads drafts by id; a file the server lacks is restored from this browser. */
export async function findOpenDrafts(ids: string): Promise<OpenDrafts> {
  const drafts: OpenDrafts = { ids, known: [], ordered: 0, lost: 0 };
  for (const document of await findDocuments(ids)) {
    const copy = document && !document.hasFile ? await findPendingFile(document.id).catch(() => undefined) : undefined;
    if (document && document.paymentStatus !== 'unpaid') drafts.ordered += 1;
    else if (document?.hasFile) drafts.known.push(draftOfDocument(document));
    else if (copy) drafts.known.push(draftOfPending(copy));
    else drafts.lost += 1;
  }
  return drafts;
}

/** Loads documents in the given order; undefined for a missing one. */
export async function findDocuments(ids: string): Promise<(DocumentDetails | undefined)[]> {
  const wanted = [...new Set(ids.split('.'))].slice(0, limits.documentsPerCheckout);
  return Promise.all(
    wanted.map((id) =>
      trpcClient.documents.get.query({ id }).catch((error: unknown) => {
        if (['DOCUMENT_NOT_FOUND', 'INVALID_INPUT'].includes(describeError(error).code)) return undefined;
        throw error;
      }),
    ),
  );
}
