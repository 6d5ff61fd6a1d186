import { clsx } from 'clsx';
import { memo } from 'react';
import { turnBox } from '#shared/box-geometry.ts';
import type { ReadBox } from '#shared/schemas/source-boxes.ts';
import { useBlock, useStudio, useText, useView } from './studio-context.ts';
import { entryOf } from './text/commands.ts';
import { usePageBoxes } from './use-source-boxes.ts';

/** Outlines of a page's blocks over its picture; the active one is highlighted, and each links to its block. */
export const SourceOverlay = memo(function SourceOverlay({ page, turns }: { page: number; turns: number }) {
  const ids = useText((store) => store.idsOf(page));
  const boxes = usePageBoxes(page);
  return (
    <div className="absolute inset-0">
      {boxes ? <InkStrip share={boxes.ink} /> : null}
      {boxes?.open.map((box) => (
        <BoxOutline key={box.id} box={box} turns={turns} />
      ))}
      {ids.map((id) => (
        <BlockOutline key={id} id={id} turns={turns} />
      ))}
    </div>
  );
});

/** Share of the page's ink in boxes of the text, along the page's edge. */
function InkStrip({ share }: { share: number | null }) {
  const words =
    share === null ? 'The ink of this page was not measured' : `${percentOf(share)} of the page’s ink is in the text`;
  return (
    <div role="img" aria-label={words} title={words} data-ink={share ?? ''} className="absolute inset-y-0 end-0 w-2">
      <div className="absolute inset-y-0 end-0 w-1 bg-[#8a8a8a]/40">
        {share === null ? null : (
          <div
            className={clsx('absolute inset-x-0 bottom-0', share < whole ? 'bg-[#b45309]' : 'bg-[#15803d]')}
            style={{ height: percent(share) }}
          />
        )}
      </div>
    </div>
  );
}

/** Share from which a page counts as covered: specks and leader dots make up the rest. */
const whole = 0.97;

/** Never 100 % while something is left. */
function percentOf(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`;
}

/** A box that the text lacks; it leads to its entry. */
const BoxOutline = memo(function BoxOutline({ box, turns }: { box: ReadBox; turns: number }) {
  const { visit } = useStudio();
  const isActive = useView((view) => view.activeBox()?.id === box.id);
  const { x, y, width, height } = turnBox(box.box, turns);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-open-box={box.id}
      data-active={isActive || undefined}
      onClick={() => visit({ blockId: box.id, page: box.page })}
      style={{ insetInlineStart: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      dir="ltr"
      className={clsx(
        'absolute -m-0.5 box-content rounded-badge border-2 border-dashed border-[#b45309] p-0.5 transition-none',
        isActive ? 'bg-[#b45309]/20' : 'bg-[#b45309]/8 hover:bg-[#b45309]/15',
      )}
    />
  );
});

const BlockOutline = memo(function BlockOutline({ id, turns }: { id: string; turns: number }) {
  const { store, goTo } = useStudio();
  const block = useBlock(id);
  const isActive = useView((view) => view.active()?.id === id);
  if (!block?.box) return null;
  const { x, y, width, height } = turnBox(block.box, turns);
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
