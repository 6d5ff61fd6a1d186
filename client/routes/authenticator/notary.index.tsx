import { createFileRoute } from '@tanstack/react-router';
import { readNotarySearch } from '#client/features/authenticator/notary/notary-search.ts';
import { NotaryRoute } from '#client/routes/-staff/notary.tsx';

export const Route = createFileRoute('/authenticator/notary/')({
  staticData: { title: 'Notary' },
  validateSearch: readNotarySearch,
  component: NotaryRoute,
});
