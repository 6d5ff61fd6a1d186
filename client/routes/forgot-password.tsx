import { createFileRoute, Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ForgotPasswordForm, ResendReset } from '#client/features/auth/recovery/forgot-password-form.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { Queries } from '#client/lib/queries.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: () => words('account')('forgot.title'), words: ['account'], isLight: true },
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  const t = words('account');
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <AuthFrame
        title={t('forgot.heading')}
        description={t('forgot.description')}
        foot={
          <Link to="/login" className="inline-link">
            {t('backToLogin')}
          </Link>
        }
      >
        <Queries>
          <ForgotPasswordForm
            email={email}
            onSent={(address) => {
              setEmail(address);
              setIsSent(true);
            }}
          />
        </Queries>
      </AuthFrame>
    );
  }
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title={t('forgot.sent')}
        description={
          <p>
            {t.rich('forgot.sentText', {
              email: slot(<bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>),
            })}
          </p>
        }
        actions={
          <>
            <ButtonLink render={<Link to="/login" />} size="lg" wide>
              {t('backToLogin')}
            </ButtonLink>
            <Queries>
              <ResendReset email={email} />
            </Queries>
            <Button variant="quiet" size="lg" wide onClick={() => setIsSent(false)}>
              {t('forgot.otherAddress')}
            </Button>
          </>
        }
      />
    </div>
  );
}
