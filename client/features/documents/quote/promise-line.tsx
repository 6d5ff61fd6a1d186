import { useQuery } from '@tanstack/react-query';
import { formatRate, usePrices } from '#client/lib/prices.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { formatTag, words } from '#client/ui/words.ts';
import { ratePerPage } from '#shared/pricing.ts';

/** Price, date and promise in one sentence: the published turnaround until the server names the time. */
export function PromiseLine() {
  const t = words('quote');
  const { data } = useQuery({
    queryKey: ['ready-by'],
    queryFn: () => trpcClient.payments.readyBy.query(),
    staleTime: 60_000,
    retry: false,
  });
  const price = formatRate(ratePerPage({ translationType: 'certified', isBankStatement: false }, usePrices()));
  const time = data && new Intl.DateTimeFormat(formatTag(), timeFormat).format(new Date(data.standard));
  return (
    // Two lines are kept, since the time comes after the page.
    <p className="mt-1 min-h-12 font-medium sm:min-h-0 text-ink-2">
      <span className="whitespace-nowrap text-ink">{t('promise.from', { price })}</span>
      {' · '}
      <span>{time === undefined ? t('promise.usually') : t('promise.ready', { time })}</span>
      {' · '}
      <span>{t('promise.refused')}</span>
    </p>
  );
}

const timeFormat = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
