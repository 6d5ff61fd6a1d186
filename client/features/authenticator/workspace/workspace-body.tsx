import { CertificatePanel } from '#client/features/authenticator/certificate/certificate-panel.tsx';
import { PartsNotice } from '#client/features/authenticator/parts/parts-notice.tsx';
import { MessageForm } from '#client/features/documents/messages/message-form.tsx';
import { MessageList } from '#client/features/documents/messages/message-list.tsx';
import { useMarkRead } from '#client/features/documents/messages/use-mark-read.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { RevisionNotice } from './revision-notice.tsx';
import { ChecklistBar, StatementPanel } from './statement-panel.tsx';
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

/** The files side by side above the checklist, with the document's facts and messages beside them. */
export function WorkspaceBody({ review, work, onRefresh }: WorkspaceBodyProps) {
  const { stage, subject, statement, text } = work;
  const isPending = stage !== 'decided' && stage !== 'notary';
  return (
    <>
      <WorkspaceNotice review={review} work={work} />
      <RevisionNotice review={review} />
      <PartsNotice review={review} />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-h-0 min-w-0 flex-col gap-2 p-2 md:p-3">
          <div className="min-h-0 lg:flex-1">
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
          {isPending ? (
            <ChecklistBar checked={statement.checked} disabled={stage !== 'yours'} onChange={statement.check} />
          ) : null}
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

/** Questions of a pending review that wait for the customer. */
function ReviewQuestions({ review }: { review: ReviewDetails }) {
  // Asked and answered while the workspace is open: `review` keeps its links and is not refetched.
  const isPending = review.status === 'pending' && !review.isCorrection;
  const { data } = trpc.authenticator.conversation.useQuery({ id: review.id }, { enabled: isPending });
  const open = data?.questions.filter(({ state }) => state === 'asked') ?? [];
  if (!isPending || open.length === 0) return null;
  return (
    <section aria-labelledby="review-questions" className="grid gap-2 text-sm">
      <h3 id="review-questions" className="font-semibold">
        Waiting for the customer
      </h3>
      <p className="text-xs text-ink-2">A decision closes these questions.</p>
      <ul className="grid gap-2">
        {open.map(({ id, page, question, askedByName, askedAt }) => (
          <li key={id} className="rounded-control border border-line bg-warn-soft p-2">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{question}</bdi>
            </p>
            <p className="text-xs text-ink-2">
              Page {page}, <bdi>{askedByName ?? 'a colleague'}</bdi>, <DateTime value={askedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Messages with the customer of a review. */
function ReviewMessages({ review }: { review: ReviewDetails }) {
  const { id } = review;
  const utils = trpc.useUtils();
  const { data } = trpc.authenticator.messages.useQuery({ id }, { enabled: !review.isCorrection });
  const send = trpc.authenticator.sendMessage.useMutation({
    onSuccess: (messages) => utils.authenticator.messages.setData({ id }, messages),
  });
  const read = trpc.authenticator.markMessagesRead.useMutation();
  useMarkRead(data?.items, { reader: 'staff', mark: () => read.mutate({ id }) });
  if (!data || (data.refusal !== null && data.items.length === 0)) return null;
  return (
    <section aria-labelledby="review-messages" className="grid gap-2 text-sm">
      <h3 id="review-messages" className="font-semibold">
        Messages
      </h3>
      <MessageList messages={data.items} reader="staff" />
      {data.refusal === null ? (
        <MessageForm
          label="Message to the customer"
          isSending={send.isPending}
          failure={send.error ? describeError(send.error) : undefined}
          onSend={(message) => send.mutateAsync({ id, ...message })}
        />
      ) : null}
    </section>
  );
}
