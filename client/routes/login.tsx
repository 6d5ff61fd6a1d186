import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { safeReturnPath } from '#shared/access.ts';
import { homeOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { LoginForm } from '#client/features/auth/sign-in/login-form.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { mayHaveQuote } from '#client/lib/quote-mark.ts';
import { setCurrentUser } from '#client/lib/session.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { QuoteSlot } from './-shell/quote-slot.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign In', isLight: true },
  validateSearch: (search): { redirect?: string } => ({ redirect: safeReturnPath(search['redirect']) }),
  component: LoginPage,
});

function LoginPage() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  return (
    <AuthFrame
      title="Welcome Back"
      description="Sign in to upload, track, and download your translations."
      foot={
        <>
          New here?{' '}
          <Link to="/register" className="inline-link">
            Create Account
          </Link>
        </>
      }
    >
      <QuoteSlot next="Sign in to order it." />
      {redirect === undefined ? null : (
        <InlineAlert tone="info" className="mb-6">
          {messageOf('NOT_SIGNED_IN').text}
        </InlineAlert>
      )}
      <LoginForm
        onSignedIn={(user) => {
          setCurrentUser(user);
          void startOf(user).then((start) => router.navigate({ href: redirect ?? start, replace: true }));
        }}
      />
    </AuthFrame>
  );
}

/** The order form for a customer whose quote waits in this browser, otherwise the role's home. */
async function startOf({ role, email }: SessionUser): Promise<string> {
  if (role !== 'user' || !mayHaveQuote()) return homeOf[role];
  const { findQuote } = await import('#client/lib/kept-quote.ts').catch(() => ({ findQuote: () => undefined }));
  return findQuote(email) ? '/dashboard/upload' : homeOf[role];
}
