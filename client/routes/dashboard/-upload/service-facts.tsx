import { sourceLanguages } from '#shared/languages.ts';
import { mailedCopy } from '#shared/mailing.ts';
import { formatWholeDollars } from '#shared/money.ts';
import { speedRules } from '#shared/promise/speeds.ts';
import { unavailableReason, type Offer } from '#shared/notary.ts';
import { bankStatementSurcharge, ratePerPage, services, translationTypes } from '#shared/pricing.ts';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { Section } from '#client/ui/layout/page.tsx';

const documentTypes = [
  'Birth and marriage certificates',
  'Diplomas and transcripts',
  'Bank statements',
  'Police and court records',
  'Passports and identity cards',
];

const features = [
  `Ready in ${speedRules.standard.range}`,
  '24/7 email support',
  'Accepted by the US immigration service',
];

const extras = `Rush, ${speedRules.rush.range}: +${String(speedRules.rush.surchargePercent)}%. Mailed copy: ${formatWholeDollars(mailedCopy.postageCents)}.`;

/** `$10 per page` while one service is offered, `$10 per page certified, $15 notarized` with more. */
function surchargesOf(offer: Offer): string {
  const offered = translationTypes.filter((type) => unavailableReason(type, offer) === null);
  return offered
    .map((type, index) => {
      const amount = `${formatWholeDollars(bankStatementSurcharge(type))}${index === 0 ? ' per page' : ''}`;
      return offered.length === 1 ? amount : `${amount} ${services[type].word.toLowerCase()}`;
    })
    .join(', ');
}

/** The service's coverage and prices. */
export function ServiceFacts() {
  const offer = useOffer();
  return (
    <Section title="About this service">
      <div className="grid gap-x-8 gap-y-6 text-sm md:grid-cols-2">
        <FactList
          title="Translation types"
          facts={translationTypes.map(
            (type) =>
              `${services[type].label}, ${formatWholeDollars(ratePerPage({ translationType: type, isBankStatement: false }))} per page${unavailableReason(type, offer) ? ' (not available right now)' : ''}`,
          )}
          note={`Bank statements add ${surchargesOf(offer)}.`}
        />
        <FactList title="Included" facts={features} note={extras} />
        <FactList title="Documents" facts={documentTypes} />
        <FactList title="Languages" facts={sourceLanguages} note="Always into English." />
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
