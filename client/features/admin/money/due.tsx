import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { can } from '#shared/access.ts';
import { agingBuckets, agingLabels } from '#shared/received.ts';
import type { DueOutput, DueStatement } from '#shared/schemas/received.ts';
import { AccountCard, type Presses } from './due-account.tsx';
import type { MoneyListProps } from './money-search.ts';
import { Payouts } from './payouts.tsx';
import { PromiseDialog } from './promise-dialog.tsx';
import { RecordDialog, type RecordTarget } from './record-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';

/** Receivables by account and age. */
export function Due({ search, onChange }: MoneyListProps) {
  const user = useCurrentUser();
  const due = trpc.admin.due.useQuery(search.q === undefined ? {} : { search: search.q });
  const [recorded, setRecorded] = useState<RecordTarget>();
  const [promised, setPromised] = useState<DueStatement>();
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const mayAccount = user !== null && user !== undefined && can(user, 'account');
  const presses = mayAccount ? { onRecord: setRecorded, onPromise: setPromised } : undefined;
  return (
    <>
      {mayAccount ? <Payouts /> : null}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SearchInput
            label="Search organizations"
            value={search.q ?? ''}
            onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim() })}
          />
        </div>
        {mayAccount ? (
          <Button variant="secondary" onClick={() => setAreRulesOpen(true)}>
            Reminders and stop…
          </Button>
        ) : null}
      </div>
      <LoadState
        {...queryState(due)}
        errorTitle="Couldn’t load what is due"
        isEmpty={due.data?.items.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<CircleCheck />}
            title={search.q === undefined ? 'Nothing is due' : 'No organization has this name or address'}
            text="Orders on account appear here until their statement is paid."
          />
        }
      >
        {due.data ? <DueList due={due.data} presses={presses} /> : null}
      </LoadState>
      <RecordDialog target={recorded} onClose={() => setRecorded(undefined)} />
      <PromiseDialog statement={promised} onClose={() => setPromised(undefined)} />
      {due.data ? <RulesDialog rules={due.data.rules} open={areRulesOpen} onOpenChange={setAreRulesOpen} /> : null}
    </>
  );
}

function DueList({ due, presses }: { due: DueOutput; presses: Presses | undefined }) {
  return (
    <>
      {due.totals.map((total) => (
        <div key={total.currency} className="mb-6">
          <StatStrip label={`Due in ${total.currency.toUpperCase()}, by days overdue`}>
            {agingBuckets.map((bucket) => (
              <Stat
                key={bucket}
                label={agingLabels[bucket]}
                value={<Money cents={total.aging[bucket]} currency={total.currency} />}
              />
            ))}
            <Stat
              label="Due in all"
              value={<Money cents={total.dueCents} currency={total.currency} />}
              hint={
                total.creditCents > 0 ? (
                  <>
                    Credit: <Money cents={total.creditCents} currency={total.currency} />
                  </>
                ) : undefined
              }
            />
          </StatStrip>
        </div>
      ))}
      <ul aria-label="Organizations that owe or have credit" className="grid gap-4">
        {due.items.map((account) => (
          <AccountCard key={`${account.accountId} ${account.currency}`} account={account} presses={presses} />
        ))}
      </ul>
    </>
  );
}
