import { Users } from 'lucide-react';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { limits } from '#shared/limits.ts';
import { accountKinds, roleLabel, roles, type AccountKind } from '#shared/roles.ts';
import type { AdminUserCounts } from '#shared/schemas/admin.ts';
import { UserCard, userColumns } from './user-rows.tsx';
import { usersQuery, type UsersSearch } from './users-search.ts';

export interface UserManagementProps {
  search: UsersSearch;
  onChange: (change: Partial<UsersSearch>) => void;
}

type Shown = Pick<UsersSearch, 'role' | 'kind'>;

const figures = [
  { label: 'Total Users', count: 'total', shown: { kind: 'person' } },
  { label: 'Admins', count: 'admins', shown: { role: 'admin' } },
  { label: 'Authenticators', count: 'authenticators', shown: { role: 'authenticator' } },
  { label: 'Regular Users', count: 'users', shown: { role: 'user' } },
  { label: 'Organizations', count: 'organizations', shown: { kind: 'organization' } },
] as const satisfies readonly { label: string; count: keyof AdminUserCounts; shown: Shown }[];

const isShown = (search: UsersSearch, { role, kind }: Shown) => search.role === role && search.kind === kind;

/** All accounts, with their roles. */
export function UserManagement({ search, onChange }: UserManagementProps) {
  const users = trpc.admin.users.useQuery(usersQuery(search), { placeholderData: (previous) => previous });
  const counts = users.data?.counts;
  const choose = ({ role, kind }: Shown) => onChange({ role, kind, page: undefined });
  const isFiltered = search.q !== undefined || search.role !== undefined || search.kind !== undefined;
  return (
    <>
      <StatStrip label="People">
        {figures.map(({ label, count, shown }) => (
          <Stat
            key={count}
            label={label}
            value={counts?.[count] ?? '–'}
            selected={isShown(search, shown)}
            onSelect={() => choose(isShown(search, shown) ? {} : shown)}
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
          filters={<AccountFilter search={search} onChoose={choose} />}
          empty={{ icon: <Users />, title: 'No users in the system yet.' }}
          filtered={
            isFiltered
              ? {
                  title: 'No users found',
                  text: 'No one matches your search and filters.',
                  onClear: () => onChange({ q: undefined, role: undefined, kind: undefined, page: undefined }),
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

interface AccountFilterProps {
  search: UsersSearch;
  onChoose: (shown: Shown) => void;
}

/** Chooses people of one role, or accounts of one kind. */
function AccountFilter({ search, onChoose }: AccountFilterProps) {
  return (
    <Field label="Accounts" hideLabel className="w-full md:w-48">
      <Select
        size="sm"
        placeholder="All accounts"
        value={search.role ?? search.kind ?? ''}
        options={[
          ...roles.map((role) => ({ value: role, label: roleLabel[role] })),
          ...accountKinds.map((kind) => ({ value: kind, label: kindLabel[kind] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ role: roles.find((role) => role === value), kind: accountKinds.find((kind) => kind === value) })
        }
      />
    </Field>
  );
}

const kindLabel = { person: 'People', organization: 'Organizations', sandbox: 'Sandboxes' } as const satisfies Record<
  AccountKind,
  string
>;
