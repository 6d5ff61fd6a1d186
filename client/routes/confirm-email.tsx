import { createFileRoute, Link } from '@tanstack/react-router';
import { MailCheck, MailX } from 'lucide-react';
import { ResendConfirmationForm } from '#client/features/auth/recovery/resend-confirmation-form.tsx';
import { describeError, messageOf, type Message } from '#client/lib/error-message.ts';
import { searchText } from '#client/lib/search.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { BrandLink } from './-shell/brand-link.tsx';

type Outcome = { email: string; alreadyConfirmed?: true | undefined } | { failure: Message };

/** A token works once, so the loader consumes it: it runs once per visit. */
async function confirm(token: string | undefined): Promise<Outcome> {
  if (token === undefined) return { failure: messageOf('CONFIRM_LINK_INVALID') };
  try {
    return await trpcClient.auth.confirmEmail.mutate({ token });
  } catch (error) {
    return { failure: describeError(error) };
  }
}

export const Route = createFileRoute('/confirm-email')({
  staticData: { title: () => words('account')('confirm.title'), words: ['account'] },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  loaderDeps: ({ search }) => ({ token: search.token }),
  shouldReload: false,
  loader: ({ deps }) => confirm(deps.token),
  component: ConfirmEmailPage,
});

function ConfirmEmailPage() {
  const t = words('account');
  const outcome = Route.useLoaderData();
  if ('failure' in outcome) {
    return (
      <CenterCard
        brand={<BrandLink />}
        band="error"
        emblem={<MailX aria-hidden="true" strokeWidth={1.5} className="size-12 text-seal" />}
        title={t('confirm.failed')}
        description={outcome.failure.text}
      >
        <ResendConfirmationForm />
      </CenterCard>
    );
  }
  return (
    <CenterCard
      brand={<BrandLink />}
      band="ok"
      emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
      title={outcome.alreadyConfirmed ? t('confirm.already') : t('confirm.done')}
      description={
        <p>
          {t.rich(outcome.alreadyConfirmed ? 'confirm.alreadyText' : 'confirm.doneText', {
            email: slot(<bdi className="font-semibold wrap-anywhere text-ink">{outcome.email}</bdi>),
          })}
        </p>
      }
      actions={
        <ButtonLink render={<Link to="/login" />} size="lg" wide>
          {t('goToLogin')}
        </ButtonLink>
      }
    />
  );
}
