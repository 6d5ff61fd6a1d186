import { Link } from '@tanstack/react-router';
import { formatCents } from '#shared/money.ts';
import { ratePerPage, translationTypes, type TranslationType } from '#shared/pricing.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

const names: Record<TranslationType, { name: string; text: string }> = {
  certified: { name: 'Certified', text: 'With a signed statement of accuracy' },
  notarized: { name: 'Notarized', text: 'Certified, plus a notary seal' },
};

/** The price list, as a printed table: two kinds of paper, two kinds of document. */
export function Tariff() {
  return (
    <section className="border-y border-line bg-sheet" aria-labelledby="tariff">
      <div className="gutter mx-auto grid max-w-[calc(var(--container-content)+4rem)] gap-8 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="tariff" className="font-serif text-2xl font-semibold">
            What it costs
          </h2>
          <p className="mt-2 text-ink-2">
            Per page, in US dollars. We count the pages of your file, and the total stands on the button before you pay.
          </p>
          <ButtonLink className="mt-6" variant="secondary" wide="phone" render={<Link to="/register" />}>
            Create Account
          </ButtonLink>
        </div>
        <table className="w-full self-start border-y-2 border-ink text-start">
          <caption className="sr-only">Price per page</caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-2">
              <th scope="col" className="py-3 pe-2 text-start font-semibold">
                Translation
              </th>
              <th scope="col" className="px-2 py-3 text-end font-semibold">
                Document
              </th>
              <th scope="col" className="px-2 py-3 text-end font-semibold">
                Bank statement
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {translationTypes.map((type) => (
              <tr key={type}>
                <th scope="row" className="py-4 pe-2 text-start font-normal">
                  <span className="block font-serif text-lg font-semibold">{names[type].name}</span>
                  <span className="block text-sm text-ink-2">{names[type].text}</span>
                </th>
                <Price type={type} isBankStatement={false} />
                <Price type={type} isBankStatement />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Price({ type, isBankStatement }: { type: TranslationType; isBankStatement: boolean }) {
  return (
    <td className="px-2 py-4 text-end align-top text-lg font-semibold tabular-nums lining-nums md:text-xl">
      {formatCents(ratePerPage({ translationType: type, isBankStatement }))}
    </td>
  );
}
