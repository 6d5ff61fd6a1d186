import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal/legal-page.tsx';
import { refunds } from './-legal/refunds-text.ts';

export const Route = createFileRoute('/_public/refunds')({
  staticData: { title: 'Refunds', isLight: true },
  component: RefundsPage,
});

function RefundsPage() {
  return <LegalPage text={refunds} />;
}
