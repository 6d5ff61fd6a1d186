import { useState } from 'react';
import { RefundedMark } from '#client/features/documents/document-status.tsx';
import { PromiseClock } from '#client/features/documents/promise/promise-clock.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { formatPages } from '#client/lib/format.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import {
  effectiveStatus,
  settableFor,
  type SettableStatus,
  settableStatuses,
  statusWords,
  workRefusal,
} from '#shared/document-status.ts';
import { describeService } from '#shared/pricing.ts';
import { speedRules } from '#shared/promise/speeds.ts';
import { stepOf } from '#shared/promise/steps.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { DocumentFileActions } from './document-file-actions.tsx';
import { DocumentName } from './document-link.tsx';
import { StatusDialog } from './status-dialog.tsx';

export const adminDocumentColumns: readonly Column<AdminDocumentView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    className: 'min-w-36',
    cell: (document) => <DocumentName document={document} />,
  },
  { key: 'user', header: 'User', className: 'max-w-44', cell: (document) => <UserCell document={document} /> },
  { key: 'details', header: 'Details', cell: (document) => <DetailsCell document={document} /> },
  { key: 'value', header: 'Value', align: 'end', cell: (document) => <PriceCell document={document} /> },
  {
    key: 'status',
    header: 'Status',
    className: 'min-w-36',
    cell: (document) => <StatusSelect document={document} />,
  },
  {
    key: 'date',
    header: 'Received',
    cell: (document) => (
      <>
        <DateTime value={document.createdAt} className="text-xs whitespace-nowrap text-ink-2" />
        <PromiseCell document={document} />
      </>
    ),
  },
  { key: 'files', header: 'Files', hideHeader: true, cell: (document) => <DocumentFileActions document={document} /> },
];

export function UserCell({ document }: { document: AdminDocumentView }) {
  return (
    <span className="block">
      <bdi className="block font-medium wrap-break-word">{document.clientName ?? document.userName ?? 'User'}</bdi>
      <bdi className="block truncate text-xs text-ink-2" title={document.userEmail}>
        {document.userEmail}
      </bdi>
    </span>
  );
}

export function DetailsCell({ document }: { document: AdminDocumentView }) {
  return (
    <span className="block text-xs text-ink-2">
      <span className="block whitespace-nowrap">
        {formatPages(document.pages)} · {document.sourceLanguage}
      </span>
      <span className="block">{describeService(document, 'compact')}</span>
    </span>
  );
}

/** Time left of the promise while the order is in progress, else the ordered speed. */
export function PromiseCell({ document }: { document: AdminDocumentView }) {
  const { speed, createdAt, soonAt, urgentAt, dueAt, pausedSince, reviewStatus } = document;
  const [now] = useState(() => new Date());
  if (reviewStatus !== 'pending' || !soonAt || !urgentAt || !dueAt) {
    return speed === 'rush' ? <span className="block text-xs text-ink-2">{speedRules.rush.label}</span> : null;
  }
  const times = { soonAt: new Date(soonAt), urgentAt: new Date(urgentAt), dueAt: new Date(dueAt) };
  const promiseStep = stepOf({ ...times, pausedSince: pausedSince ? new Date(pausedSince) : null }, now);
  return <PromiseClock isShort order={{ speed, createdAt, dueAt, pausedSince, promiseStep }} />;
}

const paymentLabels = { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded', free: 'Free' } as const;

/** List price and payment status. */
export function PriceCell({ document }: { document: AdminDocumentView }) {
  const isFree = document.paymentStatus === 'free';
  return (
    <span className="block">
      <Money cents={document.totalCostCents} currency={document.currency} struck={isFree} />
      <span className="block text-xs text-ink-2">{paymentLabels[document.paymentStatus]}</span>
    </span>
  );
}

export function AdminDocumentCard({ document }: { document: AdminDocumentView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 pt-2.5">
          <DocumentName document={document} />
        </h3>
        <DocumentFileActions document={document} />
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-line pt-3 text-sm">
        <UserCell document={document} />
        <span className="text-end">
          <PriceCell document={document} />
        </span>
        <DetailsCell document={document} />
        <DateTime value={document.createdAt} className="text-end text-xs text-ink-2" />
        <PromiseCell document={document} />
      </div>
      <div className="mt-4">
        <StatusSelect document={document} />
      </div>
    </Card>
  );
}

/** A document's status with manual override, confirmed in a dialog. */
function StatusSelect({ document }: { document: AdminDocumentView }) {
  const [target, setTarget] = useState<SettableStatus>();
  const shown = effectiveStatus(document.status, document.hasTranslation);
  const isOdd = !settableStatuses.some((status) => status === shown);
  const refusal = workRefusal(document);
  const allowed = refusal ? [] : settableFor(document.hasTranslation);
  return (
    <>
      <Field label={`Status of ${document.filename}`} hideLabel>
        <Select
          size="sm"
          value={shown}
          disabled={refusal !== null}
          title={refusal ? messageOf(refusal).text : undefined}
          options={[
            ...(isOdd ? [{ value: shown, label: statusWords[shown].staff, disabled: true }] : []),
            ...settableStatuses.map((status) => ({
              value: status,
              label: statusWords[status].staff,
              disabled: !allowed.includes(status),
            })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setTarget(settableStatuses.find((status) => status === chosen));
          }}
        />
      </Field>
      <p className="mt-1 empty:hidden">
        <RefundedMark document={document} />
      </p>
      <StatusDialog document={document} target={target} onClose={() => setTarget(undefined)} />
    </>
  );
}
