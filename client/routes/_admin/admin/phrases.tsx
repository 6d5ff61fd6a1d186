import { createFileRoute } from '@tanstack/react-router';
import { readPhrasesSearch } from '#client/features/authenticator/phrases/phrases-search.ts';
import { PhrasesRoute } from '#client/routes/-staff/phrases.tsx';

export const Route = createFileRoute('/_admin/admin/phrases')({
  staticData: { title: 'Phrases and Memory' },
  validateSearch: readPhrasesSearch,
  component: PhrasesRoute,
});
