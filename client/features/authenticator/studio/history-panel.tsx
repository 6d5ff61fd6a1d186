import { useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { countOf } from '#shared/plural.ts';
import type { TextDiff } from '#shared/schemas/studio.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { useStudio, useText } from './studio-context.ts';
import { isSame, partsOf } from './text/block.ts';
import { entryOf } from './text/commands.ts';
import { wordDiff } from './text/word-diff.ts';

const causeWords: Readonly<Record<string, string>> = {
  read: 'The source was read',
  drafted: 'Drafted',
  saved: 'Edited',
  confirmed: 'Confirmed',
  imported: 'Imported',
  restored: 'Restored',
};

/** The user's own effort by page, which is not shown to others. */
function OwnEffort({ reviewId }: { reviewId: string }) {
  const { data } = trpc.authenticator.effort.useQuery({ id: reviewId }, { staleTime: 0 });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const total = items.reduce((sum, one) => ({ keys: sum.keys + one.keys, minutes: sum.minutes + one.minutes }), {
    keys: 0,
    minutes: 0,
  });
  return (
    <section aria-label="Your work on this text" className="mb-3 rounded-control bg-sunken px-3 py-2 text-sm">
      <h3 className="font-semibold">
        Your work: {countOf(total.minutes, 'minute')}, {countOf(total.keys, 'key')}
      </h3>
      {items.length > 1 ? (
        <ul className="mt-1 text-xs text-ink-2 tabular-nums">
          {items.map(({ page, keys, minutes }) => (
            <li key={page}>
              Page {page}: {countOf(minutes, 'minute')}, {countOf(keys, 'key')}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1 text-xs text-ink-2">Seen by you alone; reports have sums over all papers.</p>
    </section>
  );
}

/** The saves of a text, newest first; each shows what it changed. */
export function HistoryPanel({ reviewId }: { reviewId: string }) {
  const version = useText((store) => store.version());
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<number>();
  const query = trpc.authenticator.textVersions.useQuery({ id: reviewId, page }, { staleTime: 0 });
  const isStale = (query.data?.items[0]?.version ?? version) < version && page === 1;
  const items = query.data?.items ?? [];
  return (
    <>
      <OwnEffort reviewId={reviewId} />
      <LoadState {...queryState(query)}>
        {isStale ? (
          <Button size="sm" variant="quiet" onClick={() => void query.refetch()}>
            Show newer saves
          </Button>
        ) : null}
        <ol className="divide-y divide-line text-sm">
          {items.map((item) => (
            <li key={item.version} className="py-1">
              <button
                type="button"
                aria-expanded={shown === item.version}
                onClick={() => setShown(shown === item.version ? undefined : item.version)}
                className="flex min-h-9 w-full flex-wrap items-center gap-x-2 rounded-control px-2 text-start hover:bg-sunken"
              >
                <span className="font-medium">{causeWords[item.cause] ?? item.cause}</span>
                <bdi className="text-ink-2">{item.savedByName ?? ''}</bdi>
                <span className="text-xs text-ink-3">
                  {item.changes} {item.changes === 1 ? 'change' : 'changes'}
                </span>
                <DateTime value={item.savedAt} className="ms-auto text-xs text-ink-3" />
              </button>
              {shown === item.version ? <VersionDiff reviewId={reviewId} version={item.version} /> : null}
            </li>
          ))}
        </ol>
        <div className="mt-2 flex gap-2">
          {page > 1 ? (
            <Button size="sm" variant="secondary" onClick={() => setPage(page - 1)}>
              Newer
            </Button>
          ) : null}
          {(query.data?.total ?? 0) > page * Math.max(items.length, 1) && items.length > 0 ? (
            <Button size="sm" variant="secondary" onClick={() => setPage(page + 1)}>
              Older
            </Button>
          ) : null}
        </div>
      </LoadState>
    </>
  );
}

function VersionDiff({ reviewId, version }: { reviewId: string; version: number }) {
  const query = trpc.authenticator.textDiff.useQuery(
    { id: reviewId, from: version - 1, to: version },
    { staleTime: Infinity },
  );
  return (
    <LoadState {...queryState(query)}>
      <ul className="grid gap-1 px-2 pb-2">
        {query.data?.changes.slice(0, 100).map((change) => (
          <ChangeRow key={change.blockId} {...change} />
        ))}
      </ul>
    </LoadState>
  );
}

function textOf(block: BlockContent | null): string {
  return block === null
    ? ''
    : partsOf(block)
        .map(({ target }) => target)
        .filter((text) => text !== '')
        .join(' · ');
}

/** A block's change; leads to the block. */
export function ChangeRow({ blockId, before, after }: TextDiff['changes'][number]) {
  const { store, goTo } = useStudio();
  return (
    <li>
      <button
        type="button"
        className="w-full rounded-control px-2 py-1 text-start hover:bg-sunken"
        onClick={() => {
          const focus = entryOf(store.block(blockId));
          if (focus) goTo(focus);
        }}
      >
        <ChangeText before={before} after={after} />
      </button>
    </li>
  );
}

/** A block's text before and after a change, with the changed words marked. */
function ChangeText({ before, after }: { before: BlockContent | null; after: BlockContent | null }) {
  const [from, to] = [textOf(before), textOf(after)];
  if (before && after && isSame(from, to)) {
    const words = before.state === after.state ? 'Reading or order changed' : `${before.state} → ${after.state}`;
    return (
      <>
        <span className="text-ink-3">{words}: </span>
        {to === '' ? '–' : to}
      </>
    );
  }
  return (
    <span lang="en" className="wrap-anywhere">
      {wordDiff(from, to).map(({ at, kind, text }) =>
        kind === 'same' ? (
          <span key={at}>{text}</span>
        ) : kind === 'added' ? (
          <ins key={at} className="rounded-badge bg-ok-soft text-ok no-underline">
            {text}
          </ins>
        ) : (
          <del key={at} className="rounded-badge bg-seal-soft text-seal">
            {text}
          </del>
        ),
      )}
    </span>
  );
}
