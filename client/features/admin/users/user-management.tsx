import { limits } from '#shared/limits.ts';
import { Users } from 'lucide-react';
import { roleLabel, roles, type Role } from '#shared/roles.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { UserCard, userColumns } from './user-rows.tsx';
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

/** All accounts, with their roles. */
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
        <ListPage
          dense
          caption="Users"
          query={users}
          columns={userColumns}
          rowKey={(user) => user.id}
          renderCard={(user) => <UserCard user={user} />}
          error={loadError(users, 'USERS_FAILED')}
          errorTitle="Failed to fetch users"
          search={{
            label: 'Search by name or email',
            value: search.q,
            onSearch: (q) => onChange({ q, page: undefined }),
          }}
          filters={<RoleFilter role={search.role} onChoose={choose} />}
          empty={{ icon: <Users />, title: 'No users in the system yet.' }}
          filtered={
            isFiltered
              ? {
                  title: 'No users found',
                  text: 'No one matches your search and filters.',
                  onClear: () => onChange({ q: undefined, role: undefined, page: undefined }),
                }
              : undefined
          }
          noun="accounts"
          countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
          onPage={(page) => onChange({ page })}
        />
      </div>
    </>
  );
}

interface RoleFilterProps {
  role: Role | undefined;
  onChoose: (role: Role | undefined) => void;
}

function RoleFilter({ role, onChoose }: RoleFilterProps) {
  return (
    <Field label="Role" hideLabel className="w-full md:w-48">
      <Select
        size="sm"
        placeholder="All roles"
        value={role ?? ''}
        options={roles.map((name) => ({ value: name, label: roleLabel[name] }))}
        onChange={({ currentTarget }) => onChoose(roles.find((name) => name === currentTarget.value))}
      />
    </Field>
  );
}
