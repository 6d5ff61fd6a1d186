import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '#client/lib/session.ts';

/** The documents screen of whoever asks: customers have their folders, staff what they authenticate. */
export const Route = createFileRoute('/documents')({
  beforeLoad: async () => {
    const user = await currentUser();
    // Admins have the authenticators' screen in an area of their own.
    if (user?.role === 'admin') redirect({ to: '/admin', hash: 'to-authenticate', replace: true, throw: true });
    const to = user?.role === 'authenticator' ? '/authenticator/authenticate' : '/dashboard/documents';
    redirect({ to, replace: true, throw: true });
  },
});
