import { CircleCheck, RotateCcw } from 'lucide-react';
import { CertificateAnswers } from '#client/features/admin/documents/certificate-question.tsx';
import { AdminDocumentLink } from '#client/features/admin/documents/document-link.tsx';
import { disputeReason, flagLabel } from '#client/features/admin/documents/labels.ts';
import { RefundButton } from '#client/features/admin/documents/refund-button.tsx';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { questionWords } from '#shared/certificate-question.ts';
import { countOf } from '#shared/plural.ts';
import type { FailedWorkItem, WorkKind } from '#shared/schemas/admin.ts';

const kindLabels: Record<WorkKind, string> = {
  dispatch: 'Workflow translation failed',
  webhook: 'Webhook not processed',
  job: 'Background task failed',
  mail: 'Email not sent',
  payment: 'Payment needs a decision',
  dispute: 'Dispute needs an answer',
  certificate: 'Certificate needs a decision',
};

/** Dead letters and open decisions, oldest first. */
export function FailedWork({ page, onPage }: { page: number; onPage: (page: number | undefined) => void }) {
  const work = trpc.admin.stuckWork.useQuery({ page });
  return (
    <>
      {work.data && work.data.total > 1 ? <RetryAllButton /> : null}
      <ListPage
        dense
        caption="Failed work"
        query={work}
        columns={columns}
        rowKey={(item) => item.id}
        renderCard={(item) => <WorkCard item={item} />}
        error={loadError(work)}
        errorTitle="Couldn’t load failed work"
        empty={{
          icon: <CircleCheck />,
          title: 'Nothing has failed',
          text: 'Paid documents that couldn’t be sent on, failed tasks, unsent emails, payments that match no order, events of the card provider that lack a field, disputes, and open questions about certificates appear here.',
        }}
        noun="items"
        onPage={onPage}
      />
    </>
  );
}

const columns: readonly Column<FailedWorkItem>[] = [
  { key: 'what', header: 'What', rowHeader: true, cell: (item) => <Subject item={item} /> },
  { key: 'error', header: 'Last error', className: 'max-w-80', cell: (item) => <LastError item={item} /> },
  { key: 'attempts', header: 'Attempts', align: 'end', cell: (item) => item.attempts },
  { key: 'since', header: 'Since', cell: (item) => <DateTime value={item.since} className="whitespace-nowrap" /> },
  { key: 'retry', header: 'Actions', className: 'max-w-64', cell: (item) => <ItemAction item={item} /> },
];

function Subject({ item }: { item: FailedWorkItem }) {
  return (
    <span className="block">
      <span className="block text-xs text-ink-2">{kindLabels[item.kind]}</span>
      {item.documentId === null ? (
        <bdi className="font-semibold wrap-anywhere">{item.subject}</bdi>
      ) : (
        <AdminDocumentLink id={item.documentId} paper={{ filename: item.subject }} />
      )}
      {item.userEmail === null ? null : <bdi className="block text-xs text-ink-2">{item.userEmail}</bdi>}
    </span>
  );
}

function LastError({ item: { kind, lastError, dispute, question } }: { item: FailedWorkItem }) {
  if (dispute) {
    return (
      <span className="text-xs wrap-anywhere text-ink-2">
        The cardholder disputes <Money cents={dispute.amountCents} currency={dispute.currency} />:{' '}
        {disputeReason(dispute.reason)}.
        {dispute.dueBy === null ? null : (
          <span className="block font-medium text-warn">
            Answer due by <DateTime value={dispute.dueBy} />
          </span>
        )}
      </span>
    );
  }
  if (question) return <span className="text-xs wrap-anywhere text-ink-2">{questionWords[question.cause]}</span>;
  const text = kind === 'payment' && lastError !== null ? flagLabel(lastError) : lastError;
  return <span className="text-xs wrap-anywhere text-ink-2">{text ?? 'None recorded'}</span>;
}

/** The action for a failed item: retry, refund of a flagged payment, or the answers to a question. */
function ItemAction({ item }: { item: FailedWorkItem }) {
  const { payment, dispute, documentId } = item;
  if (dispute) {
    return (
      <span className="text-xs wrap-anywhere text-ink-2">
        Answer it in the card provider’s dashboard: {dispute.reference}
      </span>
    );
  }
  if (item.question && documentId !== null) {
    return <CertificateAnswers documentId={documentId} filename={item.subject} />;
  }
  if (!payment) return <RetryButton item={item} />;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <RefundButton payment={payment} leftCents={payment.remainingCents} />
      <span className="min-w-0 flex-1 basis-32 text-xs text-ink-2">{messageOf('WORK_NEEDS_DECISION').text}</span>
    </span>
  );
}

function attemptsOf({ attempts }: FailedWorkItem): string {
  if (attempts === 0) return 'Since';
  return `${countOf(attempts, 'attempt')}, since`;
}

function WorkCard({ item }: { item: FailedWorkItem }) {
  return (
    <Card as="article">
      <Subject item={item} />
      <p className="mt-2">
        <LastError item={item} />
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-xs text-ink-2">
        <span>
          {attemptsOf(item)} <DateTime value={item.since} />
        </span>
        <ItemAction item={item} />
      </div>
    </Card>
  );
}

/** Retries one failed item, which is idempotent; an item that needs a decision shows that instead. */
function RetryButton({ item }: { item: FailedWorkItem }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const retry = trpc.admin.retryWork.useMutation({
    onSuccess: () => {
      toast.show({ tone: 'ok', title: 'Retried', description: item.subject });
    },
    onError: (error) => {
      toast.show({
        tone: 'error',
        title: `${item.subject} couldn’t be retried`,
        description: describeError(error).text,
      });
    },
    onSettled: () => utils.admin.invalidate(),
  });
  if (!item.canRetry) return <span className="text-xs text-ink-2">{messageOf('WORK_NEEDS_DECISION').text}</span>;
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={retry.isPending}
      icon={<RotateCcw aria-hidden="true" />}
      aria-label={`Retry ${item.subject}`}
      onClick={() => {
        if (!retry.isPending) retry.mutate({ id: item.id });
      }}
    >
      Retry
    </Button>
  );
}

/** Retries all failed work that can be retried. */
function RetryAllButton() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const retry = trpc.admin.retryAllWork.useMutation({
    onSuccess: ({ retried, skipped }) => {
      const description =
        skipped > 0 ? `${retried} retried. ${skipped} need a decision or are already done.` : `${retried} retried.`;
      toast.show({ tone: 'ok', title: 'Retried', description });
    },
    onError: (error) => {
      toast.show({ tone: 'error', title: 'Failed work wasn’t retried', description: describeError(error).text });
    },
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="mb-3"
      busy={retry.isPending}
      icon={<RotateCcw aria-hidden="true" />}
      onClick={() => {
        if (!retry.isPending) retry.mutate({});
      }}
    >
      Retry all
    </Button>
  );
}
