import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { languageName } from '#client/ui/language-name.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { content, formatTag, words } from '#client/ui/words.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import { lacksNotary } from '#shared/notary.ts';
import { bankStatementSurcharge, ratePerPage, translationTypes } from '#shared/pricing.ts';

/** The service's coverage and prices. */
export function ServiceFacts() {
  const t = words('order');
  const { features, documentTypes } = content('order').facts;
  const offer = useOffer();
  const price = formatMoney(inHouse(bankStatementSurcharge('certified')), formatTag(), { isWhole: true });
  const notarized = formatMoney(inHouse(bankStatementSurcharge('notarized')), formatTag(), { isWhole: true });
  return (
    <Section title={t('facts.title')}>
      <div className="grid gap-x-8 gap-y-6 text-sm md:grid-cols-2">
        <FactList
          title={t('facts.types')}
          facts={translationTypes.map((type) =>
            t(lacksNotary(type, offer) ? 'form.pricedUnavailable' : 'form.priced', {
              service: words('offer')(`services.${type}.label`),
              price: formatMoney(inHouse(ratePerPage({ translationType: type, isBankStatement: false })), formatTag(), {
                isWhole: true,
              }),
            }),
          )}
          note={
            lacksNotary('notarized', offer)
              ? t('facts.bankStatements', { price })
              : t('facts.bankStatementsNotarized', { price, notarized })
          }
        />
        <FactList title={t('facts.included')} facts={features} note={t('facts.extras')} />
        <FactList title={t('facts.documents')} facts={documentTypes} />
        <FactList
          title={t('facts.languages')}
          facts={sourceLanguages.map(languageName)}
          note={t('facts.intoEnglish')}
        />
      </div>
    </Section>
  );
}

function FactList({ title, facts, note }: { title: string; facts: readonly string[]; note?: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line border-t border-line text-ink-2">
        {facts.map((fact) => (
          <li key={fact} className="py-1.5">
            {fact}
          </li>
        ))}
      </ul>
      {note ? <p className="mt-1 text-xs text-ink-2">{note}</p> : null}
    </div>
  );
}
