import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';
import { memberRoleRules } from '#shared/organizations.ts';
import { memberRoles, type MemberRole } from '#shared/roles.ts';
import type { InvitationView } from '#shared/schemas/organizations.ts';

const roleOptions = memberRoles.map((value) => ({
  value,
  label: `${memberRoleRules[value].label}: ${memberRoleRules[value].may}`,
}));

/** Invites by mail; the open invitations can be withdrawn. */
export function Invitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const refetch = () => utils.auth.organizationMembers.invalidate();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('member');
  const invite = trpc.auth.inviteMember.useMutation({
    onSuccess: (_view, sent) => {
      setEmail('');
      toast.show({ tone: 'ok', title: 'Invitation sent', description: sent.email });
    },
    onSettled: refetch,
  });
  const revoke = trpc.auth.revokeInvitation.useMutation({ onSettled: refetch });
  return (
    <>
      <form
        aria-label="Invite a member"
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!invite.isPending) invite.mutate({ email, role });
        }}
      >
        <Field label="Email address" error={invite.error ? describeError(invite.error).text : undefined}>
          <TextInput
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailMax}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="Role">
          <Select
            options={roleOptions}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
          />
        </Field>
        <div>
          <Button type="submit" wide="phone" busy={invite.isPending}>
            Send Invitation
          </Button>
        </div>
      </form>
      <FailureAlert failure={revoke.error ? describeError(revoke.error) : undefined} />
      {invitations.length > 0 ? (
        <CardList aria-label="Open invitations" className="mt-6">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{invitation.email}</bdi>
                </p>
                <p className="text-sm text-ink-2">
                  {memberRoleRules[invitation.role].label} · Open until <DateTime value={invitation.expiresAt} />
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Withdraw the invitation to ${invitation.email}`}
                busy={revoke.isPending && revoke.variables.id === invitation.id}
                onClick={() => revoke.mutate({ id: invitation.id })}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </CardList>
      ) : null}
    </>
  );
}
