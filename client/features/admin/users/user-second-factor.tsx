import { useState } from 'react';
import type { AdminUserView } from '#shared/schemas/admin.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { UserSecondFactorDialog } from './user-second-factor-dialog.tsx';

/** Whether a person signs in with two steps; somebody else's can be reset, for who has lost app and codes. */
export function UserSecondFactor({ user }: { user: AdminUserView }) {
  const me = useCurrentUser();
  const [isAsked, setIsAsked] = useState(false);
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
      <UserSecondFactorDialog user={user} open={isAsked} onClose={() => setIsAsked(false)} />
    </span>
  );
}
