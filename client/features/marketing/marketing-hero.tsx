import type { ReactNode } from 'react';

export interface MarketingHeroProps {
  words: { kicker: string; title: string; text: string };
  /** In front of the kicker. */
  icon: ReactNode;
  /** Above the actions. */
  door?: ReactNode;
  actions: ReactNode;
  /** Below the actions: badges, figures. */
  children: ReactNode;
  /** Beside the text on a desktop, below it on a phone. */
  picture: ReactNode;
}

/** The hero of a public page. */
export function MarketingHero({ words, icon, door, actions, children, picture }: MarketingHeroProps) {
  return (
    <section className="gutter mx-auto grid w-full max-w-[calc(var(--container-content)+4rem)] items-center gap-12 pt-7 pb-12 md:py-20 has-data-[quote=open]:items-start lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm font-semibold text-brass [&_svg]:size-4.5 [&_svg]:shrink-0">
          {icon}
          {words.kicker}
        </p>
        <h1 tabIndex={-1} className="mt-3 font-serif text-display md:mt-4">
          {words.title}
        </h1>
        <p className="mt-4 max-w-[52ch] md:mt-6 text-lg text-ink-2">{words.text}</p>
        {door}
        {actions}
        {children}
      </div>
      {picture}
    </section>
  );
}
