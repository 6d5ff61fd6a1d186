import type { AdminUserView } from '#shared/schemas/admin.ts';
import { formatDocuments } from '#client/lib/format.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { RoleSelect } from './role-select.tsx';
import { PersonCell } from './user-columns.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';

/** A person on a phone. */
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
      <div className="mt-3 flex min-h-11 items-center justify-between gap-4 text-sm">
        <span className="text-ink-2">Two-step sign-in</span>
        <UserSecondFactor user={user} />
      </div>
      <div className="mt-3">
        <RoleSelect user={user} />
      </div>
    </Card>
  );
}
