import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { CertificatePanel } from '#client/features/authenticator/certificate/certificate-panel.tsx';
import { ReviewMessages } from './review-messages.tsx';
import { ReviewQuestions } from './review-questions.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { TextDecisionPart } from './text-decision-part.tsx';
import type { ReviewWork } from './use-review-work.ts';
import { WorkspaceCompare } from './workspace-compare.tsx';
import { WorkspaceFacts } from './workspace-facts.tsx';
import { WorkspaceNotice } from './workspace-notice.tsx';

export interface WorkspaceBodyProps {
  review: ReviewDetails;
  work: ReviewWork;
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

/** The files side by side, and beside them what is known and said of the document. */
export function WorkspaceBody({ review, work, onRefresh }: WorkspaceBodyProps) {
  const { stage, subject, statement, text } = work;
  const isPending = stage !== 'decided' && stage !== 'notary';
  return (
    <>
      <WorkspaceNotice review={review} work={work} />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-h-0 p-2 md:p-3">
          <WorkspaceCompare
            // After a decision, the delivered file replaces the draft.
            key={`${review.status} ${String(stage === 'notary')}`}
            review={review}
            printed={subject.kind === 'text' ? (text.preview ?? 'printing') : undefined}
            upload={subject.kind === 'upload' && isPending ? statement.file : undefined}
            onRead={work.onRead}
            onRefresh={onRefresh}
          />
        </div>
        <aside
          aria-label="About this document"
          tabIndex={0}
          className="relative grid content-start gap-6 overflow-y-auto border-line bg-sheet p-4 -outline-offset-2! max-lg:border-t lg:border-s"
        >
          {subject.kind === 'text' ? <TextDecisionPart decision={text} onUseFile={work.chooseFile} /> : null}
          {isPending ? (
            <StatementPanel statement={statement} language={review.sourceLanguage} disabled={stage !== 'yours'} />
          ) : null}
          <ReviewQuestions review={review} />
          <ReviewMessages review={review} />
          <CertificatePanel review={review} />
          <WorkspaceFacts review={review} />
        </aside>
      </div>
    </>
  );
}
