import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { LoginForm } from '#client/features/auth/sign-in/login-form.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { Queries } from '#client/lib/queries.tsx';
import { mayHaveQuote } from '#client/lib/quote-mark.ts';
import { setCurrentUser } from '#client/lib/session.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { wrap } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { pageRoleOf } from '#shared/access.ts';
import { safeReturnPath } from '#shared/page-access.ts';
import { areaOf, homeOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { QuoteSlot } from './-shell/quote-slot.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: () => words('account')('login.title'), words: ['account', 'quote'], isLight: true },
  validateSearch: (search): { redirect?: string } => ({ redirect: safeReturnPath(search['redirect']) }),
  component: LoginPage,
});

function LoginPage() {
  const t = words('account');
  const router = useRouter();
  const { redirect } = Route.useSearch();
  return (
    <AuthFrame
      title={t('login.heading')}
      description={t('login.description')}
      foot={t.rich('login.newHere', {
        link: wrap(<Link to="/register" className="inline-link" />),
      })}
    >
      <QuoteSlot next={t('login.toOrder')} />
      {redirect === undefined ? null : (
        <InlineAlert tone="info" className="mb-6">
          {messageOf('NOT_SIGNED_IN').text}
        </InlineAlert>
      )}
      <Queries>
        <LoginForm
          onSignedIn={(user) => {
            setCurrentUser(user);
            void startOf(user).then((start) => router.navigate({ href: redirect ?? start, replace: true }));
          }}
        />
      </Queries>
    </AuthFrame>
  );
}

/** The order form for a customer whose quote waits in this browser, otherwise the role's home. */
async function startOf(user: SessionUser): Promise<string> {
  const role = pageRoleOf(user);
  if (areaOf[role] !== 'customer' || !mayHaveQuote()) return homeOf[role];
  const { findQuote } = await import('#client/lib/kept-quote.ts').catch(() => ({ findQuote: () => undefined }));
  return findQuote(user.email) ? '/dashboard/upload' : homeOf[role];
}
