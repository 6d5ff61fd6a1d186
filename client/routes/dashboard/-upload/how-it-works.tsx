import { speedRules } from '#shared/promise/speeds.ts';
import { Section } from '#client/ui/layout/page.tsx';

const steps = [
  { title: 'Upload your document', text: 'A PDF or a clear photo. We count the pages and show you the price.' },
  { title: 'Pay by card', text: 'On the card provider’s secure page. You aren’t charged before that.' },
  {
    title: 'Receive your translation',
    text: `An authenticator reviews and signs it within ${speedRules.standard.range}.`,
  },
];

export function HowItWorks() {
  return (
    <Section title="How It Works">
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-brass-deco pt-3">
            <p className="font-serif text-xl font-semibold text-brass">{index + 1}</p>
            <h3 className="mt-1 font-semibold">{step.title}</h3>
            <p className="mt-1 text-sm text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
