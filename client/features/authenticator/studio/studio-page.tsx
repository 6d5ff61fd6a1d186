import { useEffect, useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { combinedState } from '#client/lib/combined-state.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import { openText } from './open-text.ts';
import { StudioWorkspace } from './studio-workspace.tsx';

export interface StudioPageProps {
  reviewId: string;
  /** Parameters of the list that the review was opened from. */
  search: QueueSearch;
}

/** The translation of one review, written beside its original. */
export function StudioPage({ reviewId, search }: StudioPageProps) {
  const user = useCurrentUser();
  const review = trpc.authenticator.get.useQuery({ id: reviewId });
  // Never from the cache: the text is edited from what the server has now.
  const text = trpc.authenticator.text.useQuery(
    { id: reviewId },
    { gcTime: 0, staleTime: Infinity, refetchOnReconnect: false, refetchOnWindowFocus: false },
  );
  if (!review.data || !text.data || !user) {
    return (
      <div className="gutter py-8">
        <LoadState
          {...combinedState(queryState(review, 'DOCUMENTS_UNEXPECTED'), queryState(text, 'DOCUMENTS_UNEXPECTED'))}
          errorTitle="The text couldn’t be opened"
        >
          {null}
        </LoadState>
      </div>
    );
  }
  return (
    <OpenStudio
      key={reviewId}
      review={review.data}
      text={text.data}
      user={user}
      search={search}
      onRefresh={async () => (await review.refetch()).data}
    />
  );
}

interface OpenStudioProps {
  review: ReviewDetails;
  text: TranslationText;
  user: SessionUser;
  search: QueueSearch;
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

function OpenStudio({ review, text, user, search, onRefresh }: OpenStudioProps) {
  const [opened] = useState(() => openText(text, user));
  useEffect(() => opened.open(), [opened]);
  return <StudioWorkspace review={review} opened={opened} search={search} onRefresh={onRefresh} />;
}
