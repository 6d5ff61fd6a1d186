import { useState } from 'react';
import { dayLabel } from '#client/features/admin/money/day-label.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import { currencyName } from '#shared/currency-facts.ts';
import type { Currency } from '#shared/money.ts';
import type { ExchangeRates } from '#shared/schemas/exchange-rates.ts';
import { BaseCurrencyDialog } from './base-currency-dialog.tsx';
import { RateForm } from './rate-form.tsx';
import { RatesImport } from './rates-import.tsx';

const pageSize = 10;

/** Exchange rates that reports use. */
export function RatesSection() {
  const user = useCurrentUser();
  const mayChange = user !== null && user !== undefined && can(user, 'manage');
  const [isChoosing, setIsChoosing] = useState(false);
  const query = trpc.admin.exchangeRates.useQuery();
  const { data } = query;
  return (
    <Section
      title="Exchange rates"
      description={
        data
          ? `Reports are in ${currencyName(data.baseCurrency)}. Each payment keeps the rate of its day, or of the last day before that has one; what is paid without a rate is listed apart. Rates change no price.`
          : undefined
      }
      actions={
        data && mayChange ? (
          <Button size="sm" variant="secondary" onClick={() => setIsChoosing(true)}>
            Change the currency of reports…
          </Button>
        ) : undefined
      }
    >
      <LoadState {...queryState(query)} errorTitle="Couldn’t load the rates">
        {data ? (
          <div ref={keepFocus} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {mayChange ? <RateForm key={data.baseCurrency} rates={data} /> : null}
            {data.rates.length === 0 ? (
              <p className="text-sm text-ink-2">No rate to {currencyName(data.baseCurrency)} yet.</p>
            ) : (
              <RatesTable rates={data} mayChange={mayChange} />
            )}
            {mayChange ? <RatesImport /> : null}
          </div>
        ) : null}
      </LoadState>
      {isChoosing && data ? (
        <BaseCurrencyDialog current={data.baseCurrency} onClose={() => setIsChoosing(false)} />
      ) : null}
    </Section>
  );
}

type Rate = ExchangeRates['rates'][number];

function told({ currency, rate }: Rate, base: Currency): string {
  return `1 ${currency.toUpperCase()} = ${rate} ${base.toUpperCase()}`;
}

function columnsOf(base: Currency, mayChange: boolean): readonly Column<Rate>[] {
  return [
    { key: 'day', header: 'From', rowHeader: true, cell: ({ day }) => dayLabel(day) },
    { key: 'rate', header: 'Rate', cell: (rate) => <span dir="ltr">{told(rate, base)}</span> },
    { key: 'by', header: 'By', cell: (rate) => <RecordedBy rate={rate} /> },
    ...(mayChange
      ? [{ key: 'remove', header: 'Change', align: 'end' as const, cell: (rate: Rate) => <RemoveButton rate={rate} /> }]
      : []),
  ];
}

function RatesTable({ rates: { rates, baseCurrency }, mayChange }: { rates: ExchangeRates; mayChange: boolean }) {
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(rates.length / pageSize));
  const shown = Math.min(page, last);
  return (
    <div>
      <DataTable
        dense
        caption="Exchange rates"
        columns={columnsOf(baseCurrency, mayChange)}
        rows={rates.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ day, currency }) => `${day} ${currency}`}
        renderCard={(rate) => (
          <div className="flex items-start justify-between gap-3 rounded-card border border-line bg-sheet p-4">
            <span className="min-w-0">
              <span className="block font-semibold" dir="ltr">
                {told(rate, baseCurrency)}
              </span>
              <span className="block text-sm text-ink-2">
                From {dayLabel(rate.day)}, <RecordedBy rate={rate} />
              </span>
            </span>
            {mayChange ? <RemoveButton rate={rate} /> : null}
          </div>
        )}
      />
      {rates.length > pageSize ? (
        <Pagination page={shown} pageSize={pageSize} total={rates.length} noun="rates" onPage={setPage} />
      ) : null}
    </div>
  );
}

function RecordedBy({ rate: { recordedByName, recordedAt, source } }: { rate: Rate }) {
  return (
    <>
      <bdi>{recordedByName ?? 'somebody who left'}</bdi>, {source === 'imported' ? 'imported ' : ''}
      <DateTime value={recordedAt} />
    </>
  );
}

function RemoveButton({ rate: { currency, day } }: { rate: Rate }) {
  const utils = trpc.useUtils();
  const remove = trpc.admin.removeExchangeRate.useMutation({ onSettled: () => utils.admin.exchangeRates.invalidate() });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={remove.isPending}
      aria-label={`Remove the rate of ${currency.toUpperCase()}, ${dayLabel(day)}`}
      onClick={() => remove.mutate({ currency, day })}
    >
      Remove
    </Button>
  );
}
