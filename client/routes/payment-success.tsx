import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePaymentProgress } from '#client/features/payments/use-payment-progress.ts';
import { ClientError, describeError, isTransient } from '#client/lib/error-message.ts';
import { dropPendingFilesOf } from '#client/lib/pending-files.ts';
import { searchText } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { words } from '#client/ui/words.ts';
import { PaymentDone } from './-payment/payment-done.tsx';
import { PaymentFailed } from './-payment/payment-failed.tsx';
import { PaymentRunning } from './-payment/payment-running.tsx';

export const Route = createFileRoute('/payment-success')({
  staticData: { title: () => words('payments')('title'), words: ['payments', 'offer', 'profile'] },
  validateSearch: (search): { session_id?: string } => ({ session_id: searchText(search['session_id']) }),
  component: PaymentSuccessPage,
});

function PaymentSuccessPage() {
  const { session_id: sessionId } = Route.useSearch();
  const { data: progress, error, refetch } = usePaymentProgress(sessionId);
  const isDone = progress?.state === 'done';
  const fault = faultOf(sessionId, progress?.state, error);
  const documentIds = progress?.documents.map((document) => document.id) ?? [];
  useLeaveWarning(!isDone && fault === undefined);
  usePaidOrder(isDone ? documentIds : undefined);

  if (fault !== undefined) {
    const canRetry = sessionId !== undefined && (isTransient(fault) || progress !== undefined);
    return (
      <PaymentFailed
        failure={describeError(fault, 'PAYMENT_PROCESSING_FAILED')}
        sessionId={sessionId}
        documentIds={documentIds}
        onRetry={canRetry ? () => void refetch() : undefined}
      />
    );
  }
  if (isDone) return <PaymentDone paymentId={progress.paymentId} documents={progress.documents} />;
  return <PaymentRunning progress={progress} />;
}

function faultOf(sessionId: string | undefined, state: string | undefined, error: unknown): unknown {
  if (sessionId === undefined) return new ClientError('SESSION_ID_MISSING');
  // A completed payment stays shown if a later call fails.
  if (error && state !== 'done') return error;
  return state === 'failed' ? new ClientError('PAYMENT_PROCESSING_FAILED') : undefined;
}

/** Drops the recovery copies of paid documents, and refetches every list of documents. */
function usePaidOrder(documentIds: readonly string[] | undefined): void {
  const paid = documentIds?.join(' ');
  useEffect(() => {
    if (paid === undefined) return;
    void trpcUtils.documents.invalidate();
    dropPendingFilesOf(paid.split(' ')).catch((error: unknown) =>
      console.warn('The recovery copy could not be removed', error),
    );
  }, [paid]);
}
