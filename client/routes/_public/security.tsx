import { createFileRoute } from '@tanstack/react-router';
import { PlainPage } from './-legal/plain-page.tsx';
import { securityText } from './-legal/security-text.ts';

export const Route = createFileRoute('/_public/security')({
  staticData: { title: 'Security', isLight: true },
  component: SecurityPage,
});

function SecurityPage() {
  return <PlainPage text={securityText()} />;
}
