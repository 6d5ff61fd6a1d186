import { Link, useNavigate } from '@tanstack/react-router';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { RevisionTask } from '#shared/schemas/text-revision.ts';

const taskWords = {
  take: 'Waits for a reviser',
  revise: 'You revise it',
  correct: 'Returned to you',
} as const satisfies Record<RevisionTask['task'], string>;

/** Texts that the user may take or is revising as the second person, and their own that were returned. */
export function Revisions({ tasks }: { tasks: readonly RevisionTask[] }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { studio } = useStaffPaths();
  const take = trpc.authenticator.takeRevision.useMutation({
    onSuccess: (_revision, { id }) => navigate({ to: studio, params: { reviewId: id } }),
    onSettled: () => utils.authenticator.myWork.invalidate(),
  });
  if (tasks.length === 0 && !take.error) return null;
  return (
    <Section title="Revision" description="Another person than its translator revises a text before it is certified.">
      <FailureAlert failure={take.error ? describeError(take.error) : undefined} />
      {tasks.length === 0 ? null : (
        <CardList aria-label="Revision">
          {tasks.map((task) => (
            <Task
              key={task.id}
              task={task}
              busy={take.isPending && take.variables.id === task.id}
              onTake={() => {
                if (!take.isPending) take.mutate({ id: task.id });
              }}
            />
          ))}
        </CardList>
      )}
    </Section>
  );
}

function Task({ task, busy, onTake }: { task: RevisionTask; busy: boolean; onTake: () => void }) {
  const { id, filename, pages, sourceLanguage, dueAt, note } = task;
  const { studio } = useStaffPaths();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          <bdi>{filename}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <span className={task.task === 'take' ? undefined : 'font-semibold text-ink'}>{taskWords[task.task]}</span> ·{' '}
          {countOf(pages, 'page')} · {sourceLanguage} · due <DateTime value={dueAt} format="dayTime" />
        </p>
        {note === '' ? null : (
          <p className="text-sm wrap-anywhere">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {task.task === 'take' ? (
        <Button size="sm" busy={busy} aria-label={`Revise ${filename}`} onClick={onTake}>
          Revise
        </Button>
      ) : (
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<Link to={studio} params={{ reviewId: id }} aria-label={`Open ${filename}`} />}
        >
          Open
        </ButtonLink>
      )}
    </li>
  );
}
