import type { DashboardSearch } from '#client/features/admin/documents/dashboard-search.ts';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { formatMoney, houseCurrency, inHouse } from '#shared/money.ts';
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
  const { documents, users } = overview;
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
          value={<Money cents={overview.revenueCents} currency={houseCurrency} className="max-sm:text-xl" />}
          hint={
            overview.refundedCents > 0 ? (
              <MoneyHint cents={overview.refundedCents} word="refunded" />
            ) : (
              'Nothing refunded'
            )
          }
        />
        <Stat
          label="Due on Account"
          value={<Money cents={overview.dueCents} currency={houseCurrency} className="max-sm:text-xl" />}
          hint={
            overview.overdueCents > 0 ? <MoneyHint cents={overview.overdueCents} word="overdue" /> : 'Nothing overdue'
          }
        />
        {/* Rounded to whole dollars. */}
        <Stat
          label="Average per Document"
          value={formatMoney(inHouse(roundToDollar(overview.averagePerDocumentCents)), 'en-US', { isWhole: true })}
          hint={
            overview.otherCurrencies > 0
              ? `without ${countOf(overview.otherCurrencies, 'document')} in other currencies`
              : undefined
          }
        />
        <Stat label="Completion Rate" value={`${overview.completionRate.toFixed(1)}%`} hint="of ordered documents" />
      </StatStrip>
    </div>
  );
}

function MoneyHint({ cents, word }: { cents: number; word: string }) {
  return (
    <>
      <Money cents={cents} currency={houseCurrency} /> {word}
    </>
  );
}

function roundToDollar(cents: number): number {
  return Math.round(cents / 100) * 100;
}
