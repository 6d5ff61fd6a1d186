import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import type { StaffList, StaffMemberView } from '#shared/schemas/staff.ts';
import { capabilityLabel } from '#shared/staff.ts';
import { Credentials } from './credentials.tsx';
import { EndDialog, type Ending } from './end-dialog.tsx';
import { isWaiting, MemberAgreement } from './member-agreement.tsx';
import { MemberDialog } from './member-dialog.tsx';

type Invitation = StaffList['invitations'][number];

/** The people who work here: what each may do, invitations, suspension and the end of their work. */
export function StaffPage() {
  const user = useCurrentUser();
  const staff = trpc.admin.staff.useQuery();
  const [changed, setChanged] = useState<StaffMemberView | 'new'>();
  const [ending, setEnding] = useState<Ending>();
  const canManage = user !== null && user !== undefined && can(user, 'manage');
  const [isFiltered, setFiltered] = useState(false);
  const everybody = staff.data?.members ?? [];
  const waiting = everybody.filter(isWaiting);
  const members = isFiltered && waiting.length > 0 ? waiting : everybody;
  return (
    <Page width="wide">
      <PageHeader
        title="Staff"
        description="What each person may do, and whose papers they see."
        actions={
          canManage ? (
            <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setChanged('new')}>
              Invite…
            </Button>
          ) : undefined
        }
      />
      <LoadState
        loading={staff.isPending}
        error={loadError(staff)}
        errorTitle="The staff could not be loaded"
        onRetry={() => void staff.refetch()}
        isEmpty={members.length === 0}
        empty={<EmptyState kind="none" icon={<Users />} title="Nobody works here yet" />}
      >
        {waiting.length > 0 ? (
          <Checkbox
            className="mb-3"
            label={`Agreement not accepted (${String(waiting.length)})`}
            checked={isFiltered}
            onChange={(event) => setFiltered(event.currentTarget.checked)}
          />
        ) : null}
        <CardList aria-label="Staff">
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              canManage={canManage}
              onChange={() => setChanged(member)}
              onEnd={(kind) => setEnding({ kind, member })}
            />
          ))}
        </CardList>
        <Invitations invitations={staff.data?.invitations ?? []} canManage={canManage} />
      </LoadState>
      <Credentials canManage={canManage} />
      <MemberDialog
        key={changed === 'new' ? 'new' : changed?.id}
        member={changed === 'new' ? undefined : changed}
        open={changed !== undefined}
        onClose={() => setChanged(undefined)}
      />
      <EndDialog ending={ending} onClose={() => setEnding(undefined)} />
    </Page>
  );
}

interface MemberProps {
  member: StaffMemberView;
  canManage: boolean;
  onChange: () => void;
  onEnd: (kind: Ending['kind']) => void;
}

function Member({ member, canManage, onChange, onEnd }: MemberProps) {
  const name = nameOf(member);
  const isSuspended = member.suspendedAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {member.isYou ? <span className="font-normal text-ink-2"> (you)</span> : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{member.email}</bdi>
          {member.office ? ` · ${member.office}` : ''}
        </p>
        <p className="text-sm">
          {member.suspendedAt ? (
            <span className="font-medium text-warn">
              Suspended since <DateTime value={member.suspendedAt} />
            </span>
          ) : (
            workOf(member)
          )}
        </p>
        <p className="text-sm text-ink-2">
          {papersOf(member)}
          {member.hasSecondFactor ? '' : ' · No two-step sign-in'}
        </p>
        <MemberAgreement member={member} />
      </div>
      {canManage ? (
        <div className="flex flex-wrap gap-2">
          {isSuspended ? (
            <Button size="sm" variant="secondary" aria-label={`Reinstate ${name}…`} onClick={() => onEnd('reinstate')}>
              Reinstate…
            </Button>
          ) : (
            <>
              <Button size="sm" variant="secondary" aria-label={`Change what ${name} may do…`} onClick={onChange}>
                Change…
              </Button>
              <Button size="sm" variant="quiet" aria-label={`Suspend ${name}…`} onClick={() => onEnd('suspend')}>
                Suspend…
              </Button>
              <Button size="sm" variant="quiet" aria-label={`End work of ${name}…`} onClick={() => onEnd('end')}>
                End work…
              </Button>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}

function Invitations({ invitations, canManage }: { invitations: readonly Invitation[]; canManage: boolean }) {
  const utils = trpc.useUtils();
  const revoke = trpc.admin.revokeStaffInvitation.useMutation({ onSettled: () => utils.admin.staff.invalidate() });
  if (invitations.length === 0) return null;
  return (
    <Section title="Open invitations">
      <FailureAlert failure={revoke.error ? describeError(revoke.error) : undefined} />
      <CardList aria-label="Open invitations">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">
                <bdi>{invitation.email}</bdi>
              </p>
              <p className="text-sm text-ink-2">
                {wordsOf(invitation.capabilities)}
                {invitation.engagement === 'freelance' ? ' · Freelance' : ''} · Open until{' '}
                <DateTime value={invitation.expiresAt} />
              </p>
            </div>
            {canManage ? (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Withdraw the invitation to ${invitation.email}`}
                busy={revoke.isPending && revoke.variables.id === invitation.id}
                onClick={() => {
                  if (!revoke.isPending) revoke.mutate({ id: invitation.id });
                }}
              >
                Withdraw
              </Button>
            ) : null}
          </li>
        ))}
      </CardList>
    </Section>
  );
}

export function nameOf({ name, email }: Pick<StaffMemberView, 'name' | 'email'>): string {
  return name ?? email;
}

function wordsOf(capabilities: StaffMemberView['capabilities']): string {
  return capabilities.map((capability) => capabilityLabel[capability]).join(', ');
}

function workOf({ capabilities, pairs }: StaffMemberView): string {
  const languages =
    pairs === null ? 'every language' : pairs.map(({ from }) => from).join(', ') || 'assigned papers only';
  return `${wordsOf(capabilities)} · ${languages}`;
}

function papersOf({ papers }: StaffMemberView): string {
  if (papers === 0) return 'No open papers';
  return papers === 1 ? '1 open paper' : `${papers} open papers`;
}
