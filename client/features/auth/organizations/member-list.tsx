import { useState } from 'react';
import { memberRoleRules } from '#shared/organizations.ts';
import { memberRoles, type MemberRole } from '#shared/roles.ts';
import type { MemberView } from '#shared/schemas/organizations.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';

const roleOptions = memberRoles.map((value) => ({ value, label: memberRoleRules[value].label }));

/** Members of the organization; owners change roles and remove. */
export function MemberList({ members, isOwner }: { members: readonly MemberView[]; isOwner: boolean }) {
  const utils = trpc.useUtils();
  const refetch = () => utils.auth.organizationMembers.invalidate();
  const change = trpc.auth.changeMemberRole.useMutation({ onSettled: refetch });
  const remove = trpc.auth.removeMember.useMutation({ onSuccess: () => setLeaving(undefined), onSettled: refetch });
  const [leaving, setLeaving] = useState<MemberView>();
  return (
    <>
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      <CardList aria-label="Members">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <Avatar name={nameOf(member)} size="sm" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">
                <bdi>{nameOf(member)}</bdi>
                {member.isYou ? <span className="font-normal text-ink-2"> (you)</span> : null}
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                <bdi>{member.email}</bdi>
              </p>
              <p className="text-sm text-ink-2">
                Since <DateTime value={member.since} />
                {member.isContact ? ' · Receives the organization’s mail' : ''}
              </p>
            </div>
            {isOwner && !member.isYou ? (
              <div className="flex flex-wrap items-center gap-3">
                <Field label={`Role of ${nameOf(member)}`} hideLabel>
                  <Select
                    size="sm"
                    options={roleOptions}
                    value={member.role}
                    disabled={change.isPending}
                    onChange={(event) => {
                      change.mutate({ id: member.id, role: event.currentTarget.value as MemberRole });
                    }}
                  />
                </Field>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Remove ${nameOf(member)}…`}
                  onClick={() => setLeaving(member)}
                >
                  Remove…
                </Button>
              </div>
            ) : (
              <p className="text-sm font-medium">{memberRoleRules[member.role].label}</p>
            )}
          </li>
        ))}
      </CardList>
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeaving(undefined);
        }}
        title={`Remove ${leaving ? nameOf(leaving) : 'this member'}?`}
        description="They lose access at once, also in open windows and with API keys they made. Documents stay with the organization."
        confirmLabel="Remove"
        busy={remove.isPending}
        error={remove.error ? describeError(remove.error).text : undefined}
        onConfirm={() => {
          if (leaving && !remove.isPending) remove.mutate({ id: leaving.id });
        }}
      />
    </>
  );
}

function nameOf({ name, email }: MemberView): string {
  return name ?? email;
}
