import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Button } from '#client/ui/button/button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useOpened } from '#client/ui/use-opened.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';

const UserSecondFactorDialog = lazyPart(
  async () => (await import('./second-factor-dialog.tsx')).UserSecondFactorDialog,
  { failure: 'atFoot' },
);

/** A user's two-step sign-in; an admin can reset it for another user who lost app and codes. */
export function UserSecondFactor({ user }: { user: AdminUserView }) {
  const me = useCurrentUser();
  const [isAsked, setIsAsked] = useState(false);
  const wasAsked = useOpened(isAsked);
  if (!user.hasSecondFactor) return <span className="text-ink-2">Off</span>;
  if (me?.id === user.id) return <span>On</span>;
  return (
    <span className="flex items-center gap-3">
      On
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Reset two-step sign-in of ${user.name ?? user.email}`}
        onClick={() => setIsAsked(true)}
      >
        Reset…
      </Button>
      {wasAsked ? <UserSecondFactorDialog user={user} open={isAsked} onClose={() => setIsAsked(false)} /> : null}
    </span>
  );
}
