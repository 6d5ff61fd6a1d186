import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { describeError } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { isComplete, type Completeness } from './completeness.ts';
import { CompletenessChecklist } from './completeness-checklist.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useLetterKeys } from './letter-keys.ts';
import type { QueueSearch } from './queue-search.ts';
import { useReviewPath } from './review-link.tsx';
import { useApproval } from './use-approval.ts';
import { useClaim, type ClaimState } from './use-claim.ts';
import { useNeighbours, type Neighbours } from './use-neighbours.ts';
import { WorkspaceActions } from './workspace-actions.tsx';
import { WorkspaceCompare } from './workspace-compare.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceHelp } from './workspace-help.tsx';
import { WorkspaceFacts } from './workspace-rail.tsx';

export interface ReviewWorkspaceProps {
  reviewId: string;
  /** The list it was opened from. */
  search: QueueSearch;
}

/** One document under review: original and translation side by side, what to compare, and the decision. */
export function ReviewWorkspace({ reviewId, search }: ReviewWorkspaceProps) {
  const query = trpc.authenticator.get.useQuery({ id: reviewId });
  const { data: review } = query;
  if (!review) {
    return (
      <div className="gutter py-8">
        <LoadState
          loading={query.isPending}
          error={query.error ? describeError(query.error, 'DOCUMENTS_UNEXPECTED').text : undefined}
          errorTitle="Failed to fetch documents"
          onRetry={() => void query.refetch()}
        >
          {null}
        </LoadState>
      </div>
    );
  }
  const refresh = async () => (await query.refetch()).data;
  return <Workspace key={reviewId} review={review} search={search} onRefresh={refresh} />;
}

interface WorkspaceProps {
  review: ReviewDetails;
  search: QueueSearch;
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

function Workspace({ review, search, onRefresh }: WorkspaceProps) {
  const isPending = review.status === 'pending' && !review.isCorrection;
  const claim = useClaim(review.id, isPending);
  const approval = useApproval(review);
  const neighbours = useNeighbours(review.id, search);
  const path = useReviewPath();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<Completeness>(new Set());
  const [dialog, setDialog] = useState<'correction' | 'help'>();
  const [hasLetters] = useLetterKeys();

  const isTaken = claim.step === 'taken';
  const isUndecided = isPending && (approval.state === undefined || approval.state.step === 'failed');
  const canApprove = isUndecided && !isTaken && isComplete(ticked) && review.hasTranslation;

  const user = useCurrentUser();
  const back =
    user?.role === 'admin' ? (
      <Link to="/admin" hash="to-authenticate" search={search} hashScrollIntoView={false} />
    ) : (
      <Link to="/authenticator/authenticate" search={search} />
    );

  function go(direction: keyof Neighbours) {
    const neighbour = neighbours[direction];
    if (neighbour) void navigate({ to: path, params: { reviewId: neighbour.id }, search: neighbour.search });
  }

  useShortcuts(
    {
      j: () => {
        go('next');
      },
      k: () => {
        go('previous');
      },
      a: () => {
        if (canApprove) approval.approve();
      },
      r: () => {
        if (isUndecided && !isTaken) setDialog('correction');
      },
      '[Shift]+?': () => {
        setDialog('help');
      },
    },
    { disabled: !hasLetters || dialog !== undefined },
  );

  return (
    <div className="flex flex-col lg:h-[calc(100dvh-var(--spacing-header))]">
      <WorkspaceHeader
        review={review}
        back={back}
        neighbours={neighbours}
        onGo={go}
        onHelp={() => {
          setDialog('help');
        }}
      />
      <ClaimNotice review={review} claim={claim} />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-h-0 p-2 md:p-3">
          <WorkspaceCompare review={review} onRefresh={onRefresh} />
        </div>
        <aside
          aria-label="About this document"
          tabIndex={0}
          className="grid content-start gap-6 overflow-y-auto border-line bg-sheet p-4 -outline-offset-2! max-lg:border-t lg:border-s"
        >
          {isPending ? (
            <CompletenessChecklist ticked={ticked} disabled={isTaken || !isUndecided} onChange={setTicked} />
          ) : null}
          <WorkspaceFacts review={review} />
        </aside>
      </div>
      <footer
        data-slot="action-bar"
        className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-end gap-3 border-t border-line bg-bg px-4 py-2 md:px-6"
      >
        <WorkspaceActions
          review={review}
          approval={approval}
          isTaken={isTaken}
          isComplete={isComplete(ticked)}
          next={neighbours.next}
          onReject={() => {
            setDialog('correction');
          }}
        />
      </footer>
      <CorrectionDialog
        review={review}
        open={dialog === 'correction'}
        onOpenChange={(open) => {
          setDialog(open ? 'correction' : undefined);
        }}
      />
      <WorkspaceHelp
        open={dialog === 'help'}
        onOpenChange={(open) => {
          setDialog(open ? 'help' : undefined);
        }}
      />
    </div>
  );
}

function ClaimNotice({ review, claim }: { review: ReviewDetails; claim: ClaimState }) {
  const { step, failure } = claim;
  if (review.status !== 'pending' || step === 'mine' || step === 'claiming') return null;
  const holder = review.claimedByName;
  return (
    <InlineAlert
      tone="warn"
      announce
      className="m-2 md:m-3"
      action={
        <Button size="sm" variant="secondary" onClick={claim.retry}>
          Try Again
        </Button>
      }
    >
      {step === 'taken' && holder !== null ? (
        <>
          <bdi>{holder}</bdi> is reviewing this document. You can read it, and decide once it is free.
        </>
      ) : (
        <MessageText text={failure?.text ?? ''} lang={failure?.lang} />
      )}
    </InlineAlert>
  );
}
