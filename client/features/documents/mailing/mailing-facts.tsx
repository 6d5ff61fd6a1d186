import { carriers, trackingUrl, type MailingState } from '#shared/mailing.ts';
import type { MailingView } from '#shared/schemas/mailing.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { AddressLines } from './address-lines.tsx';

const stateWords: Readonly<Record<MailingState, string>> = {
  ordered: 'Mailed once your translation is ready',
  due: 'Being printed and mailed',
  sent: 'In the mail',
  cancelled: 'Cancelled with the refund',
};

/** A mailed copy for its customer: where it goes and how to track it. */
export function MailingFacts({ mailing }: { mailing: MailingView }) {
  const { carrier, trackingNumber, sentAt } = mailing;
  return (
    <DescriptionList
      facts={[
        { term: 'Status', value: stateWords[mailing.state] },
        { term: 'Address', value: <AddressLines address={mailing.address} /> },
        ...(carrier && trackingNumber && sentAt
          ? [
              { term: 'Mailed', value: <DateTime value={sentAt} format="longDate" /> },
              {
                term: 'Tracking',
                value: (
                  <a
                    className="inline-link"
                    href={trackingUrl(carrier, trackingNumber)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {carriers[carrier].label} <bdi>{trackingNumber}</bdi>
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
