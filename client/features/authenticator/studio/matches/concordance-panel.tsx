import { useEffect, useRef, useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { ConcordanceOutput } from '#shared/schemas/memory-collections.ts';
import { useStudio, useView } from '../studio-context.ts';

/** Minimum length of a query. */
const shortest = 2;

/** Occurrences of words in source or English: in the phrasebook, memory, files and delivered papers. */
export function ConcordancePanel() {
  const { view } = useStudio();
  const lookedUp = useView((one) => one.lookedUp());
  const [typed, setTyped] = useState({ text: lookedUp, of: lookedUp });
  // F3 with another selection replaces what was typed.
  const text = typed.of === lookedUp ? typed.text : lookedUp;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (lookedUp === '') box.current?.querySelector('input')?.focus();
  }, [lookedUp]);
  return (
    <div className="grid gap-3">
      <form
        ref={box}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          view.lookUp(text.trim());
        }}
      >
        <Field label="Look up" hint="Select words and press F3, or write them and press Enter.">
          <TextInput
            size="sm"
            type="search"
            maxLength={200}
            value={text}
            onChange={(event) => setTyped({ text: event.currentTarget.value, of: lookedUp })}
          />
        </Field>
      </form>
      {lookedUp.length < shortest ? null : <Lines searched={lookedUp} />}
    </div>
  );
}

function Lines({ searched }: { searched: string }) {
  const { reviewId } = useStudio();
  const query = trpc.authenticator.concordance.useQuery({ id: reviewId, text: searched }, { staleTime: 60_000 });
  const groups = query.data ? groupsOf(query.data) : [];
  return (
    <LoadState
      {...queryState(query)}
      errorTitle="Couldn’t look it up"
      isEmpty={query.data !== undefined && groups.length === 0}
      empty={<p className="text-sm text-ink-2">No phrase, memory or paper holds these words.</p>}
    >
      <div className="grid gap-4">
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-xs font-semibold text-ink-2">
              {title} <span className="tabular-nums">{lines.length}</span>
            </h3>
            <ul className="divide-y divide-line text-sm">
              {lines.map((line) => (
                <li key={`${line.source} ${line.target} ${line.from ?? ''}`} className="grid gap-0.5 py-1.5">
                  <bdi className="wrap-anywhere text-ink-2">
                    <Marked text={line.source} searched={searched} />
                  </bdi>
                  <span className="wrap-anywhere">
                    <Marked text={line.target} searched={searched} />
                  </span>
                  {line.from === null ? null : <span className="text-xs text-ink-3">{line.from}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </LoadState>
  );
}

interface Line {
  source: string;
  target: string;
  from: string | null;
}

function groupsOf({
  phrasebook,
  memory,
  collections,
  delivered,
}: ConcordanceOutput): { title: string; lines: Line[] }[] {
  const named = (lines: ConcordanceOutput['memory']): Line[] =>
    lines.map(({ name, ...line }) => ({ ...line, from: name }));
  const papers = delivered.map(({ source, target, filename, confirmedByName }) => ({
    ...{ source, target },
    from: [filename, confirmedByName].filter(Boolean).join(', '),
  }));
  return [
    { title: 'Phrasebook', lines: named(phrasebook) },
    { title: 'Memory', lines: named(memory) },
    { title: 'Files', lines: named(collections) },
    { title: 'Delivered papers', lines: papers },
  ].flatMap(({ title, lines }) => (lines.length === 0 ? [] : [{ title, lines: withoutRepeats(lines) }]));
}

function withoutRepeats(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map((line) => [`${line.source}\n${line.target}\n${line.from ?? ''}`, line])).values()];
}

function Marked({ text, searched }: { text: string; searched: string }) {
  const at = text.toLowerCase().indexOf(searched.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-badge bg-brass-soft font-semibold text-ink">{text.slice(at, at + searched.length)}</mark>
      {text.slice(at + searched.length)}
    </>
  );
}
