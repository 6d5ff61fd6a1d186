import type { DashboardSearch } from '#client/features/admin/documents/dashboard-search.ts';
import { withoutRate } from '#client/lib/without-rate.ts';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { formatMoney, houseCurrency, minorUnitsOf, type Currency } from '#shared/money.ts';
import { countOf, nounFor } from '#shared/plural.ts';
import type { AdminOverview } from '#shared/schemas/admin.ts';

const number = new Intl.NumberFormat('en-US');

export interface OverviewStripProps {
  overview: AdminOverview;
  /** The document list shown below. */
  show: DashboardSearch['show'];
  onShow: (show: DashboardSearch['show']) => void;
}

/** Totals of documents, users and money; those of documents filter the list below. */
export function OverviewStrip({ overview, show, onShow }: OverviewStripProps) {
  const { documents, users, currency } = overview;
  const choice = (name: DashboardSearch['show']) => ({
    selected: show === name,
    onSelect: () => onShow(name),
  });
  return (
    <div className="grid gap-4">
      <StatStrip label="Documents and people">
        <Stat
          label="Total Documents"
          value={number.format(documents.total)}
          hint={`${number.format(documents.drafts)} ${nounFor(documents.drafts, 'unpaid draft')}`}
          {...choice(undefined)}
        />
        <Stat label="Awaiting Review" value={number.format(documents.awaitingReview)} {...choice('to-authenticate')} />
        <Stat label="Translated" value={number.format(documents.translated)} {...choice('translated')} />
        <Stat
          label="Total Users"
          value={number.format(users.total)}
          hint={`${number.format(users.users)} ${nounFor(users.users, 'customer')}`}
        />
      </StatStrip>
      <StatStrip label="Money">
        <Stat
          label="Total Revenue"
          value={<Money cents={overview.revenueCents} currency={currency} className="max-sm:text-xl" />}
          hint={<RevenueHint overview={overview} />}
        />
        <Stat
          label="Due on Account"
          value={<Money cents={overview.dueCents} currency={houseCurrency} className="max-sm:text-xl" />}
          hint={
            overview.overdueCents > 0 ? (
              <MoneyHint cents={overview.overdueCents} currency={houseCurrency} word="overdue" />
            ) : (
              'Nothing overdue'
            )
          }
        />
        {/* Rounded to a whole unit. */}
        <Stat
          label="Average per Document"
          value={formatMoney({ cents: roundToWhole(overview.averagePerDocumentCents, currency), currency }, 'en-US', {
            isWhole: true,
          })}
          hint={
            overview.otherCurrencies > 0
              ? `without ${countOf(overview.otherCurrencies, 'document')} in currencies without a rate`
              : undefined
          }
        />
        <Stat label="Completion Rate" value={`${overview.completionRate.toFixed(1)}%`} hint="of ordered documents" />
      </StatStrip>
    </div>
  );
}

function RevenueHint({ overview: { refundedCents, currency, apart } }: Pick<OverviewStripProps, 'overview'>) {
  return (
    <>
      {refundedCents > 0 ? <MoneyHint cents={refundedCents} currency={currency} word="refunded" /> : 'Nothing refunded'}
      {apart.length === 0 ? null : `; ${withoutRate(apart)}`}
    </>
  );
}

function MoneyHint({ cents, currency, word }: { cents: number; currency: Currency; word: string }) {
  return (
    <>
      <Money cents={cents} currency={currency} /> {word}
    </>
  );
}

function roundToWhole(cents: number, currency: Currency): number {
  const units = minorUnitsOf(currency);
  return Math.round(cents / units) * units;
}
