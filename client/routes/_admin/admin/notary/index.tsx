import { createFileRoute } from '@tanstack/react-router';
import { NotaryPage } from '#client/features/authenticator/notary/notary-page.tsx';
import { readNotarySearch } from '#client/features/authenticator/notary/notary-search.ts';

export const Route = createFileRoute('/_admin/admin/notary/')({
  staticData: { title: 'Notary' },
  validateSearch: readNotarySearch,
  component: NotaryRoute,
});

function NotaryRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotaryPage
      search={search}
      onChange={(change) => void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })}
    />
  );
}
