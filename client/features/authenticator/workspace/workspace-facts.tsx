import { recipientLabels } from '#shared/certificate/recipients.ts';
import { formatCents } from '#shared/money.ts';
import { unavailableReason } from '#shared/notary.ts';
import { notarizationCents, services } from '#shared/pricing.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { formatPages } from '#client/lib/format.ts';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ClientButton } from './client-button.tsx';

/** The order's facts, beside the documents. */
export function WorkspaceFacts({ review }: { review: ReviewDetails }) {
  const { client } = review;
  return (
    <DescriptionList
      facts={[
        { term: 'Client', value: <bdi>{review.clientName ?? client.name ?? '—'}</bdi> },
        { term: 'User', value: <ClientButton inline userId={client.id} name={client.name} email={client.email} /> },
        { term: 'Language', value: `${review.sourceLanguage} → ${review.targetLanguage}` },
        { term: 'Type', value: services[review.translationType].label },
        ...(review.translationType === 'notarized' && unavailableReason('notarized')
          ? [
              {
                term: 'Notarization',
                value: `Not available: deliver as certified and refund ${formatCents(notarizationCents(review))}`,
              },
            ]
          : []),
        { term: 'Bank statement', value: review.isBankStatement ? 'Yes' : 'No' },
        { term: 'Recipient', value: recipientLabels[review.recipient] },
        { term: 'Pages', value: formatPages(review.pages) },
        ...(review.viewerPages === null || review.viewerPages === review.pages
          ? []
          : [{ term: 'In a viewer', value: <span className="text-warn">{formatPages(review.viewerPages)}</span> }]),
        { term: 'Value', value: <Money cents={review.totalCostCents} /> },
        { term: 'Code', value: <CodeText code={review.verificationCode} size="sm" /> },
        { term: 'Received', value: <DateTime value={review.createdAt} /> },
        ...decision(review),
      ]}
    />
  );
}

function decision(review: ReviewDetails) {
  if (review.status === 'pending') return [];
  return [
    { term: 'Authenticated by', value: <bdi>{review.authenticatedByName ?? 'Not authenticated'}</bdi> },
    ...(review.authenticationDate === null
      ? []
      : [{ term: 'On', value: <DateTime value={review.authenticationDate} /> }]),
  ];
}
