import { createFileRoute } from '@tanstack/react-router';
import { readMailsSearch, type MailsSearch } from '#client/features/admin/house/house-search.ts';
import { MailsPage } from '#client/features/admin/house/mails-page.tsx';

export const Route = createFileRoute('/_admin/admin/mails')({
  staticData: { title: 'Mails' },
  validateSearch: readMailsSearch,
  component: Mails,
});

function Mails() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<MailsSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <MailsPage search={search} onChange={go} />;
}
