import { Link } from '@tanstack/react-router';
import { ArrowRight, GraduationCap, UserCheck, Zap } from 'lucide-react';
import { QuoteDoorSlot } from '#client/features/documents/quote/quote-door-slot.tsx';
import { ChatButton } from '#client/features/marketing/chat-button.tsx';
import { MarketingHero } from '#client/features/marketing/marketing-hero.tsx';
import { SampleNote } from '#client/features/marketing/sample-note.tsx';
import { claims } from '#client/lib/brand.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { content, words } from '#client/ui/words.ts';

const badgeIcons = [UserCheck, Zap];

export function HomeHero() {
  const { hero, translation } = content('home');
  return (
    <MarketingHero
      words={hero}
      icon={<GraduationCap aria-hidden="true" />}
      actions={
        <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
          <ButtonLink
            size="lg"
            wide="phone"
            iconAfter={<ArrowRight aria-hidden="true" className="flip-rtl" />}
            render={<Link to="/register" />}
          >
            {hero.primary}
          </ButtonLink>
          <ChatButton
            size="lg"
            wide="phone"
            label={hero.secondary}
            greeting={words('frame')('contact.mentorshipGreeting')}
          />
        </div>
      }
      picture={<ResultsTable />}
    >
      <QuoteDoorSlot {...translation} />
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-sm font-medium text-ink-2">
        {hero.badges.map((badge, index) => {
          const Icon = badgeIcons[index] ?? UserCheck;
          return (
            <li key={badge} className="flex items-center gap-2">
              <Icon aria-hidden="true" className="size-4 text-brass" />
              {badge}
            </li>
          );
        })}
      </ul>
    </MarketingHero>
  );
}

/** Results of former students, as a table; without claims the profiles alone. */
function ResultsTable() {
  const { profiles, results } = content('home');
  const figures = claims().figures['home.hero'] ?? [];
  const rates = claims().figures['home.successRate'] ?? [];
  const hasRates = rates.length > 0;
  return (
    <div className="relative mx-auto w-full max-w-110 lg:me-0">
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-2 translate-y-2 rounded-card border border-line bg-sunken rtl:-translate-x-2"
      />
      <div className="relative grid gap-8 rounded-card border border-line border-t-4 border-t-brass-deco bg-sheet p-6 shadow-1 md:p-8">
        {figures.length > 0 ? (
          <dl className="grid grid-cols-2">
            {figures.map(({ number, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-line even:border-s even:ps-6">
                <dt className="mt-1 text-sm text-ink-2">{label}</dt>
                <dd className="font-serif text-display leading-none font-semibold lining-nums">{number}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <SampleNote places={['home.hero', 'home.successRate']} />
        <table className="w-full border-t-2 border-ink text-sm">
          <caption className={hasRates ? 'sr-only' : 'pb-3 text-start font-serif text-lg font-semibold'}>
            {hasRates ? results.caption : profiles.title}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{results.profile}</th>
              <th scope="col">{results.duration}</th>
              {hasRates ? <th scope="col">{results.successRate}</th> : null}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {profiles.cards.map(({ title, duration }, index) => (
              <tr key={title}>
                <th scope="row" className="py-3 pe-2 text-start font-semibold">
                  {title}
                </th>
                <td className="px-2 py-3 text-ink-2">{duration}</td>
                {hasRates ? (
                  <td className="py-3 ps-2 text-end font-semibold tabular-nums lining-nums">{rates[index]?.number}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
