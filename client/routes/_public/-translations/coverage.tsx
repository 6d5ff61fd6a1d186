import { sourceLanguages } from '#shared/languages.ts';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { VerifyLink } from './verify-call.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { content } from '#client/ui/words.ts';

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
