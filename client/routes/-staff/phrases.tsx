import { PhrasesPage } from '#client/features/authenticator/phrases/phrases-page.tsx';
import { readPhrasesSearch } from '#client/features/authenticator/phrases/phrases-search.ts';
import { useOwnSearch } from './own-route.ts';

export function PhrasesRoute() {
  const { search, change } = useOwnSearch(readPhrasesSearch);
  return <PhrasesPage search={search} onChange={change} />;
}
