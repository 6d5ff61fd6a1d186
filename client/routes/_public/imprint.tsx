import { createFileRoute } from '@tanstack/react-router';
import { LegalTextPage } from '#client/features/marketing/legal-text.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/imprint')({
  staticData: { title: () => words('frame')('footer.imprint'), isLight: true },
  component: ImprintPage,
});

function ImprintPage() {
  return <LegalTextPage page="imprint" />;
}
