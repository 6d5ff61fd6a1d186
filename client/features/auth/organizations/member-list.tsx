import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import { memberRoles, type MemberRole } from '#shared/roles.ts';
import type { MemberView } from '#shared/schemas/organizations.ts';

const labelOf = (role: MemberRole): string => words('organization')(`roles.${role}`);

/** Members of the organization; owners change roles and remove. */
export function MemberList({ members, isOwner }: { members: readonly MemberView[]; isOwner: boolean }) {
  const t = words('members');
  const utils = trpc.useUtils();
  const refetch = () => utils.auth.organizationMembers.invalidate();
  const [promoted, setPromoted] = useState<{ member: MemberView; role: MemberRole }>();
  const change = trpc.auth.changeMemberRole.useMutation({
    onSuccess: () => setPromoted(undefined),
    onSettled: refetch,
  });
  const remove = trpc.auth.removeMember.useMutation({ onSuccess: () => setLeaving(undefined), onSettled: refetch });
  const [leaving, setLeaving] = useState<MemberView>();
  return (
    <>
      <CardList aria-label={t('members.title')}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            role={promoted?.member.id === member.id ? promoted.role : member.role}
            canChange={isOwner && !member.isYou}
            onRole={(role) => {
              change.reset();
              setPromoted(role && role !== member.role ? { member, role } : undefined);
            }}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </CardList>
      {/* Arrow keys change a select at once. */}
      <AlertDialog
        open={promoted !== undefined}
        onOpenChange={(open) => {
          if (!open) setPromoted(undefined);
        }}
        tone="primary"
        title={promoted ? t('change.title', { name: nameOf(promoted.member), role: labelOf(promoted.role) }) : ''}
        description={promoted ? t('change.text', { does: t(`does.${promoted.role}`) }) : ''}
        confirmLabel={t('change.confirm')}
        busy={change.isPending}
        error={change.error ? describeError(change.error).text : undefined}
        onConfirm={() => {
          if (promoted && !change.isPending) change.mutate({ id: promoted.member.id, role: promoted.role });
        }}
      />
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeaving(undefined);
        }}
        title={leaving ? t('remove.title', { name: nameOf(leaving) }) : ''}
        description={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        busy={remove.isPending}
        error={remove.error ? describeError(remove.error).text : undefined}
        onConfirm={() => {
          if (leaving && !remove.isPending) remove.mutate({ id: leaving.id });
        }}
      />
    </>
  );
}

interface MemberRowProps {
  member: MemberView;
  /** The chosen role, before it is confirmed. */
  role: MemberRole;
  canChange: boolean;
  onRole: (role: MemberRole | undefined) => void;
  onRemove: () => void;
}

function MemberRow({ member, role, canChange, onRole, onRemove }: MemberRowProps) {
  const t = words('members');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={nameOf(member)} size="sm" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          <bdi>{nameOf(member)}</bdi>
          {member.isYou ? <span className="font-normal text-ink-2"> {t('members.you')}</span> : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{member.email}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {t.rich('members.since', { date: slot(<DateTime value={member.since} />) })}
          {member.isContact ? ` · ${t('members.contact')}` : ''}
        </p>
      </div>
      {canChange ? (
        <div className="flex flex-wrap items-center gap-3">
          <Field label={t('members.roleOf', { name: nameOf(member) })} hideLabel>
            <Select
              size="sm"
              options={memberRoles.map((value) => ({ value, label: labelOf(value) }))}
              value={role}
              onChange={(event) => onRole(memberRoles.find((one) => one === event.currentTarget.value))}
            />
          </Field>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('members.removeOf', { name: nameOf(member) })}
            onClick={onRemove}
          >
            {t('members.remove')}
          </Button>
        </div>
      ) : (
        <p className="text-sm font-medium">{labelOf(member.role)}</p>
      )}
    </li>
  );
}

function nameOf({ name, email }: MemberView): string {
  return name ?? email;
}
