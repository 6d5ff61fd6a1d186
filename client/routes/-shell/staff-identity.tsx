import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { roleLabel } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';

/** The user's name, e-mail and role, on top of the staff sidebar. */
export function StaffIdentity({ user, fallback }: { user: SessionUser | null | undefined; fallback: string }) {
  if (user === undefined) return <div className="h-26 border-b border-line" />;
  return (
    <div className="grid justify-items-start gap-1 border-b border-line px-6 py-4 text-sm">
      <bdi className="font-semibold wrap-anywhere">{user?.name ?? fallback}</bdi>
      {user ? <bdi className="text-xs wrap-anywhere text-ink-2">{user.email}</bdi> : null}
      {user ? <StatusBadge tone="info" icon="seal" word={roleLabel[user.role]} /> : null}
    </div>
  );
}
