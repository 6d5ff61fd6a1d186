import { Coins } from 'lucide-react';
import { PaySums } from '#client/features/pay/amount.tsx';
import { EarningLines } from '#client/features/pay/earning-lines.tsx';
import { MonthSteps } from '#client/features/pay/month-steps.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { monthLabel } from '#shared/pay/months.ts';
import type { OwnEarnings } from '#shared/schemas/pay.ts';
import { AgreementNotice } from './agreement-notice.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { OwnStatements } from './own-statements.tsx';

interface EarningsPageProps {
  /** The current one unless set. */
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
}

/** The user's own earnings by month, and their statements. */
export function EarningsPage({ month, onMonth }: EarningsPageProps) {
  const earnings = trpc.authenticator.earnings.useQuery(month === undefined ? {} : { month }, {
    placeholderData: (last) => last,
  });
  const { data } = earnings;
  return (
    <Page>
      <PageHeader
        title="Earnings"
        description="A paper earns when it is delivered, at the rate of that day. After the end of a month its statement is issued."
      />
      <AgreementNotice />
      <LoadState {...queryState(earnings)} errorTitle="Your earnings could not be loaded">
        {data ? (
          <section aria-label="Month" aria-busy={earnings.isPlaceholderData || undefined} className="grid gap-4">
            <MonthSteps
              month={data.month}
              asked={month ?? data.currentMonth}
              latest={data.currentMonth}
              onChange={(next) => onMonth(next === data.currentMonth ? undefined : next)}
            />
            <MonthLines earnings={data} />
          </section>
        ) : null}
      </LoadState>
      <OwnStatements />
      <AgreementSection />
      <BillingSection />
    </Page>
  );
}

function MonthLines({ earnings }: { earnings: OwnEarnings }) {
  const { month, sums, lines, adjustments, isCut, isClosed } = earnings;
  if (lines.length === 0 && adjustments.length === 0) {
    return (
      <EmptyState
        kind="none"
        icon={<Coins />}
        title={`Nothing earned in ${monthLabel(month)}`}
        text="Papers that you certify, translate or revise appear here, once the office has agreed on a rate with you."
      />
    );
  }
  return (
    <>
      <PaySums label={monthLabel(month)} sums={sums} />
      <p className="text-sm text-ink-2">
        {isClosed
          ? 'This month is closed: its statement below does not change any more.'
          : 'This month is open: its statement is issued after its end.'}
      </p>
      <EarningLines
        caption={`Earnings of ${monthLabel(month)}`}
        lines={lines}
        adjustments={adjustments}
        isCut={isCut}
      />
    </>
  );
}
