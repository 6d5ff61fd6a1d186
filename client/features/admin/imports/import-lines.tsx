import { useState } from 'react';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { importColumnLabels, type ImportLineState } from '#shared/imports.ts';
import type { ImportFault, ImportLine } from '#shared/schemas/imports.ts';

const pageSize = 20;
const tones = { new: 'ok', known: 'idle', faulty: 'error' } as const satisfies Record<ImportLineState, StatusTone>;
const words = { new: 'New', known: 'Known', faulty: 'Faulty' } as const satisfies Record<ImportLineState, string>;

function pageOf<T>(rows: readonly T[], page: number): readonly T[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}

const lineColumns: readonly Column<ImportLine>[] = [
  { key: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi>, className: 'wrap-anywhere' },
  { key: 'email', header: 'Email', cell: ({ email }) => <bdi>{email}</bdi>, className: 'wrap-anywhere' },
  { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge tone={tones[state]} word={words[state]} /> },
];

/** Outcome of each line of a list. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  const [page, setPage] = useState(1);
  return (
    <div>
      <DataTable
        caption="Lines"
        rows={pageOf(lines, page)}
        rowKey={({ line }) => String(line)}
        columns={lineColumns}
        renderCard={({ line, name, email, state }) => (
          <div className="flex items-start justify-between gap-3 rounded-card border border-line bg-sheet p-4">
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-sm text-ink-2">
                Line {line}, <bdi>{email}</bdi>
              </span>
            </span>
            <StatusBadge tone={tones[state]} word={words[state]} />
          </div>
        )}
      />
      {lines.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={lines.length} noun="lines" onPage={setPage} />
      ) : null}
    </div>
  );
}

/** Faults by line and column. */
export function ImportFaults({ faults }: { faults: readonly ImportFault[] }) {
  const [page, setPage] = useState(1);
  const rows = faults.map((fault, index) => ({ ...fault, key: String(index) }));
  const nameOf = ({ column }: ImportFault) => (column ? importColumnLabels[column] : 'Whole line');
  return (
    <div>
      <DataTable
        caption="Faults"
        rows={pageOf(rows, page)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: 'Line', align: 'end', rowHeader: true, cell: ({ line }) => line },
          { key: 'column', header: 'Column', cell: nameOf },
          { key: 'say', header: 'What is wrong', cell: ({ say }) => say, className: 'wrap-anywhere' },
        ]}
        renderCard={(fault) => (
          <div className="rounded-card border border-line bg-sheet p-4">
            <p className="font-semibold">
              Line {fault.line}, {nameOf(fault)}
            </p>
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">{fault.say}</p>
          </div>
        )}
      />
      {faults.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={faults.length} noun="faults" onPage={setPage} />
      ) : null}
    </div>
  );
}
