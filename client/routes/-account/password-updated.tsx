import { useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import { CountdownButton } from '#client/features/auth/recovery/countdown-button.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';
import { words } from '#client/ui/words.ts';

/** Confirms a new password, then continues to the login page. */
export function PasswordUpdated() {
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
          <CountdownButton
            milliseconds={limits.resetRedirectMs}
            describe={(seconds) => t('countdown', { seconds })}
            onGo={() => void navigate({ to: '/login' })}
          >
            {t('goToLoginNow')}
          </CountdownButton>
        }
      />
    </div>
  );
}
