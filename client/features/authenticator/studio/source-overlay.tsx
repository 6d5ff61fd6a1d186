import { clsx } from 'clsx';
import { memo } from 'react';
import type { Box } from '#shared/schemas/translation-text.ts';
import { useBlock, useStudio, useText, useView } from './studio-context.ts';
import { entryOf } from './text/commands.ts';

/** Outlines of a page's blocks over its picture; the active one stands out, and each leads to its block. */
export const SourceOverlay = memo(function SourceOverlay({ page, turns }: { page: number; turns: number }) {
  const ids = useText((store) => store.idsOf(page));
  return (
    <div className="absolute inset-0">
      {ids.map((id) => (
        <BlockOutline key={id} id={id} turns={turns} />
      ))}
    </div>
  );
});

const BlockOutline = memo(function BlockOutline({ id, turns }: { id: string; turns: number }) {
  const { store, goTo } = useStudio();
  const block = useBlock(id);
  const isActive = useView((view) => view.active()?.id === id);
  if (!block?.box) return null;
  const { x, y, width, height } = turned(block.box, turns);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-outline={id}
      data-active={isActive || undefined}
      onClick={() => {
        const focus = entryOf(store.block(id));
        if (focus) goTo(focus);
      }}
      style={{ insetInlineStart: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      dir="ltr"
      className={clsx(
        'absolute -m-0.5 box-content rounded-badge p-0.5 transition-none',
        isActive
          ? 'bg-[#1b5fbf]/8 outline-2 outline-offset-0 outline-[#1b5fbf]'
          : 'outline-1 outline-offset-0 outline-transparent hover:bg-[#1b5fbf]/6 hover:outline-[#1b5fbf]/50',
      )}
    />
  );
});

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(3)}%`;
}

/** A box after clockwise quarter turns of its page. */
export function turned({ x, y, width, height }: Box, turns: number): Box {
  switch (turns % 4) {
    case 1:
      return { x: 1 - y - height, y: x, width: height, height: width };
    case 2:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 3:
      return { x: y, y: 1 - x - width, width: height, height: width };
    default:
      return { x, y, width, height };
  }
}
