import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '#shared/marketing.ts';

/** Questions in native `details` of one name: one is open at a time, without a script. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const name = useId();
  return (
    <div className="border-y-2 border-ink">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-t border-line first:border-t-0">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-serif text-lg font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-brass transition-transform duration-200 ease-standard group-open:rotate-45"
            />
          </summary>
          <p className="max-w-prose pe-9 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
