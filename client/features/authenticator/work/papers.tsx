import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { ReviewLink } from '#client/features/authenticator/queue/review-link.tsx';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { MyWork } from '#shared/schemas/team.ts';
import { PassOnDialog } from './pass-on-dialog.tsx';

type OwnPaper = MyWork['papers'][number];

/** Papers assigned to the user, by due time. */
export function Papers({ papers, total }: { papers: readonly OwnPaper[]; total: number }) {
  const [passed, setPassed] = useState<OwnPaper>();
  const { queue } = useStaffPaths();
  return (
    <Section
      title="Your papers"
      description={total > papers.length ? `The first ${String(papers.length)} of ${String(total)}.` : undefined}
    >
      {papers.length === 0 ? (
        <EmptyState
          kind="none"
          icon={<ClipboardList />}
          title="No paper is assigned to you"
          text={
            <>
              Take one from the{' '}
              <Link to={queue} className="font-semibold text-primary underline">
                queue
              </Link>
              .
            </>
          }
        />
      ) : (
        <CardList aria-label="Your papers">
          {papers.map((paper) => (
            <Paper key={paper.id} paper={paper} onPassOn={() => setPassed(paper)} />
          ))}
        </CardList>
      )}
      {passed ? <PassOnDialog key={passed.id} paper={passed} onClose={() => setPassed(undefined)} /> : null}
    </Section>
  );
}

function Paper({ paper, onPassOn }: { paper: OwnPaper; onPassOn: () => void }) {
  const { id, filename, pages, sourceLanguage, dueAt, isLate, note, passedOnBy } = paper;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <ReviewLink
          id={id}
          isRow={false}
          className="touch-height font-semibold wrap-anywhere text-primary hover:underline"
        >
          <bdi>{filename}</bdi>
        </ReviewLink>
        <p className="text-sm text-ink-2">
          {countOf(pages, 'page')} · {sourceLanguage} ·{' '}
          <span className={isLate ? 'font-semibold text-seal' : undefined}>
            {isLate ? 'Late: was due ' : 'Due '}
            <DateTime value={dueAt} format="dayTime" />
          </span>
        </p>
        {passedOnBy ? (
          <p className="text-sm wrap-anywhere">
            Passed on by <bdi>{passedOnBy}</bdi>
            {note ? (
              <>
                : <bdi>{note}</bdi>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <Button size="sm" variant="secondary" aria-label={`Pass on… ${filename}`} onClick={onPassOn}>
        Pass On…
      </Button>
    </li>
  );
}
