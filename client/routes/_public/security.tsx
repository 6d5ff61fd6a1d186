import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal/legal-page.tsx';
import { security } from './-legal/security-text.ts';

export const Route = createFileRoute('/_public/security')({
  staticData: { title: 'Security', isLight: true },
  component: SecurityPage,
});

function SecurityPage() {
  return <LegalPage text={security} />;
}
