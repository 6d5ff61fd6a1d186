import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { SupportContact } from '#client/features/payments/support-contact.tsx';
import type { Failure } from '#client/lib/error-message.ts';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';

export interface PaymentFailedProps {
  failure: Failure;
  sessionId: string | undefined;
  documentIds: readonly string[];
  /** Absent where a retry cannot help. */
  onRetry?: () => void;
}

/** A failure after checkout: its reason, what it means for the payment, and the next step. */
export function PaymentFailed({ failure, sessionId, documentIds, onRetry }: PaymentFailedProps) {
  const t = words('payments');
  const isSignedOut = failure.code === 'NOT_SIGNED_IN';
  return (
    <CenterCard
      brand={<BrandLink />}
      band={isSignedOut ? 'neutral' : 'error'}
      emblem={<CircleAlert aria-hidden="true" strokeWidth={1.5} className="size-12 text-seal" />}
      title={isSignedOut ? t('failed.signInTitle') : t('failed.title')}
      description={
        <p role="alert">
          {isSignedOut ? t('failed.signInText') : <MessageText text={failure.text} lang={failure.lang} />}
        </p>
      }
      foot={<SupportContact />}
      actions={
        <>
          {isSignedOut && sessionId ? (
            <ButtonLink
              size="lg"
              wide
              render={
                <Link
                  to="/login"
                  search={{ redirect: `/payment-success?session_id=${encodeURIComponent(sessionId)}` }}
                />
              }
            >
              {t('failed.signIn')}
            </ButtonLink>
          ) : null}
          {onRetry && !isSignedOut ? (
            <Button size="lg" wide onClick={onRetry}>
              {words('frame')('page.tryAgain')}
            </Button>
          ) : null}
          <ButtonLink size="lg" wide variant="secondary" render={<Link to="/dashboard" />}>
            {t('failed.back')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-center text-sm text-ink-2">{t('failed.safe')}</p>
      {documentIds.length > 0 ? (
        <p className="mt-3 text-center text-xs text-ink-2">
          {failure.requestId
            ? t('failed.documentRequest', { ids: documentIds.join(', '), request: failure.requestId })
            : t('failed.document', { ids: documentIds.join(', ') })}
        </p>
      ) : null}
    </CenterCard>
  );
}
