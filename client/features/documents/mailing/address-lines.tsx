import type { MailAddress } from '#shared/schemas/mailing.ts';

/** An address as it stands on an envelope. */
export function AddressLines({ address }: { address: MailAddress }) {
  const { name, line1, line2, city, state, zip } = address;
  return (
    <address className="not-italic" translate="no">
      {[name, line1, line2, `${city}, ${state} ${zip}`]
        .filter((line) => line !== '')
        .map((line) => (
          <bdi key={line} className="block wrap-anywhere">
            {line}
          </bdi>
        ))}
    </address>
  );
}
