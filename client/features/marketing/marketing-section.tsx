import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface MarketingSectionProps {
  title: string;
  text?: string;
  /** Background; sections alternate. */
  tone: 'paper' | 'sheet';
  /** Puts the content beside the title on a desktop. */
  aside?: boolean;
  /** Below the text: a button, notes. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a public page. */
export function MarketingSection({ title, text, tone, aside, lead, children }: MarketingSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('below-fold border-t border-line', tone === 'sheet' ? 'bg-sheet' : '')}
    >
      <div
        className={clsx(
          'gutter mx-auto grid max-w-[calc(var(--container-content)+4rem)] gap-8 py-12 md:gap-10 md:py-20',
          aside ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : '',
        )}
      >
        <div>
          <h2 id={id} className="font-serif text-2xl font-semibold md:text-3xl">
            {title}
          </h2>
          {text ? <p className="mt-3 max-w-[52ch] text-lg text-ink-2">{text}</p> : null}
          {lead}
        </div>
        <div className="grid min-w-0 content-start gap-8 md:gap-10">{children}</div>
      </div>
    </section>
  );
}
