import { MailX } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { memberRoleRules } from '#shared/organizations.ts';
import { openAccount } from './use-switch-account.ts';

/** An invitation, and the button that accepts it: a link scanner's visit has no effect. */
export function AcceptInvitation({ token }: { token: string }) {
  const user = useCurrentUser();
  const query = trpc.auth.invitation.useQuery({ token }, { retry: false });
  const accept = trpc.auth.acceptInvitation.useMutation({ onSuccess: () => openAccount('/dashboard/organization') });
  if (query.error) {
    return (
      <Page width="form">
        <PageHeader title="Invitation" />
        <EmptyState
          kind="failed"
          icon={<MailX />}
          title="This invitation cannot be accepted"
          text={
            <>
              <p>{describeError(query.error).text}</p>
              {user ? (
                <p className="mt-2">
                  You are signed in as <bdi className="wrap-anywhere">{user.person.email}</bdi>.
                </p>
              ) : null}
            </>
          }
        />
      </Page>
    );
  }
  if (!query.data) {
    return (
      <Page width="form">
        <PageHeader title="Invitation" />
        <SkeletonRows rows={4} />
      </Page>
    );
  }
  const { organization, invitedBy, role, expiresAt } = query.data;
  return (
    <Page width="form">
      <PageHeader
        title={
          <>
            Join <bdi>{organization}</bdi>
          </>
        }
        description={
          <>
            <bdi>{invitedBy ?? 'An owner'}</bdi> invited you. Your role: {memberRoleRules[role].label} (
            {memberRoleRules[role].may.toLowerCase()}).
          </>
        }
      />
      <FailureAlert failure={accept.error ? describeError(accept.error) : undefined} />
      <p className="text-ink-2">
        Your own account and its documents stay yours; members see only what belongs to the organization. The invitation
        is open until <DateTime value={expiresAt} />.
      </p>
      <div className="mt-6">
        <Button
          size="lg"
          wide="phone"
          busy={accept.isPending || accept.isSuccess}
          onClick={() => {
            if (!accept.isPending) accept.mutate({ token });
          }}
        >
          Accept Invitation
        </Button>
      </div>
    </Page>
  );
}
