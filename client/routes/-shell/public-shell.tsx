import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { PublicFooter } from './public-footer.tsx';
import { InShell } from './in-shell.ts';
import { PublicHeader } from './public-header.tsx';

/** Frame of the pages anyone may read. */
export function PublicShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <OfflineBanner />
      <UnknownPageNotice />
      <main tabIndex={-1}>
        <InShell value={true}>
          <Outlet />
        </InShell>
      </main>
      <PublicFooter />
    </div>
  );
}

function UnknownPageNotice() {
  const location = useLocation();
  const [dismissed, setDismissed] = useState<string>();
  const { notice, __TSR_key: visit = '' } = location.state;
  if (notice !== 'unknown-page' || dismissed === visit) return null;
  return (
    <Banner
      tone="info"
      onDismiss={() => {
        setDismissed(visit);
      }}
    >
      That page doesn’t exist. This is our home page.
    </Banner>
  );
}
