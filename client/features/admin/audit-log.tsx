import { ScrollText } from 'lucide-react';
import type { AuditEntry } from '#shared/schemas/admin.ts';
import { loadError } from '../../lib/load-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { changeOf } from './audit-words.ts';
import { DocumentLink } from './document-link.tsx';
import { eventWord } from './event-words.ts';

/** Who did what, newest first. */
export function AuditLog({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const log = trpc.admin.auditLog.useQuery({ page }, { placeholderData: (previous) => previous });
  return (
    <>
      <DataTable
        dense
        caption="Audit log"
        columns={columns}
        rows={log.data?.items ?? []}
        rowKey={(entry) => entry.id}
        renderCard={(entry) => <EntryCard entry={entry} />}
        loading={log.isPending}
        error={loadError(log, 'ACTIVITIES_FAILED')}
        errorTitle="Failed to fetch activities"
        onRetry={() => void log.refetch()}
        empty={<EmptyState kind="none" icon={<ScrollText />} title="No activities found" text="Changes appear here." />}
      />
      {log.data && log.data.total > 0 ? (
        <Pagination
          page={log.data.page}
          pageSize={log.data.pageSize}
          total={log.data.total}
          noun="entries"
          onPage={onPage}
        />
      ) : null}
    </>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { key: 'at', header: 'When', cell: (entry) => <DateTime value={entry.createdAt} className="whitespace-nowrap" /> },
  { key: 'event', header: 'What', rowHeader: true, cell: (entry) => <Event entry={entry} /> },
  { key: 'about', header: 'About', className: 'max-w-72', cell: (entry) => <About entry={entry} /> },
  { key: 'who', header: 'By', cell: (entry) => <Actor entry={entry} /> },
];

function Event({ entry }: { entry: AuditEntry }) {
  const change = changeOf(entry);
  return (
    <span className="block">
      <span className="font-semibold">{eventWord(entry.event)}</span>
      {change === undefined ? null : <span className="block text-xs wrap-anywhere text-ink-2">{change}</span>}
    </span>
  );
}

function About({ entry }: { entry: AuditEntry }) {
  if (entry.documentId !== null)
    return <DocumentLink id={entry.documentId}>{entry.filename ?? 'A document'}</DocumentLink>;
  return <bdi className="wrap-anywhere">{entry.subjectName ?? entry.subjectEmail ?? '—'}</bdi>;
}

function Actor({ entry }: { entry: AuditEntry }) {
  if (entry.actorId === null) return <span className="text-ink-2">The system</span>;
  return <bdi className="wrap-anywhere">{entry.actorName ?? entry.actorEmail}</bdi>;
}

function EntryCard({ entry }: { entry: AuditEntry }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <Event entry={entry} />
        <DateTime value={entry.createdAt} className="shrink-0 text-xs text-ink-2" />
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-3 border-t border-line pt-3 text-sm">
        <About entry={entry} />
        <span className="text-xs">
          By <Actor entry={entry} />
        </span>
      </div>
    </Card>
  );
}
