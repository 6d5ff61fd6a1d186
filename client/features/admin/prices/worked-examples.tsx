import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { Money } from '#client/ui/data/money.tsx';
import type { Currency } from '#shared/money.ts';
import { quote, type PricedItem } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';

interface Example {
  name: string;
  items: readonly PricedItem[];
}

const certified = { translationType: 'certified', isBankStatement: false } as const;
const notarized = { translationType: 'notarized', isBankStatement: false } as const;

const examples: readonly Example[] = [
  { name: 'A birth certificate: 1 page, certified', items: [{ ...certified, pages: 1 }] },
  { name: 'The same by rush, with a mailed copy', items: [{ ...certified, pages: 1, speed: 'rush', isMailed: true }] },
  { name: 'A diploma: 3 pages, notarized', items: [{ ...notarized, pages: 3 }] },
  { name: 'A contract: 2,000 words on 7 pages, certified', items: [{ ...certified, pages: 7, words: 2000 }] },
  { name: 'A bank statement: 12 pages, certified', items: [{ ...certified, isBankStatement: true, pages: 12 }] },
  {
    name: 'A family: 4 certificates of 2 pages, rush',
    items: Array.from({ length: 4 }, () => ({ ...certified, pages: 2, speed: 'rush' as const })),
  },
];

interface Row {
  name: string;
  now: number;
  currency: Currency;
  /** Undefined while the draft is invalid. */
  drafted: number | undefined;
}

const columns: readonly Column<Row>[] = [
  { key: 'order', header: 'Order', rowHeader: true, cell: ({ name }) => name },
  {
    key: 'now',
    header: 'In force',
    align: 'end',
    cell: ({ now, currency }) => <Money cents={now} currency={currency} />,
  },
  {
    key: 'draft',
    header: 'Draft',
    align: 'end',
    cell: ({ drafted, currency }) =>
      drafted === undefined ? '–' : <Money cents={drafted} currency={currency} className="font-semibold" />,
  },
  {
    key: 'difference',
    header: 'Difference',
    align: 'end',
    cell: ({ now, drafted, currency }) =>
      drafted === undefined || drafted === now ? '–' : <Difference cents={drafted - now} currency={currency} />,
  },
];

function Difference({ cents, currency }: { cents: number; currency: Currency }) {
  return (
    <span className={cents > 0 ? 'text-warn' : 'text-ok'}>
      {cents > 0 ? '+' : '−'}
      <Money cents={Math.abs(cents)} currency={currency} />
    </span>
  );
}

/** Prices of typical orders, current and under the draft, recalculated on every change. */
export function WorkedExamples({ published, draft }: { published: PriceList; draft: PriceList | undefined }) {
  const rows = examples.map(({ name, items }) => ({
    name,
    currency: published.currency,
    now: quote(items, published).totalCents,
    drafted: draft && quote(items, draft).totalCents,
  }));
  return <DataTable dense caption="Worked examples" columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
