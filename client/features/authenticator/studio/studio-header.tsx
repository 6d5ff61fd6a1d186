import { Link } from '@tanstack/react-router';
import { CircleAlert, CloudCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { ReviewHeader } from '#client/features/authenticator/review-header.tsx';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { paperTitle } from '#shared/certificate/title.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { openWordsOf } from './block-words.ts';
import { useAfterPress, useStudio } from './studio-context.ts';
import { TextFilesMenu } from './text-files-menu.tsx';
import type { TextChecks } from './use-text-checks.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export interface StudioHeaderProps {
  review: ReviewDetails;
  search: QueueSearch;
  /** Decided or with the notary: the text takes no more changes. */
  isClosed: boolean;
  checks: TextChecks;
}

/** The paper's name, progress, save state, and the link to the decision. */
export function StudioHeader({ review, search, isClosed, checks }: StudioHeaderProps) {
  const { isReadOnly } = useStudio();
  const { review: path } = useStaffPaths();
  const open = openWordsOf(checks.findings);
  const link = <Link to={path} params={{ reviewId: review.id }} search={search} />;
  return (
    <ReviewHeader isCompact review={review} back={link} backLabel="Review">
      <SaveWords />
      <Progress />
      {isReadOnly && !isClosed ? null : (
        <TextFilesMenu
          title={paperTitle(review)}
          sourceLanguage={review.sourceLanguage}
          isClosed={isClosed}
          hasTranslation={review.hasTranslation}
        />
      )}
      {isClosed ? (
        <span className="text-sm text-ink-2">Decided: for reading only</span>
      ) : isReadOnly ? null : (
        <ButtonLink
          size="sm"
          render={
            <Link to={path} params={{ reviewId: review.id }} search={search} hash="text" hashScrollIntoView={false} />
          }
        >
          {open === '' ? 'Approve…' : `Approve… (${open})`}
        </ButtonLink>
      )}
    </ReviewHeader>
  );
}

function Progress() {
  const confirmed = useAfterPress(({ store }) => store.summary().confirmed);
  const blocks = useAfterPress(({ store }) => store.summary().blocks);
  const share = blocks === 0 ? 0 : (confirmed / blocks) * 100;
  return (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap text-ink-2 tabular-nums">
      <span
        aria-hidden="true"
        className="h-1.5 w-20 max-md:w-10 max-[22rem]:hidden overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        <span className="block h-full rounded-full bg-ok" style={{ width: `${share}%` }} />
      </span>
      <span>
        {confirmed} of {blocks} <span className="max-md:sr-only">confirmed</span>
      </span>
    </span>
  );
}

/** Whether the server has what was typed; until then the browser asks before the page is left. */
function SaveWords() {
  const { queue } = useStudio();
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  useLeaveWarning(state.step === 'typing' || state.step === 'saving');
  return (
    <output data-save={state.step} className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-2">
      {state.step === 'saved' && state.at !== undefined ? (
        <>
          <CloudCheck aria-hidden="true" className="size-4 text-ok" />
          Saved {time.format(new Date(state.at))}
        </>
      ) : null}
      {state.step === 'typing' || state.step === 'saving' ? (
        <>
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin text-ink-3" />
          Saving…
        </>
      ) : null}
      {state.step === 'offline' ? (
        <span className="flex items-center gap-1.5 text-warn">
          <CloudOff aria-hidden="true" className="size-4" />
          {state.isKept ? 'Offline, kept on this device' : 'Offline, not kept: leave this page open'}
        </span>
      ) : null}
      {state.step === 'refused' ? (
        <span className="flex items-center gap-1.5 whitespace-normal text-seal">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          <MessageText text={state.failure.text} lang={state.failure.lang} />
        </span>
      ) : null}
    </output>
  );
}
