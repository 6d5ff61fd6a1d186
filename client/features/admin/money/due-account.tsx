import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import type { DueAccount, DueStatement } from '#shared/schemas/received.ts';
import { dayLabel } from './day-label.ts';
import type { RecordTarget } from './record-dialog.tsx';

export interface Presses {
  onRecord: (target: RecordTarget) => void;
  onPromise: (statement: DueStatement) => void;
}

export function AccountCard({ account, presses }: { account: DueAccount; presses: Presses | undefined }) {
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
