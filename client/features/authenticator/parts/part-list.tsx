import type { Parts } from '#shared/schemas/parts.ts';
import { spanWords } from '#shared/team/parts.ts';

/** Who has which pages, and who is done. */
export function PartList({ items }: Pick<Parts, 'items'>) {
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
