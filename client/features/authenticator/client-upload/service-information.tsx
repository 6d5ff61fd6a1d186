import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { sourceLanguages } from '#shared/languages.ts';
import { lacksNotary } from '#shared/notary.ts';
import { services, translationTypes } from '#shared/pricing.ts';
import { speedRules } from '#shared/promise/speeds.ts';

const documentTypes = [
  'Birth and marriage certificates',
  'Diplomas and transcripts',
  'Bank statements',
  'Passports and identity cards',
];

const features = [`Ready in ${speedRules.standard.range}`, '24/7 email support', 'USCIS accepted'];

/** The service's coverage, beside the form. */
export function ServiceInformation() {
  const offer = useOffer();
  return (
    <Card as="section" aria-label="Service information">
      <CardHeader title="Service information" />
      <div className="grid gap-4 text-sm">
        <Facts
          title="Translation types"
          facts={translationTypes.map(
            (type) => `${services[type].label}${lacksNotary(type, offer) ? ' (not available right now)' : ''}`,
          )}
        />
        <Facts title="Document types" facts={documentTypes} />
        <Facts title="Languages" facts={[`${sourceLanguages.join(', ')}; always into English`]} />
        <Facts title="Features" facts={features} />
      </div>
    </Card>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-0.5 text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
