import { createFileRoute } from '@tanstack/react-router';
import { LegalTextPage } from '#client/features/marketing/legal-text.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/cookies')({
  staticData: { title: () => words('frame')('footer.cookies'), isLight: true },
  component: CookiesPage,
});

function CookiesPage() {
  return <LegalTextPage page="cookies" />;
}
