import { createFileRoute } from '@tanstack/react-router';
import { UserManagement } from '#client/features/admin/users/user-management.tsx';
import { readUsersSearch, usersQuery } from '#client/features/admin/users/users-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/_admin/user-management')({
  staticData: { title: 'User Management' },
  validateSearch: readUsersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void trpcUtils.admin.users.prefetch(usersQuery(deps));
  },
  component: UserManagementPage,
});

function UserManagementPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page width="wide">
      <PageHeader title="User Management" />
      <UserManagement
        search={search}
        onChange={(change) => void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })}
      />
    </Page>
  );
}
