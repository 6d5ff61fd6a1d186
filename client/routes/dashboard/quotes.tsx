import { createFileRoute } from '@tanstack/react-router';
import { QuotesPage } from '#client/features/payments/quotes/quotes-page.tsx';

export const Route = createFileRoute('/dashboard/quotes')({
  staticData: { title: 'Quotes', words: ['order'] },
  component: QuotesPage,
});
