import { Link } from '@tanstack/react-router';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { groupBy } from '#client/lib/group-by.ts';
import { paperName } from '#client/lib/paper-title.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { words } from '#client/ui/words.ts';
import type { CustomerQuestion } from '#shared/schemas/conversation.ts';

/** Documents with open questions, one row each. */
export function QuestionRows({ questions }: { questions: readonly CustomerQuestion[] }) {
  const t = words('documents');
  const byDocument = [...groupBy(questions, ({ documentId }) => documentId)];
  return byDocument.map(([documentId, asked]) => {
    const [first] = asked;
    if (!first) return null;
    const name = paperName(first);
    return (
      <li key={documentId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold">
            <PaperName paper={first} />
          </p>
          <p className="text-sm text-ink-2">{t('questions.row', { count: asked.length })}</p>
        </div>
        <ButtonLink
          size="sm"
          render={
            <Link
              to="/dashboard/progress"
              search={{ doc: documentId }}
              aria-label={t('questions.answerAbout', { name })}
            />
          }
        >
          {t('questions.answer')}
        </ButtonLink>
      </li>
    );
  });
}
