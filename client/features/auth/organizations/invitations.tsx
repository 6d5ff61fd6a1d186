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
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { memberRoles, type MemberRole } from '#shared/roles.ts';
import type { InvitationView } from '#shared/schemas/organizations.ts';

const roleOf = (role: MemberRole): string => words('organization')(`roles.${role}`);

function roleOptions() {
  const t = words('members');
  return memberRoles.map((value) => ({
    value,
    label: t('roleOption', { role: roleOf(value), does: t(`does.${value}`) }),
  }));
}

/** Invites by mail; the open invitations can be withdrawn. */
export function Invitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = words('members');
  const utils = trpc.useUtils();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('member');
  const invite = trpc.auth.inviteMember.useMutation({
    onSuccess: (_view, sent) => {
      setEmail('');
      toast.show({ tone: 'ok', title: t('invite.sent'), description: sent.email });
    },
    onSettled: () => utils.auth.organizationMembers.invalidate(),
  });
  return (
    <>
      <form
        aria-label={t('invite.label')}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!invite.isPending) invite.mutate({ email, role });
        }}
      >
        <Field label={t('invite.email')} error={invite.error ? describeError(invite.error).text : undefined}>
          <TextInput
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailMax}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('invite.role')}>
          <Select
            options={roleOptions()}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
          />
        </Field>
        <div>
          <Button type="submit" wide="phone" busy={invite.isPending}>
            {t('invite.send')}
          </Button>
        </div>
      </form>
      <OpenInvitations invitations={invitations} />
    </>
  );
}

function OpenInvitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = words('members');
  const utils = trpc.useUtils();
  const revoke = trpc.auth.revokeInvitation.useMutation({
    onSettled: () => utils.auth.organizationMembers.invalidate(),
  });
  return (
    <>
      <FailureAlert failure={revoke.error ? describeError(revoke.error) : undefined} />
      {invitations.length > 0 ? (
        <CardList aria-label={t('invite.open')} className="mt-6">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{invitation.email}</bdi>
                </p>
                <p className="text-sm text-ink-2">
                  {t.rich('invite.until', {
                    role: roleOf(invitation.role),
                    date: slot(<DateTime value={invitation.expiresAt} />),
                  })}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('invite.withdrawOf', { email: invitation.email })}
                busy={revoke.isPending && revoke.variables.id === invitation.id}
                onClick={() => revoke.mutate({ id: invitation.id })}
              >
                {t('invite.withdraw')}
              </Button>
            </li>
          ))}
        </CardList>
      ) : null}
    </>
  );
}
