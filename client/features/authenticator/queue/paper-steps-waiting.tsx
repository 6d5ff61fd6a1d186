import { useState } from 'react';
import { formatPages } from '#client/lib/format.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { paperTitle } from '#shared/certificate/title.ts';
import { carriers } from '#shared/mailing.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import { paperStepNames } from '#shared/paper-steps.ts';
import type { PaperStepItem } from '#shared/schemas/paper-steps.ts';
import type { Move } from './paper-step-dialogs.tsx';
import { ReviewLink } from './review-link.tsx';

export const paperStepsWaiting = { pageSize: 50 } as const;

/** The scan's uploader loads with the first dialog. */
const MoveDialog = lazyPart(async () => (await import('./paper-step-dialogs.tsx')).MoveDialog, { failure: 'atFoot' });

/** Steps on paper pending with staff or an authority, longest waiting first; renders nothing if there are none. */
export function PaperStepsWaiting() {
  const { data } = trpc.authenticator.paperSteps.useQuery(paperStepsWaiting);
  const [chosen, setChosen] = useState<{ item: PaperStepItem; move: Move }>();
  if (!data || data.total === 0) return null;
  const close = () => setChosen(undefined);
  return (
    <Section title={`Steps on paper (${data.total})`} className="mb-8">
      <ul className="divide-y divide-line rounded-control border border-line bg-sheet">
        {data.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-4 p-4 text-sm">
            <StepFacts item={item} />
            <span className="flex flex-wrap gap-2">
              {item.state === 'asked' ? (
                <Button size="sm" variant="secondary" onClick={() => setChosen({ item, move: 'send' })}>
                  Record as sent
                </Button>
              ) : (
                <Button size="sm" variant="secondary" onClick={() => setChosen({ item, move: 'return' })}>
                  Record as back
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => setChosen({ item, move: 'cancel' })}>
                Cancel…
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {chosen ? <MoveDialog {...chosen} onClose={close} /> : null}
    </Section>
  );
}

function StepFacts({ item }: { item: PaperStepItem }) {
  const { authority, tracking, scan } = item;
  const facts = [
    authority && [authority.county, stateNames[authority.state]].filter((part) => part !== null).join(', '),
    tracking && `${carriers[tracking.carrier].label} ${tracking.trackingNumber}`,
    scan && `scan of ${formatPages(scan.pages)}`,
  ].filter((fact) => fact !== null);
  return (
    <div className="grid gap-1">
      <span className="font-semibold">{paperStepNames[item.kind]}</span>
      {item.reviewId === null ? (
        <bdi>{paperTitle(item)}</bdi>
      ) : (
        <ReviewLink id={item.reviewId} search={{}} isRow={false} className="inline-link">
          <bdi>{paperTitle(item)}</bdi>
        </ReviewLink>
      )}
      <span className="text-xs text-ink-2">
        <bdi>{item.customerName}</bdi>, asked <DateTime value={item.askedAt} format="date" />
        {item.sentOn === null ? null : `, sent ${item.sentOn}`}
        {facts.length > 0 ? ` · ${facts.join(' · ')}` : null}
      </span>
      {item.kind === 'apostille' && item.state === 'asked' && !item.isAuthenticated ? (
        <span className="text-xs text-ink-2">Can be sent once the translation is delivered.</span>
      ) : null}
    </div>
  );
}
