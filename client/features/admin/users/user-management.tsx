import { limits } from '#shared/limits.ts';
import { Users } from 'lucide-react';
import { roleLabel, roles, type Role } from '#shared/roles.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { FilterBar } from '#client/ui/data/filter-bar.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { UserCard } from './user-card.tsx';
import { userColumns } from './user-columns.tsx';
import { usersQuery, type UsersSearch } from './users-search.ts';

export interface UserManagementProps {
  search: UsersSearch;
  onChange: (change: Partial<UsersSearch>) => void;
}

const figures = [
  { label: 'Total Users', count: 'total', role: undefined },
  { label: 'Admins', count: 'admins', role: 'admin' },
  { label: 'Authenticators', count: 'authenticators', role: 'authenticator' },
  { label: 'Regular Users', count: 'users', role: 'user' },
] as const;

/** Everybody with an account, and what they may do. */
export function UserManagement({ search, onChange }: UserManagementProps) {
  const users = trpc.admin.users.useQuery(usersQuery(search), { placeholderData: (previous) => previous });
  const counts = users.data?.counts;
  const choose = (role: Role | undefined) => onChange({ role, page: undefined });
  const isFiltered = search.q !== undefined || search.role !== undefined;
  return (
    <>
      <StatStrip label="People">
        {figures.map(({ label, count, role }) => (
          <Stat
            key={count}
            label={label}
            value={counts?.[count] ?? '–'}
            selected={search.role === role}
            onSelect={() => choose(role)}
          />
        ))}
      </StatStrip>
      <div className="mt-6">
        <FilterBar
          search={
            <SearchInput
              label="Search by name or email"
              value={search.q ?? ''}
              onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
            />
          }
        >
          <Field label="Role" hideLabel className="w-full md:w-48">
            <Select
              size="sm"
              value={search.role ?? ''}
              options={[
                { value: '', label: 'All roles' },
                ...roles.map((role) => ({ value: role, label: roleLabel[role] })),
              ]}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                choose(roles.find((role) => role === chosen));
              }}
            />
          </Field>
        </FilterBar>
        <DataTable
          dense
          caption="Users"
          columns={userColumns}
          rows={users.data?.items ?? []}
          rowKey={(user) => user.id}
          renderCard={(user) => <UserCard user={user} />}
          loading={users.isPending}
          error={loadError(users, 'USERS_FAILED')}
          errorTitle="Failed to fetch users"
          onRetry={() => void users.refetch()}
          empty={
            <PastEnd list={users.data} onPage={(page) => onChange({ page: page > 1 ? page : undefined })}>
              {isFiltered ? (
                <EmptyState
                  kind="filtered"
                  title="No users found"
                  text="No one matches your search and filters."
                  action={
                    <Button
                      variant="secondary"
                      onClick={() => onChange({ q: undefined, role: undefined, page: undefined })}
                    >
                      Clear filters
                    </Button>
                  }
                />
              ) : (
                <EmptyState kind="none" icon={<Users />} title="No users in the system yet." />
              )}
            </PastEnd>
          }
        />
        {users.data && users.data.total > 0 ? (
          <Pagination
            page={users.data.page}
            pageSize={users.data.pageSize}
            total={users.data.total}
            countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
            noun="users"
            onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
          />
        ) : null}
      </div>
    </>
  );
}
