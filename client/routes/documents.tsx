import { createFileRoute, redirect } from '@tanstack/react-router';
import { isStaff } from '#shared/roles.ts';
import { currentUser } from '../lib/session.ts';

/** The documents screen of whoever asks: customers have their folders, staff what they authenticate. */
export const Route = createFileRoute('/documents')({
  beforeLoad: async () => {
    const user = await currentUser();
    const isOfStaff = user !== null && isStaff(user.role);
    redirect({ to: isOfStaff ? '/authenticator/authenticate' : '/dashboard/documents', replace: true, throw: true });
  },
});
