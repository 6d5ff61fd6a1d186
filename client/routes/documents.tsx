import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageRoleOf } from '#shared/access.ts';
import { areaOf } from '#shared/roles.ts';

/** Redirects to the documents of the user's role: folders for customers, the queue for staff. */
export const Route = createFileRoute('/documents')({
  beforeLoad: async () => {
    const { currentUser } = await import('#client/lib/session.ts');
    const user = await currentUser();
    // Admins have the queue in their own area.
    const area = user ? areaOf[pageRoleOf(user)] : 'customer';
    if (area === 'admin') redirect({ to: '/admin', hash: 'to-authenticate', replace: true, throw: true });
    const to = area === 'authenticator' ? '/authenticator/authenticate' : '/dashboard/documents';
    redirect({ to, replace: true, throw: true });
  },
});
