import { trpc } from '#client/lib/trpc.ts';
import { isDraft } from '#client/features/documents/status.ts';

/** One page of the newest documents, enough for the overview: those that wait for payment, and the others. */
export const newestQuery = { page: 1, pageSize: 50 } as const;

/** The newest documents, unpaid drafts apart. */
export function useNewestDocuments(isEnabled = true) {
  const query = trpc.documents.list.useQuery(newestQuery, { enabled: isEnabled });
  const documents = query.data?.items ?? [];
  return {
    query,
    drafts: documents.filter(isDraft),
    orders: documents.filter((document) => !isDraft(document)),
  };
}
