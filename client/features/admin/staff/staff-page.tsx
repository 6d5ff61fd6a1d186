import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import type { StaffList, StaffMemberView } from '#shared/schemas/staff.ts';
import { Credentials } from './credentials.tsx';
import { EndDialog, type Ending } from './end-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { isWaiting, StaffMember, wordsOf } from './staff-member.tsx';

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
        {...queryState(staff)}
        errorTitle="The staff could not be loaded"
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
            <StaffMember
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
