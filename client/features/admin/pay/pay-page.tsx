import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can, canAny } from '#shared/access.ts';
import { BillingPart } from './billing-part.tsx';
import { MonthPart } from './month-part.tsx';
import type { PayPartProps, PayTab } from './pay-search.ts';
import { RatesPart } from './rates-part.tsx';
import { StatementsPart } from './statements-part.tsx';

const segments: readonly { value: PayTab; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'statements', label: 'Statements' },
  { value: 'rates', label: 'Rates' },
  { value: 'billing', label: 'Billing' },
];

/** Pay of the staff: months, statements and rates, as far as the user may read them. */
export function PayPage({ search, onChange }: PayPartProps) {
  const user = useCurrentUser();
  const keepsBooks = user ? canAny(user, ['account', 'audit']) : false;
  const mayAccount = user ? can(user, 'account') : false;
  const mayManage = user ? can(user, 'manage') : false;
  const tab = keepsBooks ? (search.tab ?? 'month') : 'rates';
  return (
    <Page width="wide">
      <PageHeader
        title="Pay"
        description="What papers earn those who work on them. A month is closed into a statement for each person and currency."
      />
      {keepsBooks ? (
        <SegmentedControl
          label="Show"
          segments={segments}
          value={tab}
          onChange={(value) => onChange({ tab: value, person: undefined, page: undefined, only: undefined })}
          className="mb-6 max-md:flex"
        />
      ) : null}
      {tab === 'month' ? <MonthPart search={search} onChange={onChange} mayAccount={mayAccount} /> : null}
      {tab === 'statements' ? <StatementsPart search={search} onChange={onChange} mayAccount={mayAccount} /> : null}
      {tab === 'rates' ? <RatesPart search={search} onChange={onChange} mayManage={mayManage} /> : null}
      {tab === 'billing' ? <BillingPart mayAccount={mayAccount} /> : null}
    </Page>
  );
}
