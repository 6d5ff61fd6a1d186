import { createFileRoute } from '@tanstack/react-router';
import { LegalTextPage } from '#client/features/marketing/legal-text.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: () => words('frame')('footer.privacy'), isLight: true },
  component: PrivacyPage,
});

function PrivacyPage() {
  return <LegalTextPage page="privacy" />;
}
