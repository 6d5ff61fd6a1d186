import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { stateNames } from '#shared/notarial/state-names.ts';
import type { CommissionView } from '#shared/schemas/notary.ts';
import { CommissionDialog } from './commission-dialog.tsx';
import { NotaryNotice } from './notary-notice.tsx';

/** Notary commissions: every version, and the form that sets the next. */
export function Commissions() {
  const commissions = trpc.admin.commissions.useQuery();
  const [isOpen, setIsOpen] = useState(false);
  const staff = commissions.data?.staff ?? [];
  return (
    <Section
      title="Notary commissions"
      description="Notarized translations are sold while a member of staff holds a commission in force and another one can certify."
      actions={<Button onClick={() => setIsOpen(true)}>Set commission</Button>}
    >
      <NotaryNotice className="mb-4" />
      <DataTable
        dense
        caption="Notary commissions"
        columns={columns}
        rows={commissions.data?.items ?? []}
        rowKey={({ id }) => id}
        renderCard={(commission) => <CommissionCard commission={commission} />}
        {...queryState(commissions)}
        errorTitle="Couldn’t load the commissions"
        empty={<EmptyState kind="none" title="No commissions yet" text="Set the commission of a member of staff." />}
      />
      <CommissionDialog staff={staff} open={isOpen} onOpenChange={setIsOpen} />
    </Section>
  );
}

const columns: readonly Column<CommissionView>[] = [
  { key: 'notary', header: 'Notary', rowHeader: true, cell: (commission) => <Notary commission={commission} /> },
  { key: 'state', header: 'State', cell: ({ state, county }) => `${stateNames[state]}, ${county}` },
  { key: 'number', header: 'Number', cell: ({ number }) => <bdi>{number}</bdi> },
  {
    key: 'expires',
    header: 'Last day',
    cell: ({ expiresOn }) => <span className="whitespace-nowrap">{expiresOn}</span>,
  },
  {
    key: 'electronic',
    header: 'Electronic acts',
    cell: ({ allowsElectronic, allowsRemote }) =>
      allowsElectronic ? `Allowed${allowsRemote ? ', and in recorded sessions' : ''}` : 'No',
  },
  { key: 'set', header: 'Set', cell: (commission) => <SetBy commission={commission} /> },
  { key: 'status', header: 'Status', cell: (commission) => <CommissionStatus commission={commission} /> },
  { key: 'end', header: 'Actions', hideHeader: true, cell: (commission) => <Actions commission={commission} /> },
];

function Notary({ commission: { name, userEmail } }: { commission: CommissionView }) {
  return (
    <span className="block">
      <bdi className="font-semibold">{name}</bdi>
      <bdi className="block text-xs text-ink-2 wrap-anywhere">{userEmail}</bdi>
    </span>
  );
}

function SetBy({ commission: { setAt, setByName } }: { commission: CommissionView }) {
  return (
    <span className="block text-xs text-ink-2">
      <DateTime value={setAt} format="date" /> by <bdi>{setByName}</bdi>
    </span>
  );
}

function CommissionStatus({ commission }: { commission: CommissionView }) {
  if (commission.isInForce) return <StatusBadge tone="ok" word="In force" />;
  if (commission.endedAt !== null) return <StatusBadge tone="idle" word="Ended" />;
  return <StatusBadge tone="warn" word={commission.userRole === 'user' ? 'Not staff' : 'Expired'} />;
}

function CommissionCard({ commission }: { commission: CommissionView }) {
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <Notary commission={commission} />
        <CommissionStatus commission={commission} />
      </div>
      <p className="mt-2 text-sm text-ink-2">
        {stateNames[commission.state]}, {commission.county} · <bdi>{commission.number}</bdi>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        Last day {commission.expiresOn} · Electronic acts: {commission.allowsElectronic ? 'allowed' : 'no'}
      </p>
      <Actions commission={commission} />
    </Card>
  );
}

/** The notary's whole journal, which is handed over when they leave, and the end of the commission. */
function Actions({ commission }: { commission: CommissionView }) {
  const filters = { notaryId: commission.userId };
  return (
    <span className="flex flex-wrap gap-2">
      <ExportButton path="/files/exports/journal.csv" filters={filters}>
        Journal, CSV
      </ExportButton>
      <ExportButton path="/files/exports/journal.pdf" filters={filters}>
        Journal, PDF
      </ExportButton>
      <EndButton commission={commission} />
    </span>
  );
}

/** Ends a commission at once, after confirmation. */
function EndButton({ commission }: { commission: CommissionView }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const end = trpc.admin.endCommission.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      toast.show({ tone: 'ok', title: 'Commission ended', description: commission.name });
    },
    onSettled: () => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()]),
  });
  if (commission.endedAt !== null) return null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`End the commission of ${commission.name}`}
        onClick={() => setIsOpen(true)}
      >
        End…
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          end.reset();
        }}
        title={
          <>
            End the commission of <bdi>{commission.name}</bdi>?
          </>
        }
        description="No further act can be recorded under it. Acts already in the journal stay valid."
        confirmLabel="End commission"
        mutation={end}
        onConfirm={() => end.mutate({ id: commission.id })}
      />
    </>
  );
}
