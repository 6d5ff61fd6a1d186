import { createFileRoute } from '@tanstack/react-router';
import { PhrasesPage } from '#client/features/authenticator/phrases/phrases-page.tsx';
import { readPhrasesSearch } from '#client/features/authenticator/phrases/phrases-search.ts';

export const Route = createFileRoute('/_admin/admin/phrases')({
  staticData: { title: 'Phrases and Memory' },
  validateSearch: readPhrasesSearch,
  component: PhrasesRoute,
});

function PhrasesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PhrasesPage
      search={search}
      onChange={(change) => void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })}
    />
  );
}
