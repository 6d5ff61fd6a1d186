import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { useStudio, useText } from './studio-context.ts';
import { partsOf } from './text/block.ts';
import type { Clash } from './text/text-store.ts';

/** Both sides of blocks that two people, or two windows, changed at once. */
export function ClashDialog() {
  const { store, reviewId } = useStudio();
  const clashes = useText((text) => text.clashes());
  const [clash] = clashes;
  const name = useTheirName(reviewId, clash);
  if (!clash) return null;
  const theirs = name === undefined ? 'Theirs' : `${name.charAt(0).toUpperCase()}${name.slice(1)}’s`;
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
            {clash.theirs === null ? 'Remove the block' : name === undefined ? 'Take theirs' : `Take ${name}’s`}
          </Button>
          <Button onClick={() => store.resolve(clash.id, 'mine')}>
            {clash.mine === null ? 'Remove the block' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <Sides key={clash.id} clash={clash} theirs={theirs} />
    </Dialog>
  );
}

/** Who saved the block that clashes; the last save removed one that is gone. */
function useTheirName(reviewId: string, clash: Clash | undefined): string | undefined {
  const user = useCurrentUser();
  const { data } = trpc.authenticator.textVersions.useQuery(
    { id: reviewId },
    { enabled: clash !== undefined, gcTime: 0 },
  );
  const versions = data?.items ?? [];
  const version = clash?.theirs?.version;
  const saved = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  const name = saved?.savedByName ?? undefined;
  return name !== undefined && name === user?.name ? 'your other window' : name;
}

function Sides({ clash, theirs }: { clash: Clash; theirs: string }) {
  const { store } = useStudio();
  const mine = store.block(clash.id) ?? clash.mine;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SideText title="Yours" block={mine} />
      <SideText title={theirs} block={clash.theirs} />
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
