import { useMutation } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { MailCheck, MailWarning } from 'lucide-react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { searchText } from '#client/lib/search.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/undo-email-change')({
  staticData: { title: 'Undo Email Change' },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  component: UndoEmailChangePage,
});

/** Needs a press, since mail scanners open links. */
function UndoEmailChangePage() {
  const { token } = Route.useSearch();
  const undo = useMutation({ mutationFn: (link: { token: string }) => trpcClient.auth.undoEmailChange.mutate(link) });
  if (undo.data) return <AddressRestored email={undo.data.email} />;
  const failure = undo.error ? describeError(undo.error) : undefined;
  const isUsable = token !== undefined && failure?.code !== 'UNDO_LINK_INVALID';
  return (
    <CenterCard
      brand={<BrandLink />}
      band={isUsable ? 'brass' : 'error'}
      emblem={<MailWarning aria-hidden="true" strokeWidth={1.5} className="size-12 text-seal" />}
      title={isUsable ? 'Undo Email Change' : 'This link can’t be used'}
      description={
        isUsable
          ? 'We’ll restore your previous email address and sign everyone out of your account. You can then choose a new password.'
          : messageOf('UNDO_LINK_INVALID').text
      }
      actions={
        isUsable ? (
          <Button
            size="lg"
            wide
            busy={undo.isPending}
            onClick={() => {
              if (!undo.isPending) undo.mutate({ token });
            }}
          >
            Restore My Email Address
          </Button>
        ) : (
          <ButtonLink render={<Link to="/forgot-password" />} size="lg" wide>
            Reset Your Password
          </ButtonLink>
        )
      }
    >
      {isUsable ? <FailureAlert failure={failure} /> : null}
    </CenterCard>
  );
}

function AddressRestored({ email }: { email: string }) {
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title="Email Address Restored"
        description={
          <p>
            Your account uses <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi> again, and everyone
            was signed out. We sent you a link to choose a new password. Please use it now.
          </p>
        }
        actions={
          <ButtonLink render={<Link to="/login" />} size="lg" wide>
            Go to Login
          </ButtonLink>
        }
      />
    </div>
  );
}
