import { useMutation } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { MailCheck, MailX } from 'lucide-react';
import { LinkActions } from '#client/features/payments/guest-next.tsx';
import { useGuestOrder } from '#client/features/payments/use-guest-order.ts';
import { describeError, isTransient, messageOf, type Message } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryClient } from '#client/lib/query-client.ts';
import { searchText } from '#client/lib/search.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/your-order')({
  staticData: { title: () => words('payments')('guest.link.title'), words: ['payments'] },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  component: YourOrderPage,
});

/** Target of the mailed link to an order without an account. A press uses the link, since mail scanners only open pages. */
function YourOrderPage() {
  const t = words('payments');
  const { token } = Route.useSearch();
  const open = trpc.payments.openGuestLink.useMutation({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  if (token === undefined) return <LinkFailed message={messageOf('GUEST_LINK_INVALID')} />;
  if (open.data) return <LinkOpened {...open.data} />;
  if (open.error && !isTransient(open.error)) return <LinkFailed message={describeError(open.error)} />;
  return (
    <CenterCard
      brand={<BrandLink />}
      band="brass"
      title={t('guest.link.title')}
      description={t('guest.link.text')}
      actions={
        <Button
          size="lg"
          wide
          busy={open.isPending}
          onClick={() => {
            if (!open.isPending) open.mutate({ token });
          }}
        >
          {t('guest.link.open')}
        </Button>
      }
    >
      {open.error ? <FailureAlert failure={describeError(open.error)} /> : null}
    </CenterCard>
  );
}

function LinkOpened({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
  const t = words('payments');
  return (
    <CenterCard
      brand={<BrandLink />}
      band="ok"
      emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
      title={t('guest.link.done')}
      description={
        <p>
          {t.rich(isSignedIn ? 'guest.link.doneText' : 'guest.link.signInText', {
            email: slot(<bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>),
          })}
        </p>
      }
      actions={
        isSignedIn ? (
          <>
            <ButtonLink size="lg" wide render={<Link to="/dashboard" />}>
              {t('guest.link.see')}
            </ButtonLink>
            <AddPasskey />
          </>
        ) : (
          <ButtonLink size="lg" wide render={<Link to="/login" />}>
            {t('failed.signIn')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The fresh session counts as a recent proof, so nothing is asked before. */
function AddPasskey() {
  const t = words('payments');
  const add = useMutation({
    mutationFn: async () => (await import('#client/features/auth/passkeys/browser.ts')).registerPasskey(),
  });
  if (!('PublicKeyCredential' in window)) return null;
  if (add.data) return <InlineAlert tone="ok">{t('guest.link.passkeyAdded')}</InlineAlert>;
  return (
    <>
      <FailureAlert failure={add.error ? describeError(add.error) : undefined} />
      <Button
        size="lg"
        wide
        variant="secondary"
        busy={add.isPending}
        onClick={() => {
          if (!add.isPending) add.mutate();
        }}
      >
        {t('guest.link.passkey')}
      </Button>
    </>
  );
}

function LinkFailed({ message }: { message: Message }) {
  const t = words('payments');
  const order = useGuestOrder();
  return (
    <CenterCard
      brand={<BrandLink />}
      band="error"
      emblem={<MailX aria-hidden="true" strokeWidth={1.5} className="size-12 text-seal" />}
      title={t('guest.link.failed')}
      description={<p role="alert">{message.text}</p>}
    >
      {order?.isPaid ? <LinkActions /> : null}
    </CenterCard>
  );
}
