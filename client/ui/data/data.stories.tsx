import type { Meta } from '@storybook/react-vite';
import { Ellipsis, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Breadcrumb } from '#client/ui/layout/breadcrumb.tsx';
import { storyLink } from '#client/ui/layout/story-link.ts';
import { ThemeToggle } from '#client/ui/layout/theme-toggle.tsx';
import { Avatar } from './avatar.tsx';
import { CardList } from './card-list.tsx';
import { CodeText } from './code-text.tsx';
import { DataTable, type Column, type Sort } from './data-table.tsx';
import { DateTime } from './date-time.tsx';
import { DescriptionList } from './description-list.tsx';
import { FileCard } from './file-card.tsx';
import { FilterBar, FilterChips } from './filter-bar.tsx';
import { Money } from './money.tsx';
import { Pagination } from './pagination.tsx';
import { QrCode } from './qr-code.tsx';
import { Stat, StatStrip } from './stat.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StepsProgress } from './steps-progress.tsx';
import { Timeline, type TimelineStep } from './timeline.tsx';

export default { title: 'Data/Data' } satisfies Meta;

interface Row {
  id: string;
  name: string;
  pages: number;
  cents: number;
  at: string;
}

const rows: Row[] = [
  { id: '1', name: 'birth-certificate.pdf', pages: 2, cents: 3000, at: '2026-11-21T14:14:00Z' },
  {
    id: '2',
    name: 'bank-statement-with-a-very-long-name-from-2025.pdf',
    pages: 12,
    cents: 30_000,
    at: '2026-11-19T09:30:00Z',
  },
  { id: '3', name: 'شهادة الميلاد.pdf', pages: 1, cents: 2000, at: '2025-12-02T11:05:00Z' },
];

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    cell: (row) => (
      <a href="#row" className="inline-link font-medium">
        <bdi>{row.name}</bdi>
      </a>
    ),
  },
  { key: 'status', header: 'Status', cell: () => <StatusBadge tone="info" word="In Progress" /> },
  { key: 'at', header: 'Date', sortable: true, cell: (row) => <DateTime value={row.at} /> },
  { key: 'pages', header: 'Pages', align: 'end', cell: (row) => row.pages },
  {
    key: 'cents',
    header: 'Value',
    align: 'end',
    sortable: true,
    cell: (row) => <Money cents={row.cents} currency="usd" />,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: () => (
      <IconButton label="More actions" size="sm">
        <Ellipsis aria-hidden="true" />
      </IconButton>
    ),
  },
];

export function Table() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [page, setPage] = useState(3);
  const [view, setView] = useState<'grid' | 'list'>('list');
  const [status, setStatus] = useState<'all' | 'pending' | 'done'>('all');
  return (
    <div>
      <FilterBar
        search={<SearchInput label="Search documents" value="" onSearch={() => undefined} />}
        end={
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            segments={[
              { value: 'list', label: 'List' },
              { value: 'grid', label: 'Grid' },
            ]}
          />
        }
      >
        <FilterChips
          label="Status"
          value={status}
          onChange={setStatus}
          chips={[
            { value: 'all', label: 'All', count: 42 },
            { value: 'pending', label: 'Pending', count: 3 },
            { value: 'done', label: 'Completed', count: 39 },
          ]}
        />
      </FilterBar>
      <DataTable
        caption="Documents"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        onRowPress={() => undefined}
        selectedKey="2"
        renderCard={(row) => (
          <FileCard
            name={row.name}
            meta={<DateTime value={row.at} />}
            badge={<StatusBadge tone="info" word="In Progress" />}
            actions={
              <IconButton label="More actions">
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
          />
        )}
      />
      <Pagination page={page} pageSize={10} total={97} noun="documents" onPage={setPage} />
    </div>
  );
}

