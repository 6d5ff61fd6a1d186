import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/authenticator/')({
  beforeLoad: () => {
    throw redirect({ to: '/authenticator/authenticate', replace: true });
  },
});
