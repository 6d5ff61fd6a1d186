import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queueFilter, type QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { useLetterKeys } from './letter-keys.ts';
import { toNeighbours, type Neighbours } from './neighbours.ts';
import { TranslationUploadDialog } from './upload-dialog.tsx';
import { useReviewWork } from './use-review-work.ts';
import { WorkspaceActions } from './workspace-actions.tsx';
import { WorkspaceBody } from './workspace-body.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceHelp } from './workspace-header.tsx';

export interface ReviewWorkspaceProps {
  reviewId: string;
  /** Parameters of the list it was opened from. */
  search: QueueSearch;
}

/** One document under review: original beside translation, checklist, facts and decision. */
export function ReviewWorkspace({ reviewId, search }: ReviewWorkspaceProps) {
  const query = trpc.authenticator.get.useQuery({ id: reviewId });
  const { data: review } = query;
  if (!review) {
    return (
      <div className="gutter py-8">
        <LoadState {...queryState(query, 'DOCUMENTS_UNEXPECTED')} errorTitle="Failed to fetch documents">
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
  const opened = useLocation({ select: ({ hash }) => hash });
  const work = useReviewWork(review, opened === 'text' ? 'text' : undefined);
  const { stage, uploadKind } = work;
  const opensUpload = opened === 'upload' && stage !== 'decided' && stage !== 'notary';
  const [dialog, setDialog] = useState<'upload' | 'help' | undefined>(opensUpload ? 'upload' : undefined);
  const { neighbours, go } = useNeighbours(review.id, search);
  const back = useBackLink(search);
  const [hasLetters] = useLetterKeys();
  const toast = useToast();
  const pointKeys = checklistPoints.map((point, index): [string, () => void] => [
    String(index + 1),
    () => work.tick(point),
  ]);
  useShortcuts(
    {
      j: () => go('next'),
      k: () => go('previous'),
      a: work.decide,
      r: () => {
        if (stage === 'yours') setDialog('upload');
      },
      t: () => {
        if (work.tickAll()) return;
        toast.show({ title: 'Scroll through every page first', description: 'Then T ticks all six points.' });
      },
      ...Object.fromEntries(pointKeys),
      '[Shift]+?': () => setDialog('help'),
    },
    { disabled: !hasLetters || dialog !== undefined },
  );
  useShortcuts({ F8: work.visitMissing }, { disabled: dialog !== undefined });
  return (
    <div className="flex flex-col lg:h-[calc(100dvh-var(--spacing-header))]">
      <WorkspaceHeader
        review={review}
        search={search}
        back={back}
        neighbours={neighbours}
        onGo={go}
        onHelp={() => setDialog('help')}
      />
      <WorkspaceBody review={review} work={work} onRefresh={onRefresh} />
      <footer
        data-slot="action-bar"
        className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-end gap-3 border-t border-line bg-bg px-4 py-2 md:px-6"
      >
        <WorkspaceActions
          review={review}
          search={search}
          work={work}
          nextId={neighbours.next}
          onUpload={() => setDialog('upload')}
        />
      </footer>
      <TranslationUploadDialog
        review={review}
        kind={uploadKind}
        open={dialog === 'upload'}
        onOpenChange={(open) => setDialog(open ? 'upload' : undefined)}
        onUploaded={work.show}
      />
      <WorkspaceHelp open={dialog === 'help'} onOpenChange={(open) => setDialog(open ? 'help' : undefined)} />
    </div>
  );
}

/** The documents beside this one in its list, and the way to them. */
function useNeighbours(id: string, search: QueueSearch) {
  const role = useCurrentUser()?.role;
  const { review: path } = useStaffPaths();
  const navigate = useNavigate();
  const neighbours = toNeighbours(trpc.authenticator.neighbours.useQuery({ id, ...queueFilter(search, role) }).data);
  function go(direction: keyof Neighbours) {
    const reviewId = neighbours[direction];
    if (reviewId !== undefined) void navigate({ to: path, params: { reviewId }, search });
  }
  return { neighbours, go };
}

/** The router's link element, to which the header adds text and style. */
function useBackLink(search: QueueSearch) {
  return useStaffPaths().queue === '/admin' ? (
    <Link to="/admin" hash="to-authenticate" search={search} hashScrollIntoView={false} />
  ) : (
    <Link to="/authenticator/authenticate" search={search} />
  );
}
