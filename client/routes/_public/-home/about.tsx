import { Globe, Handshake, MapPinned } from 'lucide-react';
import { Figures } from '#client/features/marketing/figures.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { content } from '#client/ui/words.ts';

const featureIcons = [Globe, MapPinned, Handshake];

export function About() {
  const { about } = content('home');
  return (
    <MarketingSection tone="sheet" title={about.title} text={about.text}>
      <Figures place="home.about" />
      <ul className="grid gap-8 md:grid-cols-3">
        {about.features.map(({ title, text }, index) => {
          const Icon = featureIcons[index] ?? Globe;
          return (
            <li key={title} className="border-t-2 border-brass-deco pt-4">
              <Icon aria-hidden="true" className="size-6 text-brass" />
              <h3 className="mt-3 font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
      <ul className="grid gap-x-8 gap-y-5 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {about.values.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </MarketingSection>
  );
}
