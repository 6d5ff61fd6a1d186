import { ScrollText } from 'lucide-react';
import { AdminDocumentLink } from '#client/features/admin/documents/document-link.tsx';
import { eventChoices, eventLabel, fourEyesWords } from '#client/features/admin/documents/labels.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { documentStatuses, statusWords } from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';
import { roleLabel, roles } from '#shared/roles.ts';
import type { AuditEntry } from '#shared/schemas/admin.ts';
import { auditFilters, type OperationsSearch } from './operations-search.ts';

export interface AuditLogProps {
  search: OperationsSearch;
  onChange: (change: Partial<OperationsSearch>) => void;
}

/** The audit log, newest first, with filters and export. */
export function AuditLog({ search, onChange }: AuditLogProps) {
  const { q } = search;
  const filters = auditFilters(search);
  const log = trpc.admin.auditLog.useQuery(
    { page: search.log ?? 1, ...filters },
    { placeholderData: (previous) => previous },
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <ListPage
      dense
      caption="Audit log"
      query={log}
      columns={columns}
      rowKey={(entry) => entry.id}
      renderCard={(entry) => <EntryCard entry={entry} />}
      error={loadError(log, 'ACTIVITIES_FAILED')}
      errorTitle="Failed to fetch activities"
      search={{
        label: 'Search person or document',
        value: q,
        onSearch: (text) => onChange({ q: text, log: undefined }),
      }}
      filters={<Filters search={search} onChange={onChange} />}
      actions={<ExportButton path="/files/exports/audit.csv" filters={filters} />}
      empty={{ icon: <ScrollText />, title: 'No activities found', text: 'Changes appear here.' }}
      filtered={
        isFiltered
          ? { icon: <ScrollText />, title: 'No activities found', text: 'Nothing matches your search and filters.' }
          : undefined
      }
      noun="entries"
      countedUpTo={isFiltered ? limits.searchCounted : undefined}
      onPage={(page) => onChange({ log: page })}
    />
  );
}

function Filters({ search: { event, from, to }, onChange }: AuditLogProps) {
  return (
    <>
      <Field label="Event" hideLabel className="w-full md:w-60">
        <Select
          size="sm"
          placeholder="All events"
          value={event ?? ''}
          options={eventChoices}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value;
            onChange({ event: chosen === '' ? undefined : chosen, log: undefined });
          }}
        />
      </Field>
      <div className="flex w-full flex-col gap-3 sm:flex-row md:w-auto">
        <Day label="From" value={from} max={to} onChange={(day) => onChange({ from: day, log: undefined })} />
        <Day label="To" value={to} min={from} onChange={(day) => onChange({ to: day, log: undefined })} />
      </div>
    </>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <Field
      label={label}
      className="flex-1 flex-row items-center gap-2 md:flex-none [&>label]:mb-0 max-sm:[&>label]:w-12"
    >
      <TextInput
        type="date"
        size="sm"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    </Field>
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
      <span className="font-semibold">{eventLabel(entry.event)}</span>
      {change === undefined ? null : <span className="block text-xs wrap-anywhere text-ink-2">{change}</span>}
    </span>
  );
}

function About({ entry }: { entry: AuditEntry }) {
  const { documentId, filename, certified } = entry;
  if (documentId !== null)
    return <AdminDocumentLink id={documentId} paper={{ filename: filename ?? 'A document', certified }} />;
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

/** The change and its reason in one line; undefined for an event without either. */
export function changeOf(entry: AuditEntry): string | undefined {
  const { details } = entry;
  const from = labelOf(entry.fromStatus ?? textOf(details['from']));
  const to = labelOf(entry.toStatus ?? textOf(details['to']));
  const change = to === undefined || from === to ? undefined : from === undefined ? to : `${from} → ${to}`;
  const reason = textOf(details['reason']);
  const waiver = textOf(details['fourEyes']) === undefined ? undefined : fourEyesWords;
  const quoted = reason === undefined ? undefined : `“${reason}”`;
  const parts = [change, waiver, quoted].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Staff label of a status or a role. */
function labelOf(value: string | undefined): string | undefined {
  const status = documentStatuses.find((known) => known === value);
  if (status) return statusWords[status].staff;
  const role = roles.find((known) => known === value);
  return role ? roleLabel[role] : value;
}
