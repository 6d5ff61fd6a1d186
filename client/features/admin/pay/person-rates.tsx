import { PayAmount } from '#client/features/pay/amount.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { formatPay } from '#shared/pay/money.ts';
import { payActivityLabel, payUnitLabel, type PayRateState } from '#shared/pay/rates.ts';
import { services } from '#shared/pricing.ts';
import type { PayPerson, PayRateView } from '#shared/schemas/pay.ts';

const states = {
  upcoming: { tone: 'info', word: 'To come', icon: 'clock' },
  current: { tone: 'ok', word: 'In force' },
  replaced: { tone: 'idle', word: 'Replaced' },
  ended: { tone: 'idle', word: 'Ended' },
} as const satisfies Record<PayRateState, unknown>;

export type RateChange = { kind: 'set'; rate?: PayRateView; person?: string } | { kind: 'end'; rate: PayRateView };

type OnDo = ((doing: RateChange) => void) | undefined;

export function PersonRates({ person, rates, onDo }: { person: PayPerson; rates: readonly PayRateView[]; onDo: OnDo }) {
  const name = person.name ?? person.email;
  return (
    <Section title={name} description={person.isYou ? 'Your own: somebody else sets them.' : undefined}>
      <DataTable
        dense
        caption={`Rates of ${name}`}
        columns={columnsOf(onDo)}
        rows={rates}
        rowKey={({ id }) => id}
        renderCard={(rate) => <RateCard rate={rate} onDo={onDo} />}
      />
    </Section>
  );
}

function columnsOf(onDo: OnDo): readonly Column<PayRateView>[] {
  return [
    { key: 'work', header: 'Work', rowHeader: true, cell: (rate) => <Work rate={rate} /> },
    { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge {...states[state]} /> },
    { key: 'valid', header: 'Valid', cell: (rate) => <Valid rate={rate} /> },
    { key: 'rush', header: 'Rush', align: 'end', cell: ({ rushPercent }) => rushText(rushPercent) },
    { key: 'minimum', header: 'Minimum', align: 'end', cell: (rate) => minimumText(rate) },
    { key: 'amount', header: 'Rate', align: 'end', cell: (rate) => <Rate rate={rate} /> },
    ...(onDo
      ? [
          {
            key: 'actions',
            header: 'Actions',
            hideHeader: true,
            cell: (rate: PayRateView) => <Actions rate={rate} onDo={onDo} />,
          },
        ]
      : []),
  ];
}

function workText({ activity, pair, service }: PayRateView): string {
  const language = pair === null ? 'every language' : pair.from;
  return `${payActivityLabel[activity]}, ${language}, ${service === null ? 'every service' : services[service].word}`;
}

function Work({ rate }: { rate: PayRateView }) {
  const { activity, pair, service } = rate;
  return (
    <span className="block">
      <span className="block font-semibold">{payActivityLabel[activity]}</span>
      <span className="block text-xs text-ink-2">
        {pair === null ? 'Every language' : `${pair.from} to ${pair.to}`} ·{' '}
        {service === null ? 'Every service' : services[service].word}
      </span>
    </span>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

function Valid({ rate: { validFrom, endsOn, createdByName } }: { rate: PayRateView }) {
  return (
    <span className="block">
      <span className="block">
        From <span className="whitespace-nowrap">{dayText(validFrom)}</span>
        {endsOn === null ? null : (
          <>
            , ends <span className="whitespace-nowrap">{dayText(endsOn)}</span>
          </>
        )}
      </span>
      {createdByName === null ? null : (
        <span className="block text-xs text-ink-2">
          set by <bdi>{createdByName}</bdi>
        </span>
      )}
    </span>
  );
}

function rushText(percent: number): string {
  return percent === 0 ? '–' : `+${String(percent)}%`;
}

function minimumText({ minimumCents, currency }: PayRateView): string {
  return minimumCents === 0 ? '–' : formatPay({ cents: minimumCents, currency });
}

function Rate({ rate: { unitCents, currency, unit } }: { rate: PayRateView }) {
  return (
    <span className="block">
      <PayAmount cents={unitCents} currency={currency} className="font-semibold" />
      <span className="block text-xs whitespace-nowrap text-ink-2">{payUnitLabel[unit]}</span>
    </span>
  );
}

function Actions({ rate, onDo }: { rate: PayRateView; onDo: NonNullable<OnDo> }) {
  const { state, endsOn } = rate;
  if (state !== 'current' && state !== 'upcoming') return null;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Next version of ${workText(rate)}…`}
        onClick={() => onDo({ kind: 'set', rate })}
      >
        Next version…
      </Button>
      {endsOn === null ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`End ${workText(rate)}…`}
          onClick={() => onDo({ kind: 'end', rate })}
        >
          End…
        </Button>
      ) : null}
    </span>
  );
}

function RateCard({ rate, onDo }: { rate: PayRateView; onDo: OnDo }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-4">
        <Work rate={rate} />
        <span className="text-end">
          <Rate rate={rate} />
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
        <Valid rate={rate} />
        <StatusBadge {...states[rate.state]} />
      </div>
      <p className="mt-2 text-sm text-ink-2">
        Rush {rushText(rate.rushPercent)} · Minimum {minimumText(rate)}
      </p>
      {onDo ? (
        <div className="mt-3">
          <Actions rate={rate} onDo={onDo} />
        </div>
      ) : null}
    </Card>
  );
}
