import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { useRecoveredDrafts } from '#client/features/documents/order/use-recovered-drafts.ts';
import { groupBy } from '#client/lib/group-by.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

/**
 * What waits for the customer: open questions, unpaid drafts, and recovered drafts that never reached the server. `count` is
 * undefined until the questions are known.
 */
export function useWaiting(userId: string, drafts: readonly DocumentView[]) {
  const isAsked = useMay('handle');
  const { data } = trpc.documents.questions.useQuery(undefined, { enabled: isAsked });
  const questions = data?.items ?? [];
  const { drafts: recovered } = useRecoveredDrafts(userId);
  const unsent = recovered.filter(({ metadata }) => !drafts.some((draft) => draft.id === metadata.documentId));
  const asked = [...groupBy(questions, ({ documentId }) => documentId)].length;
  const isKnown = data !== undefined || !isAsked;
  return { questions, unsent, count: isKnown ? asked + unsent.length + drafts.length : undefined };
}
