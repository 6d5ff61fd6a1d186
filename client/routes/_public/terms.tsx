import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal/legal-page.tsx';
import { terms } from './-legal/terms-text.ts';

export const Route = createFileRoute('/_public/terms')({
  staticData: { title: 'Terms of service', isLight: true },
  component: TermsPage,
});

function TermsPage() {
  return <LegalPage text={terms} />;
}
