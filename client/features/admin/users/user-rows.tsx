import { formatDocuments } from '#client/lib/format.ts';
import { Avatar } from '#client/ui/data/avatar.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { AdminUserView } from '#shared/schemas/admin.ts';
import { CreditLimit } from './credit-limit.tsx';
import { RoleSelect } from './role-select.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';

const kindWords = {
  person: 'Person',
  organization: 'Organization',
  sandbox: 'Sandbox',
} as const satisfies Record<AdminUserView['kind'], string>;

const bounceLabels: Record<NonNullable<AdminUserView['emailBounce']>, string> = {
  refused: 'Email refused by the mail server',
  bounced: 'Email bounced',
  complained: 'Email reported as spam',
};

export const userColumns: readonly Column<AdminUserView>[] = [
  { key: 'user', header: 'User', rowHeader: true, className: 'min-w-44', cell: (user) => <PersonCell user={user} /> },
  {
    key: 'phone',
    header: 'Phone',
    cell: (user) =>
      user.phone ? (
        <bdi dir="ltr" className="whitespace-nowrap">
          {user.phone}
        </bdi>
      ) : (
        <span className="text-ink-2">Not given</span>
      ),
  },
  { key: 'documents', header: 'Documents', align: 'end', cell: (user) => user.documents },
  {
    key: 'joined',
    header: 'Joined',
    cell: (user) => <DateTime value={user.createdAt} format="date" className="whitespace-nowrap text-ink-2" />,
  },
  {
    key: 'secondFactor',
    header: 'Two-step sign-in',
    cell: (user) => (isPerson(user) ? <UserSecondFactor user={user} /> : <span className="text-ink-2">–</span>),
  },
  { key: 'role', header: 'Role', className: 'w-52', cell: (user) => <Role user={user} /> },
];

const isPerson = ({ kind }: AdminUserView): boolean => kind === 'person';

/** Only people have roles; an organization's address is that of the owner who receives its mail. */
function Role({ user }: { user: AdminUserView }) {
  if (isPerson(user)) return <RoleSelect user={user} />;
  return (
    <span className="grid justify-items-start gap-2 text-sm text-ink-2">
      {kindWords[user.kind]}
      {user.kind === 'organization' ? <CreditLimit user={user} /> : null}
    </span>
  );
}

/** Name, e-mail address, and whether the address is confirmed and reachable. */
export function PersonCell({ user }: { user: AdminUserView }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={user.name ?? user.email} size="sm" />
      <span className="min-w-0">
        <bdi className="block font-semibold wrap-anywhere">{user.name ?? 'No name'}</bdi>
        <bdi className="block text-xs wrap-anywhere text-ink-2">{user.email}</bdi>
        {user.emailVerified || !isPerson(user) ? null : (
          <span className="block text-xs text-warn">Email not confirmed</span>
        )}
        {user.emailBounce ? <span className="block text-xs text-warn">{bounceLabels[user.emailBounce]}</span> : null}
      </span>
    </span>
  );
}

export function UserCard({ user }: { user: AdminUserView }) {
  return (
    <Card as="article">
      <PersonCell user={user} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-xs text-ink-2">
        <span>{user.phone ? <bdi dir="ltr">{user.phone}</bdi> : 'No phone number'}</span>
        <span>{formatDocuments(user.documents)}</span>
        <span>
          Joined <DateTime value={user.createdAt} format="date" />
        </span>
      </p>
      {isPerson(user) ? (
        <div className="mt-3 flex min-h-11 items-center justify-between gap-4 text-sm">
          <span className="text-ink-2">Two-step sign-in</span>
          <UserSecondFactor user={user} />
        </div>
      ) : null}
      <div className="mt-3">
        <Role user={user} />
      </div>
    </Card>
  );
}
