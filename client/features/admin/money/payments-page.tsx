import { Landmark } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import { countOf } from '#shared/plural.ts';
import type { BankImportView } from '#shared/schemas/received.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { BankLines } from './bank-lines.tsx';
import { BankUpload } from './bank-upload.tsx';
import { Due } from './due.tsx';
import type { MoneyListProps, MoneyTab } from './money-search.ts';
import { Received } from './received.tsx';

const segments: readonly { value: MoneyTab; label: string }[] = [
  { value: 'due', label: 'Due' },
  { value: 'received', label: 'Received' },
  { value: 'bank', label: 'Bank statements' },
];

/** Money that does not come by card: what is due, what was received, and the bank's statements. */
export function PaymentsPage({ search, onChange }: MoneyListProps) {
  const { tab = 'due' } = search;
  const list = { search, onChange };
  return (
    <Page width="wide">
      <PageHeader
        title="Payments"
        description="What organizations owe, and what came by bank transfer, cash or check. Cards settle by themselves."
      />
      <SegmentedControl
        label="Show"
        segments={segments}
        value={tab}
        onChange={(value) => onChange({ tab: value, page: undefined, q: undefined, statement: undefined })}
        className="mb-6 max-md:flex"
      />
      {tab === 'due' ? <Due {...list} /> : tab === 'received' ? <Received {...list} /> : <BankStatements {...list} />}
    </Page>
  );
}

/** Imports of bank statements, and the lines of the one that is open. */
function BankStatements({ search, onChange }: MoneyListProps) {
  const user = useCurrentUser();
  const mayAccount = user !== null && user !== undefined && can(user, 'account');
  if (search.statement !== undefined) {
    return <BankLines importId={search.statement} search={search} onChange={onChange} mayAccount={mayAccount} />;
  }
  return (
    <>
      {mayAccount ? <BankUpload onDone={(statement) => onChange({ statement, page: undefined })} /> : null}
      <BankAccounts mayManage={user !== null && user !== undefined && can(user, 'manage')} />
      <Imports onOpen={(statement) => onChange({ statement, page: undefined })} />
    </>
  );
}

function Imports({ onOpen }: { onOpen: (importId: string) => void }) {
  const imports = trpc.admin.bankImports.useQuery();
  return (
    <LoadState
      {...queryState(imports)}
      errorTitle="Couldn’t load the statements"
      isEmpty={imports.data?.items.length === 0}
      empty={
        <EmptyState
          kind="none"
          icon={<Landmark />}
          title="No statement is imported yet"
          text="Each credit is matched with the invoices that are due, by number and amount. Nothing is booked before you confirm it."
        />
      }
    >
      <CardList aria-label="Imported statements">
        {imports.data?.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">
                <bdi>{item.filename}</bdi>
              </p>
              <p className="text-sm text-ink-2">
                <DateTime value={item.importedAt} /> · {item.importedByName ?? 'somebody'}
              </p>
            </div>
            <p className="text-sm">{stateOf(item)}</p>
            <Button size="sm" variant="secondary" aria-label={`Open ${item.filename}`} onClick={() => onOpen(item.id)}>
              Open
            </Button>
          </li>
        ))}
      </CardList>
    </LoadState>
  );
}

function stateOf({ counts: { proposed, unmatched, confirmed, ignored } }: BankImportView): string {
  const open = proposed + unmatched;
  if (open === 0) return `Done: ${countOf(confirmed, 'payment')}${ignored > 0 ? `, ${ignored} set aside` : ''}`;
  return `${countOf(open, 'line')} open${unmatched > 0 ? `, ${unmatched} unmatched` : ''}`;
}
