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
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { openAccount } from './use-switch-account.ts';

/** An invitation, and the button that accepts it: a link scanner's visit has no effect. */
export function AcceptInvitation({ token }: { token: string }) {
  const t = words('organization');
  const user = useCurrentUser();
  const query = trpc.auth.invitation.useQuery({ token }, { retry: false });
  const accept = trpc.auth.acceptInvitation.useMutation({ onSuccess: () => openAccount('/dashboard/organization') });
  if (query.error) {
    return (
      <Page width="form">
        <PageHeader title={t('invitation.title')} />
        <EmptyState
          kind="failed"
          icon={<MailX />}
          title={t('invitation.refused')}
          text={
            <>
              <p>{describeError(query.error).text}</p>
              {user ? (
                <p className="mt-2">
                  {t.rich('invitation.signedIn', {
                    email: slot(<bdi className="wrap-anywhere">{user.person.email}</bdi>),
                  })}
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
        <PageHeader title={t('invitation.title')} />
        <SkeletonRows rows={4} />
      </Page>
    );
  }
  const { organization, invitedBy, role, expiresAt } = query.data;
  return (
    <Page width="form">
      <PageHeader
        title={t.rich('invitation.join', { name: slot(<bdi>{organization}</bdi>) })}
        description={t.rich('invitation.by', {
          by: slot(<bdi>{invitedBy ?? t('invitation.anOwner')}</bdi>),
          role: t(`roles.${role}`),
          may: t(`may.${role}`),
        })}
      />
      <FailureAlert failure={accept.error ? describeError(accept.error) : undefined} />
      <p className="text-ink-2">{t.rich('invitation.text', { time: slot(<DateTime value={expiresAt} />) })}</p>
      <div className="mt-6">
        <Button
          size="lg"
          wide="phone"
          busy={accept.isPending || accept.isSuccess}
          onClick={() => {
            if (!accept.isPending) accept.mutate({ token });
          }}
        >
          {t('invitation.accept')}
        </Button>
      </div>
    </Page>
  );
}
