import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { countOf } from '#shared/plural.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { Parts } from '#shared/schemas/parts.ts';
import { spanWords } from '#shared/team/parts.ts';
import { SplitDialog } from './split-dialog.tsx';
import { useFinishPart, useParts } from './use-parts.ts';

/** Parts of a paper that is split or long enough to be split, with the actions that the user may take. */
export function PartsNotice({ review }: { review: Pick<ReviewDetails, 'id' | 'status' | 'sourceLanguage'> }) {
  const { data: parts } = useParts(review.id);
  const [isSplitting, setSplitting] = useState(false);
  const finish = useFinishPart();
  if (review.status !== 'pending' || !parts || (parts.items.length === 0 && !parts.canSplit)) return null;
  const isSplit = parts.items.length > 0;
  const own = parts.items.filter(({ isYours }) => isYours);
  return (
    <InlineAlert
      tone="info"
      className="m-2 md:m-3"
      action={
        <div className="flex flex-wrap gap-2">
          {own.map(({ id: partId, doneAt }) => (
            <Button
              key={partId}
              size="sm"
              variant="secondary"
              busy={finish.isPending && finish.variables.partId === partId}
              onClick={() => finish.mutate({ id: review.id, partId, isDone: doneAt === null })}
            >
              {doneAt === null ? 'Part Done' : 'Open Part Again'}
            </Button>
          ))}
          {parts.canSplit ? (
            <Button size="sm" variant="secondary" onClick={() => setSplitting(true)}>
              {isSplit ? 'Change Parts…' : 'Split…'}
            </Button>
          ) : null}
        </div>
      }
    >
      {isSplit ? (
        <PartList items={parts.items} />
      ) : (
        `This document has ${countOf(parts.pages, 'page')}. Several translators can share them; ${parts.holderName ?? 'its holder'} certifies all.`
      )}
      {isSplitting ? (
        <SplitDialog
          key={parts.items.map(({ id }) => id).join(' ')}
          review={review}
          parts={parts}
          onClose={() => setSplitting(false)}
        />
      ) : null}
    </InlineAlert>
  );
}

/** Pages and progress by translator. */
function PartList({ items }: Pick<Parts, 'items'>) {
  return (
    <ul aria-label="Parts" className="flex flex-wrap gap-x-4 gap-y-1">
      {items.map(({ id, personName, isYours, doneAt, ...span }) => (
        <li key={id}>
          <span className="inline-block first-letter:uppercase">{spanWords(span)}</span>:{' '}
          <bdi className={isYours ? 'font-semibold text-ink' : undefined}>{isYours ? 'you' : personName}</bdi>
          {doneAt === null ? '' : ', done'}
        </li>
      ))}
    </ul>
  );
}
