import { Link } from '@tanstack/react-router';
import { countOf } from '#shared/plural.ts';
import type { CustomerQuestion } from '#shared/schemas/conversation.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { groupBy } from '#client/lib/group-by.ts';

/** Documents with open questions, one row each. */
export function QuestionRows({ questions }: { questions: readonly CustomerQuestion[] }) {
  const byDocument = [...groupBy(questions, ({ documentId }) => documentId)];
  return byDocument.map(([documentId, asked]) => {
    const filename = asked[0]?.filename ?? '';
    return (
      <li key={documentId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
        <div className="min-w-0 flex-1 basis-52">
          <bdi className="block font-semibold wrap-anywhere">{filename}</bdi>
          <p className="text-sm text-ink-2">
            We have {asked.length === 1 ? 'a question' : countOf(asked.length, 'question')} and need your answer to
            finish.
          </p>
        </div>
        <ButtonLink
          size="sm"
          render={
            <Link to="/dashboard/progress" search={{ doc: documentId }} aria-label={`Answer about ${filename}`} />
          }
        >
          Answer
        </ButtonLink>
      </li>
    );
  });
}
