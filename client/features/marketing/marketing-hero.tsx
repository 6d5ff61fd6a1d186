import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/button-link.tsx';

export interface MarketingHeroProps {
  words: { kicker: string; title: string; text: string; primary: string };
  /** Before the kicker. */
  icon: ReactNode;
  /** Beside the button that leads to an account. */
  secondary: ReactNode;
  /** Stands under the buttons: badges, figures. */
  children: ReactNode;
  /** What one gets, beside the words on a desktop and below them on a phone. */
  picture: ReactNode;
}

/** The head of a public page: whom it is for, what to do next, and what comes of it. */
export function MarketingHero({ words, icon, secondary, children, picture }: MarketingHeroProps) {
  return (
    <section className="gutter mx-auto grid w-full max-w-[calc(var(--container-content)+4rem)] items-center gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div>
        <p className="flex items-center gap-2 text-sm font-semibold text-brass [&_svg]:size-4.5 [&_svg]:shrink-0">
          {icon}
          {words.kicker}
        </p>
        <h1 tabIndex={-1} className="mt-4 font-serif text-display">
          {words.title}
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-ink-2">{words.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink
            size="lg"
            wide="phone"
            iconAfter={<ArrowRight aria-hidden="true" className="flip-rtl" />}
            render={<Link to="/register" />}
          >
            {words.primary}
          </ButtonLink>
          {secondary}
        </div>
        {children}
      </div>
      {picture}
    </section>
  );
}
