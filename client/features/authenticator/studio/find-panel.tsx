import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { announce } from '#client/ui/feedback/announce.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { useStudio, useText } from './studio-context.ts';
import { findAll, replaceAll, replaceOne, type Match } from './text/find-replace.ts';

/** Finds and replaces in the English of all pages. */
export function FindPanel() {
  const { store, goTo, isReadOnly } = useStudio();
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useText((text_) => text_.summary());
  const matches = findAll(store, { text, matchCase });
  const current = matches[Math.min(at, matches.length - 1)];

  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);

  function show(index: number) {
    const match = matches[(index + matches.length) % Math.max(1, matches.length)];
    if (!match) return;
    setAt((index + matches.length) % matches.length);
    goTo({ id: match.id, key: match.key, caret: match.at + match.length });
  }

  return (
    <div ref={box} className="grid gap-3">
      <Field label="Find">
        <TextInput
          size="sm"
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            show(event.shiftKey ? at - 1 : at);
          }}
        />
      </Field>
      {isReadOnly ? null : (
        <Field label="Replace with">
          <TextInput size="sm" value={replacement} onChange={(event) => setReplacement(event.currentTarget.value)} />
        </Field>
      )}
      <Checkbox
        label="Match case"
        checked={matchCase}
        onChange={(event) => setMatchCase(event.currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" disabled={!current} onClick={() => show(at + 1)}>
          Next
        </Button>
        {isReadOnly ? null : (
          <ReplaceButtons current={current} search={{ text, matchCase }} replacement={replacement} />
        )}
      </div>
      {text === '' ? null : (
        <p role="status" className="text-sm text-ink-2">
          {matches.length === 0 ? 'Not found' : matches.length === 1 ? '1 match' : `${matches.length} matches`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {matches.slice(0, 100).map((match, index) => (
          <li key={`${match.id} ${match.key} ${match.at}`}>
            <MatchEntry match={match} onShow={() => show(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReplaceButtonsProps {
  current: Match | undefined;
  search: Parameters<typeof replaceAll>[1];
  replacement: string;
}

function ReplaceButtons({ current, search, replacement }: ReplaceButtonsProps) {
  const { store } = useStudio();
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        disabled={!current}
        onClick={() => {
          if (current) replaceOne(store, current, replacement);
        }}
      >
        Replace
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={!current}
        onClick={() => {
          const replaced = replaceAll(store, search, replacement);
          announce(`${replaced} replaced`);
        }}
      >
        Replace all
      </Button>
    </>
  );
}

function MatchEntry({ match, onShow }: { match: Match; onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-9 w-full gap-2 rounded-control px-2 py-1.5 text-start text-sm hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        {match.before}
        <mark className="rounded-badge bg-brass-soft font-semibold text-ink">{match.found}</mark>
        {match.after}
      </span>
      <span className="shrink-0 text-xs text-ink-3">p. {match.page}</span>
    </button>
  );
}
