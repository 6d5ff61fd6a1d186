import { brand } from '#client/lib/brand.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { content, words } from '#client/ui/words.ts';
import { slot } from '#client/ui/message-tags.ts';

/** What a positive result proves, and what it does not. */
export function VerificationInfo() {
  const { info } = content('verify');
  return (
    <div className="mt-12 border-t border-line pt-4">
      {info.map((part) => (
        <Section key={part.title} title={part.title} className="mt-6! md:mt-8!">
          <p className="text-ink-2">{part.text}</p>
        </Section>
      ))}
      <p className="mt-8 text-sm text-ink-2">
        {words('verify').rich('institutions', {
          email: slot(
            <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
              {brand.supportEmail}
            </a>,
          ),
        })}
      </p>
    </div>
  );
}
