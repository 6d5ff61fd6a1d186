import { useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import { countOf } from '#shared/plural.ts';
import { CountdownButton } from '#client/features/auth/recovery/countdown-button.tsx';
import { focusHeading } from '#client/lib/navigation.ts';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';

/** Confirms a new password, then continues to the login page. */
export function PasswordUpdated() {
  const navigate = useNavigate();
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={<KeyRound aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title="Password Updated!"
        description="You’ve been signed out everywhere. Sign in with your new password."
        actions={
          <CountdownButton
            milliseconds={limits.resetRedirectMs}
            describe={(seconds) => `You’ll be taken to the login page in ${countOf(seconds, 'second')}.`}
            onGo={() => void navigate({ to: '/login' })}
          >
            Go to Login Now
          </CountdownButton>
        }
      />
    </div>
  );
}
