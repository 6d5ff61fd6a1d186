import { useEffect } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import type { MatchOrigin } from '#shared/memory-collections.ts';
import type { MatchView } from '#shared/schemas/memory-collections.ts';
import { useBlock, useStudio, useView } from '../studio-context.ts';
import { takeAlternative } from '../text/commands.ts';
import type { Focus } from '../text/undo.ts';
import { Difference } from './difference.tsx';

/** Alternatives for the active text: from phrasebook, memory, files and the engine. */
export function MatchesPanel() {
  const active = useView((view) => view.active());
  const block = useBlock(active?.id);
  if (!active || !block || block.kind === 'note')
    return <p className="text-sm text-ink-2">Enter a text to see its alternatives.</p>;
  return <Matches key={`${active.id} ${active.key}`} focus={active} lang={block.lang} dir={block.dir} />;
}

interface MatchesProps {
  focus: Focus;
  lang: string;
  dir: 'ltr' | 'rtl';
}

function Matches({ focus, lang, dir }: MatchesProps) {
  const { reviewId, view } = useStudio();
  const { id: blockId, key: part } = focus;
  const query = trpc.authenticator.matches.useQuery({ id: reviewId, blockId, part }, { staleTime: 60_000 });
  const items = query.data?.items;
  useEffect(() => {
    view.setAlternatives(items && { focus: { id: blockId, key: part }, items });
    return () => view.setAlternatives(undefined);
  }, [view, items, blockId, part]);
  return (
    <LoadState
      {...queryState(query)}
      errorTitle="Couldn’t look the text up"
      isEmpty={items?.length === 0}
      empty={<p className="text-sm text-ink-2">Nothing like this text was translated before.</p>}
    >
      <ol className="grid gap-2">
        {items?.map((match, index) => (
          <li key={`${match.from} ${match.segment} ${match.target}`}>
            <MatchEntry match={match} number={index + 1} focus={focus} lang={lang} dir={dir} />
          </li>
        ))}
      </ol>
    </LoadState>
  );
}

const originWords: Readonly<Record<MatchOrigin, string>> = {
  phrasebook: 'Phrasebook',
  memory: 'Memory',
  own: 'This customer’s papers',
  collection: 'File',
  engine: 'Engine',
};

interface MatchEntryProps extends MatchesProps {
  match: MatchView;
  number: number;
}

function MatchEntry({ match, number, focus, lang, dir }: MatchEntryProps) {
  const { shown, follow, isReadOnly, view } = useStudio();
  const { segment, source, target, percent, from, name, isWhole } = match;
  const take = () => follow(takeAlternative(shown, { ...focus, caret: view.active()?.caret ?? focus.caret }, match));
  return (
    <button
      type="button"
      disabled={isReadOnly}
      onClick={take}
      className="grid w-full gap-1 rounded-control border border-line p-2 text-start text-sm enabled:hover:bg-sunken"
    >
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
        <kbd className="rounded-badge border border-line px-1 font-sans">Alt+{number}</kbd>
        {percent === null ? null : <span className="font-semibold text-ink-2 tabular-nums">{percent}%</span>}
        <span>{name === null ? originWords[from] : `${originWords[from]}: ${name}`}</span>
        {isWhole ? null : <span>One sentence, at the caret</span>}
      </span>
      <span className="wrap-anywhere">{target}</span>
      {source === segment ? null : (
        <span className="text-xs text-ink-2">
          <Difference before={segment} after={source} lang={lang} dir={dir} />
        </span>
      )}
    </button>
  );
}
