import { createFileRoute } from '@tanstack/react-router';
import { NotarialActRoute } from '#client/routes/-staff/notarial-act.tsx';

export const Route = createFileRoute('/authenticator/notary/$reviewId')({
  staticData: { title: 'Notarial act' },
  component: NotarialActRoute,
});
