import { Link } from '@tanstack/react-router';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { wrap } from '#client/ui/message-tags.ts';
import { content, words } from '#client/ui/words.ts';
import { sourceLanguages } from '#shared/languages.ts';

/** Accepted documents and languages. */
export function Coverage() {
  const { scope, coverage } = content('translations');
  return (
    <MarketingSection tone="paper" title={scope.title} lead={<VerifyLink />} aside>
      <div className="grid gap-8 sm:grid-cols-2">
        <RuledList title={coverage.documents} items={scope.documentTypes} />
        <RuledList title={coverage.languages} items={sourceLanguages.map(languageName)} />
      </div>
    </MarketingSection>
  );
}

function RuledList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="border-b-2 border-ink pb-2 font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-b border-line">
        {items.map((item) => (
          <li key={item} className="py-2.5 text-ink-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links recipients of a translation to the verification page. */
function VerifyLink() {
  return (
    <p className="mt-4 max-w-[40ch] text-ink-2">
      {words('translations').rich('coverage.verify', {
        link: wrap(<Link to="/verify" className="inline-link" />),
      })}
    </p>
  );
}
