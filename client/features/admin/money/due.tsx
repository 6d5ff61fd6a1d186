import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { can } from '#shared/access.ts';
import { agingBuckets, agingLabels } from '#shared/received.ts';
import type { DueAccount, DueOutput, DueStatement } from '#shared/schemas/received.ts';
import { dayLabel } from './day-label.ts';
import type { MoneyListProps } from './money-search.ts';
import { Payouts } from './payouts.tsx';
import { PromiseDialog } from './promise-dialog.tsx';
import { RecordDialog, type RecordTarget } from './record-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';

interface Presses {
  onRecord: (target: RecordTarget) => void;
  onPromise: (statement: DueStatement) => void;
}

/** What accounts owe, by how long it is overdue. */
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
        loading={due.isPending}
        error={loadError(due)}
        errorTitle="Couldn’t load what is due"
        onRetry={() => void due.refetch()}
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
      {due.data ? (
        <RulesDialog
          key={due.data.rules.version}
          rules={due.data.rules}
          open={areRulesOpen}
          onOpenChange={setAreRulesOpen}
        />
      ) : null}
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

function AccountCard({ account, presses }: { account: DueAccount; presses: Presses | undefined }) {
  const { name, email, currency, dueCents, creditCents, isStopped, statements } = account;
  return (
    <li className="rounded-card border border-line bg-sheet">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 p-4">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name ?? email}</bdi>
          </p>
          <p className="text-sm wrap-anywhere text-ink-2">
            <bdi>{email}</bdi>
          </p>
          {isStopped ? <StatusBadge tone="error" icon="alert" word="Orders on account stopped" /> : null}
        </div>
        <p className="text-end">
          <Money cents={dueCents} currency={currency} className="text-lg font-semibold" />
          {creditCents > 0 ? (
            <span className="block text-sm text-ink-2">
              Credit <Money cents={creditCents} currency={currency} />
            </span>
          ) : null}
        </p>
      </div>
      {statements.length > 0 ? (
        <ul aria-label={`Statements of ${name ?? email}`} className="divide-y divide-line border-t border-line">
          {statements.map((statement) => (
            <Statement key={statement.paymentId} account={account} statement={statement} presses={presses} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface StatementProps {
  account: DueAccount;
  statement: DueStatement;
  presses: Presses | undefined;
}

function Statement({ account, statement, presses }: StatementProps) {
  const { paymentId, number, dueAt, leftCents, receivedCents, promisedOn, promiseNote, reminders } = statement;
  const { currency, name, email } = account;
  const label = number ?? 'Open month';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {label} <OverdueMark statement={statement} />
        </p>
        <p className="text-sm text-ink-2">
          {dueAt === null ? 'Invoiced at the end of the month' : <DueOn at={dueAt} />}
          {receivedCents > 0 ? (
            <>
              {' · '}
              <Money cents={receivedCents} currency={currency} /> received
            </>
          ) : null}
          {reminders > 0 ? ` · ${reminders === 1 ? '1 reminder' : `${reminders} reminders`} sent` : ''}
        </p>
        {promisedOn === null ? null : (
          <p className="text-sm">
            Promised for {dayLabel(promisedOn)}
            {promiseNote === null ? null : (
              <>
                : <bdi className="wrap-anywhere text-ink-2">{promiseNote}</bdi>
              </>
            )}
          </p>
        )}
      </div>
      <Money cents={leftCents} currency={currency} className="font-semibold" />
      {presses ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={`Record payment… ${label}`}
            onClick={() =>
              presses.onRecord({ statementId: paymentId, label, payer: name ?? email, leftCents, currency })
            }
          >
            Record payment…
          </Button>
          {number === null ? null : (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Promise… ${label}`}
              onClick={() => presses.onPromise(statement)}
            >
              Promise…
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}

function DueOn({ at }: { at: string }) {
  return (
    <>
      Due <DateTime value={at} format="date" />
    </>
  );
}

function OverdueMark({ statement: { daysOverdue } }: { statement: DueStatement }) {
  if (daysOverdue === null || daysOverdue < 0) return null;
  const word = daysOverdue === 0 ? 'Due today' : `${daysOverdue} ${daysOverdue === 1 ? 'day' : 'days'} overdue`;
  return <StatusBadge tone={daysOverdue === 0 ? 'warn' : 'error'} icon="alert" word={word} />;
}
