import { Link } from '@tanstack/react-router';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { PaySums } from '#client/features/pay/amount.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { monthLabel } from '#shared/pay/months.ts';

/** Earnings of the current month; renders nothing without lines. */
export function EarningsMonthCard() {
  const paths = useStaffPaths();
  const earnings = trpc.authenticator.earnings.useQuery({});
  const { data } = earnings;
  if (data?.sums.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="month-earnings" className="mt-8 md:mt-12">
      <CardHeader
        id="month-earnings"
        title={data ? `Earnings of ${monthLabel(data.month)}` : 'This month’s earnings'}
        actions={
          <Link to={paths.earnings} className="inline-link text-sm font-medium">
            By paper
          </Link>
        }
      />
      <LoadState {...queryState(earnings)} errorTitle="Your earnings could not be loaded">
        <PaySums label="So far" sums={data?.sums ?? []} />
      </LoadState>
    </Card>
  );
}
