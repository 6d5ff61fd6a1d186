import { useEffect, useRef } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { words } from '#client/ui/words.ts';

export interface ErrorSummaryItem {
  /** Name of the input the link focuses; omitted for form-level errors. */
  name?: string;
  message: string;
  lang?: string;
}

export interface ErrorSummaryProps {
  errors: readonly ErrorSummaryItem[];
  title?: string;
  /** Changes with each failed submit (`formState.submitCount`), which focuses the summary again. */
  focusKey?: number;
}

/** Links to the invalid fields of a form, with the fields' own error texts. Renders nothing without errors. */
export function ErrorSummary({ errors, title, focusKey }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <SummaryBox key={focusKey} errors={errors} title={title} />;
}

/** Focuses itself on mount. */
function SummaryBox({ errors, title }: Omit<ErrorSummaryProps, 'focusKey'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      data-slot="alert"
      className="mb-6 rounded-control border-2 border-seal bg-sheet p-4"
    >
      <h2 className="font-semibold">{title ?? words('frame')('form.problem')}</h2>
      <ul className="mt-2 grid gap-1">
        {errors.map((error) => (
          <li key={`${error.name ?? ''} ${error.message}`} className="text-seal">
            {error.name === undefined ? (
              <MessageText text={error.message} lang={error.lang} />
            ) : (
              <button
                type="button"
                onClick={() => focusNamed(error.name, box.current)}
                className="min-h-6 text-start font-medium underline underline-offset-3 hover:decoration-2"
              >
                <MessageText text={error.message} lang={error.lang} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses in code, since a `#id` link would add a hash to the URL. */
function focusNamed(name: string | undefined, from: HTMLElement | null) {
  if (name === undefined) return;
  const scope = from?.closest('form') ?? document;
  const input = scope.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  input?.focus();
}
