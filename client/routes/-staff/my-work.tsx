import { EarningsMonthCard } from '#client/features/authenticator/earnings/month-card.tsx';
import { MyWorkPage } from '#client/features/authenticator/work/my-work-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';

export function loadMyWork() {
  void trpcUtils.authenticator.myWork.prefetch();
  void trpcUtils.authenticator.workingTime.prefetch();
  void trpcUtils.authenticator.agreement.prefetch();
}

export function MyWorkRoute() {
  return <MyWorkPage earnings={<EarningsMonthCard />} />;
}
