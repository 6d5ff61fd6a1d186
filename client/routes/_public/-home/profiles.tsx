import { Check } from 'lucide-react';
import { ChatButton } from '#client/features/marketing/chat-button.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { SampleNote } from '#client/features/marketing/sample-note.tsx';
import { claims } from '#client/lib/brand.ts';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { content, words } from '#client/ui/words.ts';
import type { Figure } from '#shared/marketing.ts';

/** A claim as a fact of a profile; nothing without one. */
function factOf(figure: Figure | undefined): { term: string; value: string }[] {
  return figure ? [{ term: figure.label, value: figure.number }] : [];
}

/** The three student profiles, with their facts. */
export function Profiles() {
  const { profiles, facts } = content('home');
  const { figures } = claims();
  return (
    <MarketingSection tone="paper" title={profiles.title} text={profiles.text}>
      <SampleNote places={['home.students', 'home.successRate']} />
      <ul className="grid gap-5 lg:grid-cols-3">
        {profiles.cards.map((card, index) => (
          <Card as="li" key={card.title} className="flex flex-col">
            <h3 className="font-serif text-xl font-semibold">{card.title}</h3>
            <p className="mt-1 text-sm font-medium text-brass">{card.subtitle}</p>
            <p className="mt-3 text-ink-2">{card.description}</p>
            <ul className="mt-4 grid gap-2 text-sm">
              {card.benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
                  {benefit}
                </li>
              ))}
            </ul>
            <DescriptionList
              className="mt-5 mb-6"
              facts={[
                { term: facts.typicalDuration, value: card.duration },
                ...factOf(figures['home.students']?.[index]),
                ...factOf(figures['home.successRate']?.[index]),
              ]}
            />
            <ChatButton
              wide
              className="mt-auto"
              label={profiles.action}
              greeting={words('frame')('contact.mentorshipGreeting')}
            />
          </Card>
        ))}
      </ul>
    </MarketingSection>
  );
}
