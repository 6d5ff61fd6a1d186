import { Link } from '@tanstack/react-router';
import { useFinishPart } from '#client/features/authenticator/parts/use-parts.ts';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import type { OwnPart } from '#shared/schemas/parts.ts';
import { spanWords } from '#shared/team/parts.ts';

/** The user's parts of split papers. */
export function OwnParts({ parts }: { parts: readonly OwnPart[] }) {
  const finish = useFinishPart();
  const { studio } = useStaffPaths();
  if (parts.length === 0) return null;
  return (
    <Section
      title="Your parts"
      description="Pages of documents that several people translate. Their holder certifies all."
    >
      <CardList aria-label="Your parts">
        {parts.map(({ id, partId, filename, sourceLanguage, dueAt, isDone, ...span }) => (
          <li key={partId} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <div className="min-w-0 flex-1 basis-56">
              <Link
                to={studio}
                params={{ reviewId: id }}
                className="font-semibold wrap-anywhere text-primary underline"
              >
                <bdi>{filename}</bdi>
              </Link>
              <p className="text-sm text-ink-2">
                <span className="inline-block font-semibold text-ink first-letter:uppercase">{spanWords(span)}</span>
                {isDone ? ', done' : ''} · {sourceLanguage} · due <DateTime value={dueAt} format="dayTime" />
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${isDone ? 'Open' : 'Finish'} ${spanWords(span)} of ${filename}`}
              busy={finish.isPending && finish.variables.partId === partId}
              onClick={() => finish.mutate({ id, partId, isDone: !isDone })}
            >
              {isDone ? 'Open Again' : 'Done'}
            </Button>
          </li>
        ))}
      </CardList>
    </Section>
  );
}
