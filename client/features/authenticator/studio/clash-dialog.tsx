import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { useStudio, useText } from './studio-context.ts';
import { partsOf } from './text/block.ts';
import type { Clash } from './text/text-store.ts';

/** Both sides of blocks that two people, or two windows, changed at once. */
export function ClashDialog() {
  const { store } = useStudio();
  const clashes = useText((text) => text.clashes());
  const [clash] = clashes;
  if (!clash) return null;
  const left = clashes.length - 1;
  return (
    <Dialog
      open
      size="lg"
      title="This block was changed by two of you"
      description={
        left === 0
          ? 'Choose the text that stays. Everything else you wrote is saved.'
          : `Choose the text that stays. ${left} more ${left === 1 ? 'block' : 'blocks'} after this one.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => store.resolve(clash.id, 'theirs')}>
            {clash.theirs === null ? 'Remove the block' : 'Take theirs'}
          </Button>
          <Button onClick={() => store.resolve(clash.id, 'mine')}>
            {clash.mine === null ? 'Remove the block' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <Sides key={clash.id} clash={clash} />
    </Dialog>
  );
}

function Sides({ clash }: { clash: Clash }) {
  const { store } = useStudio();
  const mine = store.block(clash.id) ?? clash.mine;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SideText title="Yours" block={mine} />
      <SideText title="Theirs" block={clash.theirs} />
    </div>
  );
}

function SideText({ title, block }: { title: string; block: BlockContent | null }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-line p-3">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {block === null ? (
        <p className="text-sm text-ink-2 italic">The block was removed.</p>
      ) : (
        partsOf(block).map(({ key, target }) => (
          <p key={key} lang="en" className="text-sm wrap-anywhere whitespace-pre-line">
            {target === '' ? <span className="text-ink-3">–</span> : target}
          </p>
        ))
      )}
    </section>
  );
}
