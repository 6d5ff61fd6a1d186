import { progressWords } from '#client/features/authenticator/queue/text-standing.tsx';
import { NeededDay } from '#client/features/documents/needed-day.tsx';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { formatPages } from '#client/lib/format.ts';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { recipientLabels } from '#shared/certificate/recipients.ts';
import { lacksNotary, type Offer } from '#shared/notary.ts';
import { services } from '#shared/pricing.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { AssignmentControl } from './assignment-control.tsx';
import { ClientButton } from './client-button.tsx';

/** The order's facts, beside the documents. */
export function WorkspaceFacts({ review }: { review: ReviewDetails }) {
  const { client } = review;
  const offer = useOffer();
  return (
    <DescriptionList
      facts={[
        { term: 'Client', value: <bdi>{review.clientName ?? client.name ?? '—'}</bdi> },
        { term: 'User', value: <ClientButton inline userId={client.id} name={client.name} email={client.email} /> },
        ...(review.status === 'pending'
          ? [
              { term: 'Assigned to', value: <AssignmentControl review={review} /> },
              ...(review.text === null ? [] : [{ term: 'Text', value: progressWords(review.text, review) }]),
            ]
          : []),
        { term: 'Language', value: `${review.sourceLanguage} → ${review.targetLanguage}` },
        { term: 'Type', value: services[review.translationType].label },
        ...(review.translationType === 'notarized' && review.status === 'pending'
          ? [{ term: 'Notarization', value: notarization(review, offer) }]
          : []),
        { term: 'Bank statement', value: review.isBankStatement ? 'Yes' : 'No' },
        { term: 'Recipient', value: recipientLabels[review.recipient] },
        ...(review.neededBy === null ? [] : [{ term: 'Needed by', value: <NeededDay day={review.neededBy} /> }]),
        ...(review.note === null
          ? []
          : [{ term: 'Note', value: <bdi className="wrap-anywhere whitespace-pre-line">{review.note}</bdi> }]),
        ...spelling(review),
        { term: 'Pages', value: formatPages(review.pages) },
        ...(review.viewerPages === null || review.viewerPages === review.pages
          ? []
          : [{ term: 'In a viewer', value: <span className="text-warn">{formatPages(review.viewerPages)}</span> }]),
        { term: 'Value', value: <Money cents={review.totalCostCents} currency={review.currency} /> },
        {
          term: 'Code',
          value: (
            <CodeText code={review.verificationCode} groups={codeGroupLengths(review.verificationCode)} size="sm" />
          ),
        },
        { term: 'Received', value: <DateTime value={review.createdAt} /> },
        ...decision(review),
      ]}
    />
  );
}

/** Names as in the passport, to be spelled like this. */
function spelling({ spelling: { people } }: ReviewDetails) {
  if (people.length === 0) return [];
  const value = (
    <ul>
      {people.map(({ name, nativeName }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          {nativeName === null ? null : <bdi className="ms-2 text-ink-2">{nativeName}</bdi>}
        </li>
      ))}
    </ul>
  );
  return [{ term: 'Names as in the passport', value }];
}

/** Next step after the decision on a notarized order. */
function notarization({ notarySince, status }: ReviewDetails, offer: Offer): string {
  if (notarySince !== null)
    return status === 'pending' ? 'Certified, with the notary' : 'A revision is with the notary';
  return lacksNotary('notarized', offer)
    ? 'After your decision the order waits: there is no commissioned notary right now'
    : 'After your decision, by a notary';
}

function decision(review: ReviewDetails) {
  if (review.status === 'pending') return [];
  return [
    { term: 'Authenticated by', value: <bdi>{review.authenticatedByName ?? 'Not authenticated'}</bdi> },
    ...(review.authenticationDate === null
      ? []
      : [{ term: 'On', value: <DateTime value={review.authenticationDate} /> }]),
    ...reasons(review),
  ];
}

/** Reasons given for passing findings, for the next reviewer. */
function reasons({ decision: decided }: ReviewDetails) {
  const text = decided?.text?.acknowledgements ?? [];
  const given = [...(decided?.acknowledgements ?? []), ...(decided?.reasons ?? []), ...text].filter(
    ({ reason }) => reason !== '',
  );
  if (given.length === 0) return [];
  const value = (
    <ul>
      {given.map(({ rule, reason }) => (
        <li key={`${rule} ${reason}`}>
          <code className="text-xs text-ink-2">{rule}</code> <bdi className="wrap-anywhere">{reason}</bdi>
        </li>
      ))}
    </ul>
  );
  return [{ term: 'Passed with a reason', value }];
}
