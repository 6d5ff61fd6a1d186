import { Check } from 'lucide-react';
import { ChatButton } from '#client/features/marketing/chat-button.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { content, words } from '#client/ui/words.ts';
import { stated } from '#shared/claims.ts';

/** The three student profiles, with their facts. */
export function Profiles() {
  const { profiles, facts } = content('home');
  return (
    <MarketingSection tone="paper" title={profiles.title} text={profiles.text}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {profiles.cards.map((card) => (
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
              facts={stated([
                { term: facts.typicalDuration, value: card.duration },
                { term: facts.studentsSince, value: card.students },
                { term: facts.successRate, value: card.successRate },
              ])}
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
