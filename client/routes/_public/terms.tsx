import { createFileRoute } from '@tanstack/react-router';
import { LegalTextPage } from '#client/features/marketing/legal-text.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/terms')({
  staticData: { title: () => words('frame')('footer.terms'), isLight: true },
  component: TermsPage,
});

function TermsPage() {
  return <LegalTextPage page="terms" />;
}
