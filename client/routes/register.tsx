import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { countOf } from '#shared/plural.ts';
import { CountdownButton } from '#client/features/auth/recovery/countdown-button.tsx';
import { RegisterForm } from '#client/features/auth/sign-in/register-form.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { mayHaveQuote } from '#client/lib/quote-mark.ts';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { PublicHeader } from './-shell/public-header.tsx';
import { QuoteSlot } from './-shell/quote-slot.tsx';

export const Route = createFileRoute('/register')({
  staticData: { title: 'Create Account' },
  component: RegisterPage,
});

function RegisterPage() {
  const [email, setEmail] = useState<string>();
  if (email !== undefined) return <Registered email={email} />;
  return (
    <AuthFrame
      title="Create Your Account"
      description="Keep your orders, receipts, and certificates in one place."
      foot={
        <>
          Already have an account?{' '}
          <Link to="/login" className="inline-link">
            Sign In
          </Link>
        </>
      }
    >
      <QuoteSlot next="Create an account to order it." />
      <RegisterForm
        onRegistered={(address) => {
          setEmail(address);
          // Where this fails, the quote still belongs to this tab.
          if (mayHaveQuote()) {
            import('#client/lib/kept-quote.ts').then(
              ({ bindQuote }) => bindQuote(address),
              () => undefined,
            );
          }
        }}
      />
    </AuthFrame>
  );
}

function Registered({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <>
      <PublicHeader />
      <div ref={focusHeading}>
        <CenterCard
          band="ok"
          emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
          title="Account Created Successfully"
          description={
            <p>
              We emailed a verification link to <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>.
              Open it to confirm your address, then sign in.
              {mayHaveQuote() ? ' Use this browser: your document waits here for 24 hours.' : null}
            </p>
          }
          actions={
            <CountdownButton
              milliseconds={limits.registerRedirectMs}
              describe={(seconds) => `You’ll be taken to the login page in ${countOf(seconds, 'second')}.`}
              onGo={() => void navigate({ to: '/login' })}
            >
              Go to Login Now
            </CountdownButton>
          }
        />
      </div>
    </>
  );
}
