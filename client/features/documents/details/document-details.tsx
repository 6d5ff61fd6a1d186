import { useRef, useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { DocumentData } from '#client/features/documents/details/document-data.tsx';
import { DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentActions } from '#client/features/documents/list/document-actions.tsx';
import type { DetailsPart } from '#client/features/documents/list/list-search.ts';
import { isUnderWay, stateSentence } from '#client/features/documents/status.ts';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Tabs } from '#client/ui/layout/tabs.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { ConversationPart, FilesPart, OrderPart } from './document-parts.tsx';

export interface DocumentDetailsViewProps {
  document: DocumentDetails;
  /** The chosen part; undefined for the one that the order's state asks for. */
  part: DetailsPart | undefined;
  onPart: (part: DetailsPart) => void;
  onErased: () => void;
}

/** A document for its owner: its state and the next step, and the rest in four parts. */
export function DocumentDetailsView({ document, part, onPart, onErased }: DocumentDetailsViewProps) {
  const t = words('documents');
  // Chosen once: answering a question must not switch the part.
  const [first] = useState(() => partFor(document));
  const root = useRef<HTMLDivElement>(null);
  function report() {
    onPart('file');
    // Moves the focus to the tab: the pressed button is unmounted with its part.
    root.current?.querySelector<HTMLElement>('[data-tab=file]')?.focus();
  }
  return (
    <div ref={root} className="grid gap-5">
      <div className="flex items-center gap-4">
        <Thumbnail url={document.thumbnailUrl} size="details" />
        <div className="grid min-w-0 gap-3">
          <span>
            <DocumentStatusBadge document={document} />
          </span>
          <DocumentActions document={document} />
        </div>
      </div>
      <StatusMessage document={document} />
      <Tabs
        label={t('details.title')}
        value={part ?? first}
        onChange={onPart}
        tabs={[
          {
            value: 'messages',
            label: t('details.parts.messages'),
            content: <ConversationPart document={document} onReport={report} />,
          },
          { value: 'order', label: t('details.parts.order'), content: <OrderPart document={document} /> },
          { value: 'file', label: t('details.parts.file'), content: <FilesPart document={document} /> },
          {
            value: 'privacy',
            label: t('details.parts.privacy'),
            content: <DocumentData documentId={document.id} onErased={onErased} />,
          },
        ]}
      />
    </div>
  );
}

function partFor({ state }: DocumentDetails): DetailsPart {
  if (state.state === 'question for you') return 'messages';
  return state.stage === 'delivered' ? 'file' : 'order';
}

/** Explains a document's state to its owner, with the next step. */
function StatusMessage({ document }: { document: DocumentDetails }) {
  const { state, tone } = document.state;
  const title = stateSentence(document, 'is');
  if (state === 'failed') return <RetryMessage document={document} />;
  return (
    <InlineAlert tone={state === 'revoked' ? 'error' : tone === 'ok' ? 'ok' : 'info'} title={title}>
      {stateSentence(document, 'time')} <Further document={document} />
    </InlineAlert>
  );
}

/** Details that the state's sentences omit. */
function Further({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const { certificate, state, isCorrected } = document;
  if (state.state === 'revoked' && certificate?.revokedAt) {
    const { revokedAt, revokedClass } = certificate;
    return (
      <>
        {t.rich('message.revokedOn', { date: slot(<DateTime value={revokedAt} format="longDate" />) })}{' '}
        {revokedClass === null ? null : t(`message.revokedFor.${revokedClass}`)}
      </>
    );
  }
  if (state.state === 'refunded') return null;
  if (state.stage === 'delivered') {
    return (
      <>
        {isCorrected ? `${t('message.corrected')}. ` : null}
        {t('message.readyText')}
      </>
    );
  }
  return isUnderWay(document) ? t('message.processingText') : null;
}

function RetryMessage({ document }: { document: DocumentDetails }) {
  const { id } = document;
  const utils = trpc.useUtils();
  const retry = trpc.documents.updateStatus.useMutation({ onSuccess: () => utils.documents.invalidate() });
  return (
    <>
      <FailureAlert failure={retry.error ? describeError(retry.error) : undefined} />
      <InlineAlert
        tone="error"
        title={stateSentence(document, 'is')}
        action={
          <MemberOnly right="handle" isQuiet>
            <Button
              size="sm"
              variant="secondary"
              busy={retry.isPending}
              onClick={() => retry.mutate({ id, status: 'processing' })}
            >
              {words('frame')('page.tryAgain')}
            </Button>
          </MemberOnly>
        }
      >
        {stateSentence(document, 'time')}
      </InlineAlert>
    </>
  );
}
