import { BadgeCheck, LockKeyhole, Search, Signature } from 'lucide-react';
import { translations } from '#shared/marketing.ts';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';

const icons = [BadgeCheck, Search, Signature, LockKeyhole];

/** Reasons to trust the certificate. */
export function Why() {
  return (
    <MarketingSection tone="paper" title={translations.why.title}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {translations.why.reasons.map(({ title, text }, index) => {
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
