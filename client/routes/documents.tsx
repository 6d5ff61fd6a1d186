import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '#client/lib/session.ts';

/** Redirects to the documents of the user's role: folders for customers, the queue for staff. */
export const Route = createFileRoute('/documents')({
  beforeLoad: async () => {
    const user = await currentUser();
    // Admins have the queue in their own area.
    if (user?.role === 'admin') redirect({ to: '/admin', hash: 'to-authenticate', replace: true, throw: true });
    const to = user?.role === 'authenticator' ? '/authenticator/authenticate' : '/dashboard/documents';
    redirect({ to, replace: true, throw: true });
  },
});
