import { Download, Eye } from 'lucide-react';
import { ClientButton } from '#client/features/authenticator/workspace/client-button.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { formatPages } from '#client/lib/format.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { paperName } from '#shared/certificate/title.ts';
import type { DeliveryView } from '#shared/schemas/authenticator.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';

export const historyColumns: readonly Column<DeliveryView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    className: 'min-w-24',
    cell: (delivery) => (
      <span className="block font-semibold">
        <PaperName paper={delivery} />
      </span>
    ),
  },
  { key: 'actions', header: 'Actions', cell: (delivery) => <DeliveryActions delivery={delivery} /> },
  {
    key: 'client',
    header: 'Client',
    className: 'max-w-34',
    cell: (delivery) => (
      <ClientButton
        title="Client Information"
        userId={delivery.userId}
        name={delivery.clientName ?? delivery.userName}
        email={delivery.userEmail}
      />
    ),
  },
  {
    key: 'value',
    header: 'Value',
    align: 'end',
    cell: (delivery) => <Money cents={delivery.totalCostCents} currency={delivery.currency} />,
  },
  { key: 'language', header: 'Language', cell: (delivery) => <DeliveryLanguage delivery={delivery} /> },
  { key: 'details', header: 'Details', cell: (delivery) => <DeliveryDetails delivery={delivery} /> },
  { key: 'by', header: 'Authenticated By', cell: (delivery) => <AuthenticatedBy delivery={delivery} /> },
  {
    key: 'sent',
    header: 'Sent Date',
    cell: (delivery) => <DateTime value={delivery.createdAt} format="date" />,
  },
];

export function DeliveryLanguage({ delivery }: { delivery: DeliveryView }) {
  return (
    <span className="block">
      {delivery.sourceLanguage}
      <span className="block text-xs text-ink-2">to {delivery.targetLanguage}</span>
    </span>
  );
}

/** Pages, certification status and verification code. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryView }) {
  return (
    <span className="grid justify-items-start gap-1 text-xs text-ink-2">
      <span className="whitespace-nowrap">
        {formatPages(delivery.pages)}
        {delivery.isCorrected ? ' · corrected' : ''}
      </span>
      {delivery.isAuthenticated ? (
        <StatusBadge tone="ok" icon="seal" word="Authenticated" />
      ) : (
        <StatusBadge tone="idle" word="Pending" />
      )}
      <CodeText code={delivery.verificationCode} groups={codeGroupLengths(delivery.verificationCode)} size="sm" />
    </span>
  );
}

export function AuthenticatedBy({ delivery }: { delivery: DeliveryView }) {
  if (delivery.authenticatedByName === null) return <span className="text-ink-2">Not authenticated</span>;
  return (
    <span className="block md:max-w-32">
      <bdi className="block wrap-anywhere">{delivery.authenticatedByName}</bdi>
      <bdi className="block truncate text-xs text-ink-2" title={delivery.authenticatedByEmail ?? undefined}>
        {delivery.authenticatedByEmail}
      </bdi>
    </span>
  );
}

export function HistoryCard({ delivery }: { delivery: DeliveryView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-x-3">
        <h3 className="min-w-0 pt-2.5 font-semibold wrap-anywhere">
          <PaperName paper={delivery} />
        </h3>
        <DeliveryActions delivery={delivery} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-4 border-t border-line pt-3 text-sm">
        <ClientButton
          title="Client Information"
          userId={delivery.userId}
          name={delivery.clientName ?? delivery.userName}
          email={delivery.userEmail}
        />
        <DeliveryDetails delivery={delivery} />
        <DeliveryLanguage delivery={delivery} />
        <span>
          <Money cents={delivery.totalCostCents} currency={delivery.currency} className="block font-semibold" />
          <DateTime value={delivery.createdAt} format="date" className="text-xs text-ink-2" />
        </span>
        <span className="col-span-2">
          <span className="block text-xs text-ink-2">Authenticated By</span>
          <AuthenticatedBy delivery={delivery} />
        </span>
      </div>
    </Card>
  );
}

function linkTo(delivery: DeliveryView, disposition: 'inline' | 'attachment') {
  return async () => {
    const link = await trpcClient.authenticator.deliveryLink.mutate({ id: delivery.id, disposition });
    return link.url;
  };
}

/** Views and downloads a delivered translation. */
export function DeliveryActions({ delivery }: { delivery: DeliveryView }) {
  const file = useFileAction();
  return (
    <span className="flex">
      <IconButton
        size="sm"
        label={`View ${paperName(delivery)}`}
        title="View"
        onClick={() => file.view(linkTo(delivery, 'inline'))}
      >
        <Eye aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Download ${paperName(delivery)}`}
        title="Download"
        onClick={() => file.download(linkTo(delivery, 'attachment'))}
      >
        <Download aria-hidden="true" />
      </IconButton>
      {file.viewer}
    </span>
  );
}
