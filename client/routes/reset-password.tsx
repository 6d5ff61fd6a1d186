import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ResetPasswordForm } from '#client/features/auth/recovery/reset-password-form.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { searchText } from '#client/lib/search.ts';
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';
import { PasswordUpdated } from './-account/password-updated.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/reset-password')({
  staticData: { title: () => words('account')('reset.title'), words: ['account', 'trust'] },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  loaderDeps: ({ search }) => ({ token: search.token }),
  shouldReload: false,
  loader: async ({ deps: { token } }) =>
    token ? trpcClient.auth.checkPasswordReset.query({ token }) : { valid: false },
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const t = words('account');
  const { token = '' } = Route.useSearch();
  const { valid } = Route.useLoaderData();
  const [updated, setUpdated] = useState<EndedTrust>();
  if (updated) return <PasswordUpdated ended={updated} />;
  if (!valid) {
    return (
      <CenterCard
        brand={<BrandLink />}
        band="error"
        title={t('reset.unusable')}
        description={messageOf('RESET_LINK_INVALID').text}
        actions={
          <ButtonLink render={<Link to="/forgot-password" />} size="lg" wide>
            {t('reset.newLink')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AuthFrame title={t('reset.heading')} description={t('reset.description')}>
      <ResetPasswordForm
        token={token}
        onUpdated={(ended) => {
          trpcUtils.auth.session.setData(undefined, { user: null });
          setUpdated(ended);
        }}
      />
    </AuthFrame>
  );
}
