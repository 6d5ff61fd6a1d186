import { NotaryPage } from '#client/features/authenticator/notary/notary-page.tsx';
import { readNotarySearch } from '#client/features/authenticator/notary/notary-search.ts';
import { useOwnSearch } from './own-route.ts';

export function NotaryRoute() {
  const { search, change } = useOwnSearch(readNotarySearch);
  return <NotaryPage search={search} onChange={change} />;
}
