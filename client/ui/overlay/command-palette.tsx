import { Dialog } from '@base-ui/react/dialog';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useDrawnOpen } from '#client/ui/use-opened.ts';
import type { CommandGroup } from './command-list.tsx';
import { backdropStyle } from './overlay-style.ts';
import { scrim } from './scrim.ts';

export type { Command, CommandGroup } from './command-list.tsx';

const CommandList = lazyPart(async () => (await import('./command-list.tsx')).CommandList, {
  fallback: <Spinner label="Loading…" className="m-4" />,
});

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  placeholder?: string;
  /** Called on input, for groups that the server searches. */
  onSearch?: (text: string) => void;
  /** The server search is pending. */
  loading?: boolean;
}

/** Command palette, opened with `useShortcuts({ '$mod+k': … })`. */
export function CommandPalette({ open, onOpenChange, ...list }: CommandPaletteProps) {
  return (
    <Dialog.Root open={useDrawnOpen(open)} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop {...scrim()} className={backdropStyle} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-2 md:pt-[12vh]">
          <Dialog.Popup
            aria-label="Commands"
            className="flex max-h-[min(32rem,calc(100dvh-1rem))] w-full max-w-form flex-col rounded-card border border-line bg-sheet text-ink shadow-3 outline-none transition-[scale,opacity] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <CommandList {...list} onDone={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
