import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { progressWords } from '#client/features/authenticator/queue/text-standing.tsx';
import { NeededDay } from '#client/features/documents/needed-day.tsx';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { describeError } from '#client/lib/error-message.ts';
import { formatPages } from '#client/lib/format.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { can } from '#shared/access.ts';
import { recipientLabels } from '#shared/certificate/recipients.ts';
import { lacksNotary, type Offer } from '#shared/notary.ts';
import { services } from '#shared/pricing.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { ClientButton } from './client-button.tsx';

interface AdminChoiceProps {
  review: ReviewDetails;
  busy: boolean;
  onChoose: (to: string | null) => void;
}

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

/** Assigns a pending review: an admin to anybody, an authenticator to themselves. */
function AssignmentControl({ review }: { review: ReviewDetails }) {
  const user = useCurrentUser();
  const utils = trpc.useUtils();
  const toast = useToast();
  const assign = trpc.authenticator.assign.useMutation({
    onError: (error) => toast.show({ tone: 'error', title: 'Not assigned', description: describeError(error).text }),
    onSettled: () =>
      Promise.all([
        utils.authenticator.get.invalidate({ id: review.id }),
        utils.authenticator.queue.invalidate(),
        utils.authenticator.overview.invalidate(),
        utils.authenticator.assignees.invalidate(),
      ]),
  });
  if (!user) return null;
  const set = (to: string | null) => assign.mutate({ id: review.id, to });
  if (can(user, 'manage')) return <AdminChoice review={review} busy={assign.isPending} onChoose={set} />;
  const { assignedToId, assignedToName } = review;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>{assignedToId === user.id ? 'You' : <bdi>{assignedToName ?? 'Nobody'}</bdi>}</span>
      {assignedToId === null ? (
        <Button size="sm" variant="secondary" busy={assign.isPending} onClick={() => set(user.id)}>
          Take it
        </Button>
      ) : assignedToId === user.id ? (
        <Button size="sm" variant="secondary" busy={assign.isPending} onClick={() => set(null)}>
          Give back
        </Button>
      ) : null}
    </span>
  );
}

function AdminChoice({ review, busy, onChoose }: AdminChoiceProps) {
  const { data } = trpc.authenticator.assignees.useQuery({ id: review.id });
  const people = data?.items ?? [];
  const able = people.filter(({ id, cannot }) => cannot === null || id === review.assignedToId);
  const options = able.map(({ id, name, isOffered, assigned }) => ({
    value: id,
    label: `${name}${isOffered ? ` (${review.sourceLanguage})` : ''}${assigned > 0 ? `, ${String(assigned)} assigned` : ''}`,
  }));
  const { assignedToId, assignedToName } = review;
  const isListed = assignedToId === null || people.some(({ id }) => id === assignedToId);
  return (
    <Field label="Assigned to" hideLabel disabled={busy}>
      <Select
        size="sm"
        placeholder="Nobody"
        options={isListed ? options : [{ value: assignedToId, label: assignedToName ?? '' }, ...options]}
        value={assignedToId ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
    </Field>
  );
}
