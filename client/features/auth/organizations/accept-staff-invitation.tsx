import { MailX } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { capabilityLabel } from '#shared/staff.ts';
import { openAccount } from './use-switch-account.ts';

/** An invitation to the staff, and the button that accepts it: a link scanner's visit has no effect. */
export function AcceptStaffInvitation({ token }: { token: string }) {
  const query = trpc.auth.staffInvitation.useQuery({ token }, { retry: false });
  // Leads to the pages of their work, or first to two-step sign-in where it is required.
  const accept = trpc.auth.acceptStaffInvitation.useMutation({ onSuccess: () => openAccount('/login') });
  if (!query.data) {
    return (
      <Page width="form">
        <PageHeader title="Invitation" />
        {query.error ? (
          <EmptyState
            kind="failed"
            icon={<MailX />}
            title="This invitation cannot be accepted"
            text={describeError(query.error).text}
          />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Page>
    );
  }
  const { capabilities, pairs, office, engagement, invitedBy, expiresAt } = query.data;
  const languages = [...new Set(pairs.map(({ from }) => from))].join(', ');
  return (
    <Page width="form">
      <PageHeader
        title="Join the staff"
        description={
          <>
            <bdi>{invitedBy ?? 'A manager'}</bdi> invited you. Your work:{' '}
            {capabilities.map((capability) => capabilityLabel[capability]).join(', ')}.
          </>
        }
      />
      <FailureAlert failure={accept.error ? describeError(accept.error) : undefined} />
      <p className="text-ink-2">
        {languages === '' ? '' : `Papers from ${languages}. `}
        {office === null ? '' : `Office: ${office}. `}
        {engagement === 'freelance'
          ? 'You join as a freelancer, and accept the office’s agreement after joining. '
          : ''}
        This account becomes an account of the staff, which orders nothing for itself. The invitation is open until{' '}
        <DateTime value={expiresAt} />.
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
