import { clsx } from 'clsx';
import {
  ArrowDownUp,
  Check,
  CircleAlert,
  CircleDashed,
  PencilLine,
  Sparkles,
  SquareDashed,
  TriangleAlert,
} from 'lucide-react';
import { memo } from 'react';
import { countOf } from '#shared/plural.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import type { BlockState } from '#shared/translation-text.ts';
import { BlockFields } from './block-fields.tsx';
import { kindWords, levelStyles, levelWords, markWords, stateOf } from './block-words.ts';
import { BlockTalk } from './conversation/block-talk.tsx';
import { TwoCandidates } from './matches/difference.tsx';
import { useBlock, useStudio, useView } from './studio-context.ts';
import { gapsIn } from './text/block.ts';
import { appendTo } from './text/commands.ts';
import { isSafeDraft } from './text/safe-drafts.ts';

const stateIcons: Readonly<Record<BlockState, typeof Check>> = {
  untranslated: CircleDashed,
  drafted: Sparkles,
  edited: PencilLine,
  confirmed: Check,
};

const stateStyles: Readonly<Record<BlockState, string>> = {
  untranslated: 'text-ink-3',
  drafted: 'text-brass',
  edited: 'text-info',
  confirmed: 'text-ok',
};

const barStyles: Readonly<Record<BlockState, string>> = {
  untranslated: 'before:bg-line',
  drafted: 'before:bg-brass-deco',
  edited: 'before:bg-info',
  confirmed: 'before:bg-ok',
};

/** Findings that only repeat the state; the panel lists them. */
const saidByState: Partial<Record<BlockState, string>> = {
  untranslated: 'block-untranslated',
  drafted: 'block-unconfirmed',
  edited: 'block-unconfirmed',
};

/** One block: its source, its English and what is known about it. */
export const BlockRow = memo(function BlockRow({ id }: { id: string }) {
  const { reviewId, store, isReadOnly } = useStudio();
  const block = useBlock(id);
  const isActive = useView((view) => view.active()?.id === id);
  const isRereading = useView((view) => view.active()?.id === id && view.isRereading());
  const found = useView((view) => view.findingsOf(id));
  if (!block) return null;
  const findings = found.filter(({ rule }) => rule !== saidByState[block.state]);
  const isFolded = findings.length === 0 && isWell(block);
  const findingsId = findings.length > 0 ? `findings-${id}` : undefined;
  return (
    <li
      data-row={id}
      data-state={block.state}
      data-safe={isSafeDraft(block, found) || undefined}
      data-active={isActive || undefined}
      className={clsx(
        'relative grid gap-x-1 ps-4 before:absolute before:inset-y-1.5 before:start-1 before:w-0.75 before:rounded-full',
        barStyles[block.state],
        isActive ? 'bg-primary-soft/45 before:w-1' : '',
        isFolded ? 'py-0.5 pe-7' : 'gap-y-1 py-2 pe-2',
      )}
    >
      <BlockFields block={block} isRereading={isRereading} describedBy={findingsId} />
      {isFolded ? <FoldedNotes block={block} /> : <BlockNotes block={block} />}
      {block.state === 'drafted' && block.draft?.other ? (
        <TwoCandidates block={block} other={block.draft.other} />
      ) : null}
      {findingsId === undefined ? null : <BlockFindings id={findingsId} findings={findings} />}
      <div data-talk="" className="px-2 empty:hidden">
        <BlockTalk
          reviewId={reviewId}
          blockId={id}
          place={block}
          isActive={isActive}
          onUseAnswer={isReadOnly ? undefined : (answer) => appendTo(store, id, answer)}
        />
      </div>
    </li>
  );
});

/** Whether a block needs no action; its status line then collapses into an icon. */
function isWell({ state, doubtful, isOrderDoubtful, draft }: TextBlock): boolean {
  if (state === 'confirmed') return true;
  if (state === 'edited' || doubtful.length > 0 || isOrderDoubtful) return false;
  // Its empty fields already show this state.
  if (state === 'untranslated') return true;
  return draft?.similarity === null || draft?.similarity === 1;
}

function FoldedNotes({ block }: { block: TextBlock }) {
  const Icon = stateIcons[block.state];
  const kind = block.kind === 'mark' ? markWords[block.mark] : kindWords[block.kind];
  const detail = block.state === 'drafted' ? block.draft?.detail : undefined;
  const words = [stateOf(block), kind, detail].filter(Boolean).join(' · ');
  return (
    <span title={words} className={clsx('absolute end-2 top-2.5 pointer-coarse:top-4', stateStyles[block.state])}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function BlockNotes({ block }: { block: TextBlock }) {
  const Icon = stateIcons[block.state];
  const isPlain = block.kind === 'paragraph';
  const gaps = gapsIn(block);
  const detail = block.state === 'drafted' ? block.draft?.detail : undefined;
  const isDoubtful = block.doubtful.length > 0 && block.state !== 'confirmed';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-2 text-xs text-ink-3">
      <span className={clsx('inline-flex items-center gap-1 font-medium', stateStyles[block.state])}>
        <Icon aria-hidden="true" className="size-3.5" />
        {stateOf(block)}
      </span>
      {isPlain ? null : <span>{block.kind === 'mark' ? markWords[block.mark] : kindWords[block.kind]}</span>}
      {gaps > 0 ? (
        <span className="inline-flex items-center gap-1 font-medium text-warn">
          <SquareDashed aria-hidden="true" className="size-3.5" />
          {countOf(gaps, 'gap')}
        </span>
      ) : null}
      {isDoubtful ? (
        <span className="inline-flex items-center gap-1 text-warn">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {block.doubtful.length === 1 ? '1 doubtful word' : `${block.doubtful.length} doubtful words`}
        </span>
      ) : null}
      {block.isOrderDoubtful && block.state !== 'confirmed' ? (
        <span className="inline-flex items-center gap-1 text-warn">
          <ArrowDownUp aria-hidden="true" className="size-3.5" />
          Check the order here
        </span>
      ) : null}
      {detail ? <bdi className="min-w-0 truncate text-ink-2">{detail}</bdi> : null}
    </p>
  );
}

function BlockFindings({ id, findings }: { id: string; findings: readonly TextFinding[] }) {
  return (
    <ul id={id} className="grid gap-0.5 px-2 text-xs">
      {findings.map(({ rule, level, say }) => (
        <li key={`${rule} ${say}`} className={clsx('flex items-start gap-1.5', levelStyles[level])}>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>
            <span className="sr-only">{levelWords[level]}: </span>
            {say}
          </span>
        </li>
      ))}
    </ul>
  );
}
