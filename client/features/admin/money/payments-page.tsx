import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { BankStatements } from './bank-statements.tsx';
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
