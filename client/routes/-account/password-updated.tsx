import { Link, useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { CountdownButton } from '#client/features/auth/recovery/countdown-button.tsx';
import { EndedTrustList, hasEnded } from '#client/features/auth/recovery/ended-trust-list.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';

/** Confirms a new password and lists what ended with it, then continues to the login page: by itself when there is nothing to read. */
export function PasswordUpdated({ ended }: { ended: EndedTrust }) {
  const t = words('account');
  const navigate = useNavigate();
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={<KeyRound aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title={t('reset.done')}
        description={t('reset.doneText')}
        actions={
          hasEnded(ended) ? (
            <ButtonLink render={<Link to="/login" />} size="lg" wide>
              {t('goToLogin')}
            </ButtonLink>
          ) : (
            <CountdownButton
              milliseconds={limits.resetRedirectMs}
              describe={(seconds) => t('countdown', { seconds })}
              onGo={() => void navigate({ to: '/login' })}
            >
              {t('goToLoginNow')}
            </CountdownButton>
          )
        }
      >
        <EndedTrustList ended={ended} />
      </CenterCard>
    </div>
  );
}
