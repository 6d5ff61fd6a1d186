import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { ReadyBy } from '#client/features/documents/promise/ready-by.tsx';
import { isDraft, statusOf } from '#client/features/documents/status.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

/** Explains a document's status to its owner, with the next step. */
export function StatusMessage({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const { tone } = statusOf(document);
  if (isDraft(document)) {
    return (
      <InlineAlert tone="info" title={t('message.unpaid')}>
        {t('message.unpaidText')}
      </InlineAlert>
    );
  }
  // Checked before the retry: a refunded order is not translated again.
  if (document.paymentStatus === 'refunded' && tone !== 'ok') {
    return (
      <InlineAlert tone="info" title={t('message.refunded')}>
        {t('message.refundedText')}
      </InlineAlert>
    );
  }
  if (document.paymentHold === 'refund' && tone !== 'ok') {
    return (
      <InlineAlert tone="info" title={t('message.refunding')}>
        {t('message.refundingText')}
      </InlineAlert>
    );
  }
  if (document.certificate?.revokedAt) {
    const { revokedAt, revokedClass } = document.certificate;
    return (
      <InlineAlert tone="error" title={t('message.revoked')}>
        {t.rich('message.revokedOn', { date: slot(<DateTime value={revokedAt} format="longDate" />) })}{' '}
        {revokedClass === null ? null : t(`message.revokedFor.${revokedClass}`)} {t('message.revokedText')}
      </InlineAlert>
    );
  }
  if (tone === 'error') return <RetryMessage id={document.id} />;
  if (tone === 'ok') {
    return (
      <InlineAlert tone="ok" title={document.isCorrected ? t('message.corrected') : t('message.ready')}>
        {t('message.readyText')}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" title={t('message.processing')}>
      {document.dueAt === null ? null : (
        <>
          <ReadyBy dueAt={document.dueAt} pausedSince={document.pausedSince} />.{' '}
        </>
      )}
      {t('message.processingText')}
    </InlineAlert>
  );
}

function RetryMessage({ id }: { id: string }) {
  const t = words('documents');
  const utils = trpc.useUtils();
  const retry = trpc.documents.updateStatus.useMutation({ onSuccess: () => utils.documents.invalidate() });
  return (
    <>
      <FailureAlert failure={retry.error ? describeError(retry.error) : undefined} />
      <InlineAlert
        tone="error"
        title={t('message.failed')}
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
        {t('message.failedText')}
      </InlineAlert>
    </>
  );
}
