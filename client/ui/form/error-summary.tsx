import { useEffect, useRef } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';

export interface ErrorSummaryItem {
  /** The `name` of the input the link focuses; leave out for an error of the whole form. */
  name?: string;
  message: string;
  lang?: string;
}

export interface ErrorSummaryProps {
  errors: readonly ErrorSummaryItem[];
  title?: string;
  /** Raise it with each failed submit (`formState.submitCount`): the summary then takes the focus again. */
  focusKey?: number;
}

/** What keeps a form from being sent, in the same words as at the fields. Renders nothing without errors. */
export function ErrorSummary({ errors, title, focusKey }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <SummaryBox key={focusKey} errors={errors} title={title} />;
}

/** Takes the focus when it appears. */
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
      <h2 className="font-semibold">{title ?? 'There is a problem'}</h2>
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

/** By code and not by `#id`: a link would push a hash into the address. */
function focusNamed(name: string | undefined, from: HTMLElement | null) {
  if (name === undefined) return;
  const scope = from?.closest('form') ?? document;
  const input = scope.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  input?.focus();
}