export function TableStates() {
  const table = { caption: 'Documents', columns, rowKey: (row: Row) => row.id, rows: [] };
  return (
    <div className="grid gap-6">
      <SkeletonRows rows={3} />
      <DataTable {...table} error="Check your connection." onRetry={() => undefined} />
      <DataTable
        {...table}
        empty={
          <EmptyState
            kind="filtered"
            title="No document matches"
            text="Try another word."
            action={<Button variant="secondary">Clear filters</Button>}
          />
        }
      />
      <EmptyState
        kind="none"
        title="No translations yet"
        text="Documents you send us appear here, with their status and the finished translation."
        action={<Button>Upload Document</Button>}
      />
    </div>
  );
}

export function Stats() {
  const [chosen, setChosen] = useState('pending');
  return (
    <div className="grid gap-6">
      <StatStrip label="Your documents">
        <Stat label="Total documents" value="12" />
        <Stat label="Completed" value="9" hint="75%" />
        <Stat label="In progress" value="2" />
        <Stat label="Spent" value={<Money cents={48_000} currency="usd" />} />
      </StatStrip>
      <StatStrip label="Filter by status">
        {['pending', 'approved', 'rejected', 'all'].map((key) => (
          <Stat key={key} label={key} value="4" selected={chosen === key} onSelect={() => setChosen(key)} />
        ))}
      </StatStrip>
    </div>
  );
}

const steps: TimelineStep[] = [
  { label: 'Paid', state: 'done', time: 'Nov 19, 9:30 AM' },
  { label: 'In progress', state: 'done', time: 'Nov 19, 9:31 AM' },
  { label: 'Under review', state: 'current', time: 'since Nov 20, 4:02 PM' },
  { label: 'Ready', state: 'next', time: 'expected by Nov 21' },
];

export function Progresses() {
  return (
    <div className="grid max-w-180 gap-8">
      <Timeline label="Progress of birth-certificate.pdf" steps={steps} />
      <Timeline label="Progress, short" steps={steps} mini />
      <Progress label="Uploading" value={62} valueText="5.1 of 8.2 MB" />
      <Progress label="Checking" value={null} />
      <StepsProgress
        label="Your order"
        steps={[
          { label: 'Uploading', state: 'done' },
          { label: 'Confirming payment', state: 'active', detail: 'This takes a few seconds.' },
          { label: 'Sending to translators', state: 'waiting' },
          { label: 'A step that failed', state: 'failed', detail: 'We will try again.' },
        ]}
      />
    </div>
  );
}

export function Small() {
  return (
    <div className="grid max-w-180 gap-6">
      <Breadcrumb
        label="Folders"
        items={['My Documents', 'Family', 'Passports', '2025', 'Old', 'Scans'].map((name) => ({
          key: name,
          label: name,
          render: storyLink,
        }))}
      />
      <Breadcrumb
        label="Short"
        items={[
          { key: 'a', label: 'My Documents', render: storyLink },
          { key: 'b', label: 'Family' },
        ]}
      />
      <CodeText code="TFE7K2M9QXR" copy label="verification code" />
      <p>
        <Money cents={3000} currency="usd" struck /> <Money cents={0} currency="usd" /> ·{' '}
        <DateTime value="2026-11-21T14:14:00Z" />
      </p>
      <DescriptionList
        facts={[
          { term: 'Language', value: 'Portuguese' },
          { term: 'Pages', value: 2 },
          { term: 'Paid', value: <Money cents={3000} currency="usd" /> },
        ]}
      />
      <DescriptionList
        layout="columns"
        facts={[
          { term: 'Translation date', value: 'November 12, 2026' },
          { term: 'Pages', value: 2 },
        ]}
      />
      <FileCard
        name="birth-certificate.pdf"
        meta="2.1 MB · 2 pages"
        thumb={<span />}
        actions={
          <IconButton label="Remove birth-certificate.pdf">
            <X aria-hidden="true" />
          </IconButton>
        }
      />
      <CardList aria-label="Devices">
        <li className="p-4">Firefox on Linux</li>
        <li className="p-4">Safari on iPhone</li>
      </CardList>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name="Amira Haddad" />
        <Avatar name="Rita Almeida" size="lg" />
        <QrCode value="https://example.org/verify?code=TFE7K2M9QXR" label="Opens the verification page" />
        <ThemeToggle />
      </div>
    </div>
  );
}
