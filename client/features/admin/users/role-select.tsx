import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useOpened } from '#client/ui/use-opened.ts';
import { roleLabel, roles, type Role } from '#shared/roles.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';

const RoleDialog = lazyPart(async () => (await import('./role-dialog.tsx')).RoleDialog, { failure: 'atFoot' });

/** A user's role, changed after confirmation. Admins cannot change their own role. */
export function RoleSelect({ user }: { user: AdminUserView }) {
  const me = useCurrentUser();
  const [target, setTarget] = useState<Role>();
  const wasAsked = useOpened(target !== undefined);
  const isOwn = me?.id === user.id;
  return (
    <>
      <Field label={`Role of ${user.name ?? user.email}`} hideLabel disabled={isOwn}>
        <Select
          size="sm"
          value={target ?? user.role}
          options={roles.map((role) => ({ value: role, label: roleLabel[role] }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setTarget(roles.find((role) => role === chosen && role !== user.role));
          }}
        />
      </Field>
      {isOwn ? <p className="mt-1 text-xs text-ink-2">You can’t change your own role.</p> : null}
      {wasAsked ? <RoleDialog user={user} target={target} onClose={() => setTarget(undefined)} /> : null}
    </>
  );
}
