import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { words } from '#client/ui/words.ts';
import { carriers, trackingUrl } from '#shared/mailing.ts';
import type { MailingView } from '#shared/schemas/mailing.ts';
import { AddressLines } from './address-lines.tsx';

/** A mailed copy for its customer: where it goes and how to track it. */
export function MailingFacts({ mailing }: { mailing: MailingView }) {
  const t = words('documents');
  const { carrier, trackingNumber, sentAt } = mailing;
  return (
    <DescriptionList
      facts={[
        { term: t('mailing.status'), value: t(`mailing.states.${mailing.state}`) },
        { term: t('mailing.address'), value: <AddressLines address={mailing.address} /> },
        ...(carrier && trackingNumber && sentAt
          ? [
              { term: t('mailing.mailed'), value: <DateTime value={sentAt} format="longDate" /> },
              {
                term: t('mailing.tracking'),
                value: (
                  <a
                    className="inline-link"
                    href={trackingUrl(carrier, trackingNumber)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <bdi dir="ltr">
                      {carriers[carrier].label} {trackingNumber}
                    </bdi>
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
