import { clsx } from 'clsx';
import { SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';
import type { ReadBox } from '#shared/schemas/source-boxes.ts';
import { isReason, reasonWanted } from '#shared/translation-checks/rules.ts';
import { kindWords, markWords } from './block-words.ts';
import { useStudio, useView } from './studio-context.ts';
import { restoreBox, wordsOf } from './text/source-boxes.ts';
import { useAnswerBox, usePageBoxes, type PageBoxes } from './use-source-boxes.ts';

/** Boxes read on a page that its text lacks; each can be restored, or dismissed with a reason. */
export function UncoveredBoxes({ page }: { page: number }) {
  const boxes = usePageBoxes(page);
  if (!boxes || boxes.open.length + boxes.explained.length === 0) return null;
  const { open, explained } = boxes;
  return (
    <section aria-label={`On page ${page}, not in the text`} className="border-t border-line bg-warn-soft/60 text-sm">
      {open.length === 0 ? null : (
        <>
          <h3 className="px-4 pt-2.5 font-semibold">On the page, not in the text</h3>
          <ul className="divide-y divide-line">
            {open.map((box) => (
              <OpenBox key={box.id} box={box} />
            ))}
          </ul>
        </>
      )}
      {explained.map((one) => (
        <ExplainedBox key={one.box.id} {...one} />
      ))}
    </section>
  );
}

function OpenBox({ box }: { box: ReadBox }) {
  const { store, view, follow, isReadOnly } = useStudio();
  const isActive = useView((studio) => studio.activeBox()?.id === box.id);
  const { isSending, answer } = useAnswerBox();
  const [reason, setReason] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);

  function submit() {
    setIsRefused(!isReason(reason ?? ''));
    if (isReason(reason ?? '')) answer(box.id, (reason ?? '').trim());
  }

  return (
    <li
      data-box={box.id}
      onFocus={() => view.setActiveBox({ id: box.id, page: box.page })}
      className={clsx('grid gap-2 px-4 py-2.5', isActive && 'bg-warn-soft')}
    >
      <BoxWords box={box} />
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => follow(restoreBox(store, box))}>
            {box.part === 'ink' ? 'Add as a mark' : 'Restore'}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={reason !== undefined}
            onClick={() => setReason((given) => (given === undefined ? '' : undefined))}
          >
            Not text…
          </Button>
        </div>
      )}
      {reason === undefined ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="grid gap-2"
        >
          <Field
            label="Why it’s no text to translate"
            error={isRefused && !isReason(reason) ? reasonWanted : undefined}
          >
            <TextInput
              size="sm"
              ref={focusFirst}
              maxLength={limits.reasonMax}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          <Button size="sm" type="submit" busy={isSending} className="justify-self-start">
            Keep the reason
          </Button>
        </form>
      )}
    </li>
  );
}

/** The reason is typed right after its button. */
function focusFirst(input: HTMLInputElement | null): void {
  input?.focus();
}

function ExplainedBox({ box, answer: { reason, answeredByName } }: PageBoxes['explained'][number]) {
  const { isReadOnly } = useStudio();
  const { isSending, answer } = useAnswerBox();
  return (
    <div className="grid gap-1 border-t border-line px-4 py-2 text-xs text-ink-2 first:border-t-0">
      <BoxWords box={box} />
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <span>
          Not text: {reason}
          {answeredByName === null ? null : (
            <>
              {' '}
              (<bdi>{answeredByName}</bdi>)
            </>
          )}
        </span>
        {isReadOnly ? null : (
          <Button size="sm" variant="quiet" busy={isSending} onClick={() => answer(box.id, null)}>
            Take back
          </Button>
        )}
      </p>
    </div>
  );
}

function BoxWords({ box }: { box: ReadBox }) {
  const words = wordsOf(box);
  return (
    <p className="flex items-start gap-2">
      <SquareDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-ink-2">{nameOf(box)}</span>
        {words === '' ? null : (
          <>
            {': '}
            <bdi lang={box.content.lang}>{words}</bdi>
          </>
        )}
      </span>
    </p>
  );
}

function nameOf({ part, content, ink }: ReadBox): string {
  if (part === 'ink') return `Ink in no block, ${((ink ?? 0) * 100).toFixed(1)} % of the page’s`;
  if (part === 'row') return 'Row of a table';
  return content.kind === 'mark' ? markWords[content.mark] : kindWords[content.kind];
}
