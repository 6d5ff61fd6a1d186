import { Outlet } from '@tanstack/react-router';
import { OfflineBanner } from '#client/ui/feedback/offline-banner.tsx';
import { InShell } from './in-shell.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

/** Shell of the public pages. */
export function PublicShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <OfflineBanner />
      <RedirectNotice />
      <main tabIndex={-1}>
        <InShell value={true}>
          <Outlet />
        </InShell>
      </main>
      <PublicFooter />
    </div>
  );
}
