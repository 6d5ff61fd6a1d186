import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#client/lib/error-message.ts';
import { Banner } from '#client/ui/feedback/banner.tsx';
import { words } from '#client/ui/words.ts';

/** Explains a redirect, until dismissed or left. */
export function RedirectNotice() {
  const { notice, __TSR_key: visit = '' } = useLocation().state;
  const [dismissed, setDismissed] = useState<string>();
  if (notice === undefined || dismissed === visit) return null;
  return (
    <Banner tone={notice === 'denied-page' ? 'warn' : 'info'} onDismiss={() => setDismissed(visit)}>
      {notice === 'denied-page' ? messageOf('PERMISSION_DENIED').text : words('frame')('page.unknown')}
    </Banner>
  );
}
