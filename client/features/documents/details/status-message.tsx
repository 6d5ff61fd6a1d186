import { revocationWords } from '#shared/certificate/revocation.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ReadyBy } from '#client/features/documents/promise/ready-by.tsx';
import { isDraft, statusOf } from '#client/features/documents/status.ts';

/** Explains a document's status to its owner, with the next step. */
export function StatusMessage({ document }: { document: DocumentDetails }) {
  const { tone } = statusOf(document);
  if (isDraft(document)) {
    return (
      <InlineAlert tone="info" title="Not paid yet">
        You haven’t been charged. Unpaid drafts and their files are deleted after 7 days.
      </InlineAlert>
    );
  }
  // Checked before the retry: a refunded order is not translated again.
  if (document.paymentStatus === 'refunded' && tone !== 'ok') {
    return (
      <InlineAlert tone="info" title="Refunded">
        We refunded your payment to your card. Contact us if you still need this translation.
      </InlineAlert>
    );
  }
  if (document.paymentHold === 'refund' && tone !== 'ok') {
    return (
      <InlineAlert tone="info" title="Refund pending">
        Your refund is on its way to the card provider. Nobody works on this order meanwhile.
      </InlineAlert>
    );
  }
  if (document.certificate?.revokedAt) {
    const { revokedAt, revokedClass } = document.certificate;
    return (
      <InlineAlert tone="error" title="This certificate was revoked">
        Revoked on <DateTime value={revokedAt} format="longDate" />.{' '}
        {revokedClass === null ? null : revocationWords[revokedClass].explained} Please don’t use the file, and write to
        us if you have questions.
      </InlineAlert>
    );
  }
  if (tone === 'error') return <RetryMessage id={document.id} />;
  if (tone === 'ok') {
    return (
      <InlineAlert
        tone="ok"
        title={document.isCorrected ? 'Corrected by an authenticator' : 'Your translation is ready'}
      >
        Anyone you share it with can verify it with the code below.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" title="Document in processing">
      {document.dueAt === null ? null : (
        <>
          <ReadyBy dueAt={document.dueAt} pausedSince={document.pausedSince} />.{' '}
        </>
      )}
      We’ll email you when it’s ready.
    </InlineAlert>
  );
}

function RetryMessage({ id }: { id: string }) {
  const utils = trpc.useUtils();
  const retry = trpc.documents.updateStatus.useMutation({ onSuccess: () => utils.documents.invalidate() });
  return (
    <>
      <FailureAlert failure={retry.error ? describeError(retry.error) : undefined} />
      <InlineAlert
        tone="error"
        title="The translation didn’t go through"
        action={
          <Button
            size="sm"
            variant="secondary"
            busy={retry.isPending}
            onClick={() => retry.mutate({ id, status: 'processing' })}
          >
            Try Again
          </Button>
        }
      >
        Your payment and your file are safe. Try again, or contact us.
      </InlineAlert>
    </>
  );
}
