import { createFileRoute } from '@tanstack/react-router';
import { QuotesPage } from '#client/features/payments/quotes/quotes-page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/dashboard/quotes')({
  staticData: { title: () => words('quotes')('title'), words: ['quotes', 'offer', 'order'] },
  component: QuotesPage,
});
