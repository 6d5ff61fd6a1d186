import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { isUnderWay, stateSentence } from '#client/features/documents/status.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

/** Explains a document's state to its owner, with the next step. */
export function StatusMessage({ document }: { document: DocumentDetails }) {
  const { state, tone } = document.state;
  const title = stateSentence(document, 'is');
  if (state === 'failed') return <RetryMessage document={document} />;
  return (
    <InlineAlert tone={state === 'revoked' ? 'error' : tone === 'ok' ? 'ok' : 'info'} title={title}>
      {stateSentence(document, 'time')} <Further document={document} />
    </InlineAlert>
  );
}

/** What the state's sentences leave to the details. */
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
