import { Coins } from 'lucide-react';
import { useState } from 'react';
import { papersText, PayAmount, PaySums } from '#client/features/pay/amount.tsx';
import { EarningLines } from '#client/features/pay/earning-lines.tsx';
import { MonthSteps } from '#client/features/pay/month-steps.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { monthLabel } from '#shared/pay/months.ts';
import type { EarningsOutput } from '#shared/schemas/pay.ts';
import { AdjustmentDialog, CloseDialog } from './month-dialogs.tsx';
import type { PayPartProps } from './pay-search.ts';

type Person = EarningsOutput['people'][number];

/** A month's earnings by person, one person's lines, and the button that closes it. */
export function MonthPart({ search, onChange, mayAccount }: PayPartProps & { mayAccount: boolean }) {
  const { month, person } = search;
  const asked = { ...(month !== undefined && { month }), ...(person !== undefined && { person }) };
  const earnings = trpc.admin.earnings.useQuery(asked, { placeholderData: (last) => last });
  const { data } = earnings;
  return (
    <LoadState {...queryState(earnings)} errorTitle="The month could not be loaded">
      {data ? (
        <div aria-busy={earnings.isPlaceholderData || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <MonthHead
            earnings={data}
            asked={month ?? data.currentMonth}
            mayAccount={mayAccount}
            onMonth={(next) => onChange({ month: next === data.currentMonth ? undefined : next, person: undefined })}
          />
          <People
            earnings={data}
            person={person}
            onPerson={(next) => onChange({ person: next === person ? undefined : next })}
          />
          <Details
            key={person}
            earnings={data}
            person={person}
            isLoading={earnings.isPlaceholderData}
            mayAccount={mayAccount}
          />
        </div>
      ) : null}
    </LoadState>
  );
}

interface MonthHeadProps {
  earnings: EarningsOutput;
  /** The requested month. */
  asked: string;
  mayAccount: boolean;
  onMonth: (month: string) => void;
}

function MonthHead({ earnings, asked, mayAccount, onMonth }: MonthHeadProps) {
  const { month, isClosed, canClose, openFrom, currentMonth } = earnings;
  const [doing, setDoing] = useState<{ what: 'adjust' | 'close'; month: string }>();
  // A dialog is about the month that it was opened for.
  const what = doing?.month === month ? doing.what : undefined;
  const stop = () => setDoing(undefined);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <MonthSteps month={month} asked={asked} latest={currentMonth} onChange={onMonth} />
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge
            {...(isClosed
              ? ({ tone: 'ok', word: 'Closed' } as const)
              : ({ tone: 'idle', word: month < currentMonth ? 'To be closed' : 'Running' } as const))}
          />
          {mayAccount && !isClosed ? (
            <Button variant="secondary" onClick={() => setDoing({ what: 'adjust', month })}>
              Deduct or add…
            </Button>
          ) : null}
          {mayAccount && canClose ? (
            <Button onClick={() => setDoing({ what: 'close', month })}>Close the month…</Button>
          ) : null}
        </div>
      </div>
      {!isClosed && openFrom < month ? (
        <InlineAlert tone="info">
          {monthLabel(openFrom)} comes first: it has lines without a statement.{' '}
          <button type="button" className="inline-link font-medium" onClick={() => onMonth(openFrom)}>
            Show {monthLabel(openFrom)}
          </button>
        </InlineAlert>
      ) : null}
      {what === 'close' ? <CloseDialog earnings={earnings} onClose={stop} /> : null}
      {what === 'adjust' ? <AdjustmentDialog person={undefined} month={month} onClose={stop} /> : null}
    </>
  );
}

interface PeopleProps {
  earnings: EarningsOutput;
  person: string | undefined;
  onPerson: (person: string) => void;
}

function People({ earnings: { people, month }, person, onPerson }: PeopleProps) {
  if (people.length === 0) {
    return (
      <EmptyState
        kind="none"
        icon={<Coins />}
        title={`Nobody earned anything in ${monthLabel(month)}`}
        text="A paper earns when it is delivered, where whoever worked on it has a rate."
      />
    );
  }
  return (
    <CardList aria-label={`Earnings of ${monthLabel(month)}`}>
      {people.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
          <span className="min-w-0 flex-1 basis-48">
            <bdi className="block font-semibold wrap-anywhere">{nameOf(one)}</bdi>
            <span className="block text-sm text-ink-2">
              {one.sums.map((sum) => papersText(sum)).join(', ')}
              {one.isYou ? ' · you' : ''}
            </span>
          </span>
          <span className="grid text-end">
            {one.sums.map(({ currency, totalCents }) => (
              <PayAmount key={currency} cents={totalCents} currency={currency} className="font-semibold" />
            ))}
          </span>
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={person === one.id}
            aria-label={`${person === one.id ? 'Hide lines' : 'Lines'} of ${nameOf(one)}`}
            onClick={() => onPerson(one.id)}
          >
            {person === one.id ? 'Hide lines' : 'Lines'}
          </Button>
        </li>
      ))}
    </CardList>
  );
}

function nameOf({ name, email }: Pick<Person, 'name' | 'email'>): string {
  return name ?? email;
}

interface DetailsProps {
  earnings: EarningsOutput;
  person: string | undefined;
  /** The lines shown are of the previously chosen person. */
  isLoading: boolean;
  mayAccount: boolean;
}

/** One person's lines; an open month can be adjusted. */
function Details({ earnings, person, isLoading, mayAccount }: DetailsProps) {
  const { people, month, isClosed, lines, adjustments, isCut } = earnings;
  const [isAdjusting, setIsAdjusting] = useState(false);
  const shown = people.find(({ id }) => id === person);
  if (!shown) return null;
  const name = nameOf(shown);
  return (
    <Section
      title={name}
      actions={
        mayAccount && !isClosed && !shown.isYou ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Deduct or add… for ${name}`}
            onClick={() => setIsAdjusting(true)}
          >
            Deduct or add…
          </Button>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        <PaySums label={`${name} in ${monthLabel(month)}`} sums={shown.sums} />
        {isLoading ? (
          <SkeletonRows rows={2} />
        ) : (
          <EarningLines caption={`Lines of ${name}`} lines={lines} adjustments={adjustments} isCut={isCut} />
        )}
      </div>
      {isAdjusting ? <AdjustmentDialog person={shown} month={month} onClose={() => setIsAdjusting(false)} /> : null}
    </Section>
  );
}
