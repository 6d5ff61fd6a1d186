import { isDraft } from '#client/features/documents/status.ts';
import { trpc } from '#client/lib/trpc.ts';
import { newestQuery } from './list-search.ts';

/** The newest documents, split into unpaid drafts and orders. */
export function useNewestDocuments(isEnabled = true) {
  const query = trpc.documents.list.useQuery(newestQuery, { enabled: isEnabled });
  const documents = query.data?.items ?? [];
  return {
    query,
    drafts: documents.filter(isDraft),
    orders: documents.filter((document) => !isDraft(document)),
  };
}
