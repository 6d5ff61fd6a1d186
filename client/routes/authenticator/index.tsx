import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/authenticator/')({
  beforeLoad: () => {
    redirect({ to: '/authenticator/authenticate', replace: true, throw: true });
  },
});
