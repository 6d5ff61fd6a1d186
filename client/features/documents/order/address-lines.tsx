import { countryName } from '#client/ui/country-name.ts';
import { homeCountry } from '#shared/money.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';

/** An address in postal layout. */
export function AddressLines({ address }: { address: MailAddress }) {
  const { name, line1, line2, city, country, state, zip } = address;
  const place =
    country === homeCountry ? [`${city}, ${state} ${zip}`] : [`${zip} ${city}`.trim(), countryName(country)];
  return (
    <address className="not-italic" translate="no">
      {[name, line1, line2, ...place]
        .filter((line) => line !== '')
        .map((line) => (
          <bdi key={line} className="block wrap-anywhere">
            {line}
          </bdi>
        ))}
    </address>
  );
}
