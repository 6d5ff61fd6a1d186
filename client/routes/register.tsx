import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { CountdownButton } from '#client/features/auth/recovery/countdown-button.tsx';
import { RegisterForm } from '#client/features/auth/sign-in/register-form.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { Queries } from '#client/lib/queries.tsx';
import { mayHaveQuote } from '#client/lib/quote-mark.ts';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { slot, wrap } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { PublicHeader } from './-shell/public-header.tsx';
import { QuoteSlot } from './-shell/quote-slot.tsx';

export const Route = createFileRoute('/register')({
  staticData: { title: () => words('account')('register.title'), words: ['account', 'quote'], isLight: true },
  component: RegisterPage,
});

function RegisterPage() {
  const t = words('account');
  const [email, setEmail] = useState<string>();
  if (email !== undefined) return <Registered email={email} />;
  return (
    <AuthFrame
      title={t('register.heading')}
      description={t('register.description')}
      foot={t.rich('register.already', {
        link: wrap(<Link to="/login" className="inline-link" />),
      })}
    >
      <QuoteSlot next={t('register.toOrder')} />
      <Queries>
        <RegisterForm
          onRegistered={(address) => {
            setEmail(address);
            // If this fails, the quote stays in this tab.
            if (mayHaveQuote()) {
              import('#client/lib/kept-quote.ts').then(
                ({ bindQuote }) => bindQuote(address),
                () => undefined,
              );
            }
          }}
        />
      </Queries>
    </AuthFrame>
  );
}

function Registered({ email }: { email: string }) {
  const t = words('account');
  const navigate = useNavigate();
  return (
    <>
      <PublicHeader />
      <div ref={focusHeading}>
        <CenterCard
          band="ok"
          emblem={<MailCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
          title={t('register.done')}
          description={
            <p>
              {t.rich('register.doneText', {
                email: slot(<bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>),
              })}
              {mayHaveQuote() ? <> {t('register.quoteWaits')}</> : null}
            </p>
          }
          actions={
            <CountdownButton
              milliseconds={limits.registerRedirectMs}
              describe={(seconds) => t('countdown', { seconds })}
              onGo={() => void navigate({ to: '/login' })}
            >
              {t('goToLoginNow')}
            </CountdownButton>
          }
        />
      </div>
    </>
  );
}
