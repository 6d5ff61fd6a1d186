import { BadgeCheck, LockKeyhole, Search, Signature } from 'lucide-react';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { content } from '#client/ui/words.ts';

const icons = [BadgeCheck, Search, Signature, LockKeyhole];

/** Reasons to trust the certificate. */
export function Why() {
  const { why } = content('translations');
  return (
    <MarketingSection tone="paper" title={why.title}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {why.reasons.map(({ title, text }, index) => {
          const Icon = icons[index] ?? BadgeCheck;
          return (
            <li key={title} className="border-t-2 border-brass-deco pt-4">
              <Icon aria-hidden="true" className="size-6 text-brass" />
              <h3 className="mt-3 font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </MarketingSection>
  );
}

/** The four steps of an order. */
export function Steps() {
  const { process } = content('translations');
  return (
    <MarketingSection tone="sheet" title={process.title}>
      <ol className="grid gap-6 lg:grid-cols-4 lg:gap-0">
        {process.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative flex gap-4 not-last:before:absolute not-last:before:inset-y-10 not-last:before:start-5 not-last:before:-bottom-6 not-last:before:border-s not-last:before:border-brass-deco lg:flex-col lg:pe-6 lg:not-last:before:inset-x-0 lg:not-last:before:start-10 lg:not-last:before:top-5 lg:not-last:before:bottom-auto lg:not-last:before:border-s-0 lg:not-last:before:border-t"
          >
            <span
              aria-hidden="true"
              className="relative flex size-10 shrink-0 items-center justify-center rounded-full border border-brass-deco bg-brass-soft font-serif text-lg font-semibold text-brass lining-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </MarketingSection>
  );
}
