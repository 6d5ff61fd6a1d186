import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal/legal-page.tsx';
import { privacy } from './-legal/privacy-text.ts';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: 'Privacy', isLight: true },
  component: PrivacyPage,
});

function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
