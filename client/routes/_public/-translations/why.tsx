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
