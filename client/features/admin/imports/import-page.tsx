import { FileInput } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import { importShapes } from '#shared/imports.ts';
import { countOf } from '#shared/plural.ts';
import type { ImportView } from '#shared/schemas/imports.ts';
import type { ImportProps } from './import-search.ts';
import { NewImport } from './new-import.tsx';
import { PastOrders } from './past-orders.tsx';

const segments = [
  { value: 'lists', label: 'Lists' },
  { value: 'orders', label: 'Past orders' },
] as const;

/** Customers, firms and past orders of another system. */
export function ImportPage({ search, onChange }: ImportProps) {
  const { tab = 'lists' } = search;
  const user = useCurrentUser();
  const mayManage = user !== null && user !== undefined && can(user, 'manage');
  const mayRead = user !== null && user !== undefined && (mayManage || can(user, 'audit'));
  return (
    <Page width="wide">
      <PageHeader
        title="Import"
        description="Customers, firms and past orders of the system before. A list is checked first; nothing that is known here is changed."
      />
      {mayRead ? (
        <SegmentedControl
          label="Show"
          segments={segments}
          value={tab}
          onChange={(value) => onChange({ tab: value, page: undefined, q: undefined })}
          className="mb-6 max-md:flex"
        />
      ) : null}
      {tab === 'orders' || !mayRead ? (
        <PastOrders search={search} onChange={onChange} />
      ) : (
        <>
          {mayManage ? <NewImport search={search} onChange={onChange} /> : null}
          <ImportsMade />
        </>
      )}
    </Page>
  );
}

/** The last imports. */
function ImportsMade() {
  const imports = trpc.admin.imports.useQuery();
  return (
    <Section title="Imported lists">
      <LoadState
        {...queryState(imports)}
        skeleton={<SkeletonRows rows={3} />}
        errorTitle="Couldn’t load the imports"
        isEmpty={imports.data?.items.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<FileInput />}
            title="No list is imported yet"
            text="Begin with the customers, then the firms, then the past orders of both."
          />
        }
      >
        <CardList aria-label="Imported lists">
          {imports.data?.items.map((item) => (
            <MadeImport key={item.id} item={item} />
          ))}
        </CardList>
      </LoadState>
    </Section>
  );
}

function MadeImport({ item }: { item: ImportView }) {
  const { kind, filename, lines, created, invited, importedAt, importedByName, finishedAt } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{filename}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {importShapes[kind].label} · <DateTime value={importedAt} /> · <bdi>{importedByName ?? 'somebody'}</bdi>
        </p>
      </div>
      <p className="text-sm">
        {created} new of {countOf(lines, 'line')}
        {invited > 0 ? `, ${countOf(invited, 'invitation')}` : ''}
      </p>
      {finishedAt === null ? <StatusBadge tone="warn" word="Not finished" /> : null}
    </li>
  );
}
