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
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/undo-email-change')({
  staticData: { title: () => words('account')('undo.title'), words: ['account'] },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  component: UndoEmailChangePage,
});

/** Needs a press, since mail scanners open links. */
function UndoEmailChangePage() {
  const t = words('account');
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
      title={isUsable ? t('undo.title') : t('reset.unusable')}
      description={isUsable ? t('undo.description') : messageOf('UNDO_LINK_INVALID').text}
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
            {t('undo.submit')}
          </Button>
        ) : (
          <ButtonLink render={<Link to="/forgot-password" />} size="lg" wide>
            {t('undo.resetPassword')}
          </ButtonLink>
        )
      }
    >
      {isUsable ? <FailureAlert failure={failure} /> : null}
    </CenterCard>
  );
}

function AddressRestored({ email }: { email: string }) {
  const t = words('account');
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title={t('undo.done')}
        description={
          <p>
            {t.rich('undo.doneText', {
              email: slot(<bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>),
            })}
          </p>
        }
        actions={
          <ButtonLink render={<Link to="/login" />} size="lg" wide>
            {t('goToLogin')}
          </ButtonLink>
        }
      />
    </div>
  );
}
