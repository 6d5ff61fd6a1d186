import { createFileRoute, Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ForgotPasswordForm } from '#client/features/auth/recovery/forgot-password-form.tsx';
import { ResendReset } from '#client/features/auth/recovery/resend-reset.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Reset Password' },
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <AuthFrame
        title="Forgot Your Password?"
        description="Enter your email address and we’ll send you a link to choose a new one."
        foot={
          <Link to="/login" className="inline-link">
            Back to login
          </Link>
        }
      >
        <ForgotPasswordForm
          email={email}
          onSent={(address) => {
            setEmail(address);
            setIsSent(true);
          }}
        />
      </AuthFrame>
    );
  }
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title="Check Your Email"
        description={
          <p>
            If an account has the address <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>, a reset
            link is on its way. The link expires in 1 hour and works once.
          </p>
        }
        actions={
          <>
            <ButtonLink render={<Link to="/login" />} size="lg" wide>
              Back to login
            </ButtonLink>
            <ResendReset email={email} />
            <Button variant="quiet" size="lg" wide onClick={() => setIsSent(false)}>
              Use another address
            </Button>
          </>
        }
      />
    </div>
  );
}
