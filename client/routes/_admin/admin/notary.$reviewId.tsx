import { createFileRoute } from '@tanstack/react-router';
import { NotarialActRoute } from '#client/routes/-staff/notarial-act.tsx';

export const Route = createFileRoute('/_admin/admin/notary/$reviewId')({
  staticData: { title: 'Notarial act' },
  component: NotarialActRoute,
});
