import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

const steps = ['upload', 'pay', 'receive'] as const;

export function HowItWorks() {
  const t = words('order');
  return (
    <Section title={t('how.title')}>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="border-t-2 border-brass-deco pt-3">
            <p className="font-serif text-xl font-semibold text-brass">{index + 1}</p>
            <h3 className="mt-1 font-semibold">{t(`how.${step}`)}</h3>
            <p className="mt-1 text-sm text-ink-2">{t(`how.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
