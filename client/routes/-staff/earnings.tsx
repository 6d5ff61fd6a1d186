import { EarningsPage } from '#client/features/authenticator/earnings/earnings-page.tsx';
import { readEarningsSearch } from '#client/features/authenticator/earnings/earnings-search.ts';
import { useOwnSearch } from './own-route.ts';

export function EarningsRoute() {
  const { search, change } = useOwnSearch(readEarningsSearch);
  return <EarningsPage month={search.month} onMonth={(month) => change({ month })} />;
}
