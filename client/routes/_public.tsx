import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OfflineBanner } from '#client/ui/feedback/offline-banner.tsx';
import { InShell } from './-shell/in-shell.ts';
import { PublicFooter } from './-shell/public-footer.tsx';
import { PublicHeader } from './-shell/public-header.tsx';
import { RedirectNotice } from './-shell/redirect-notice.tsx';

export const Route = createFileRoute('/_public')({ component: PublicShell });

/** Shell of the public pages. */
function PublicShell() {
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
