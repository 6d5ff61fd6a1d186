import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { KeyCap } from '../../ui/key-cap.tsx';
import { modifierKey } from '../../ui/modifier-key.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';

const StaffPalette = lazy(async () => ({ default: (await import('./staff-palette.tsx')).StaffPalette }));

/** The search of the staff areas: a button in the header, or ⌘K. Its code comes with the first use. */
export function StaffSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  function open() {
    setIsWanted(true);
    setIsOpen(true);
  }
  useShortcuts({ '$mod+k': open });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="flex h-9 w-72 items-center gap-2 rounded-control border border-line-strong bg-sheet ps-3 pe-1.5 text-sm text-ink-2 transition-colors hover:text-ink"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="flex-1 text-start">Search or go to…</span>
        <KeyCap keys={[modifierKey(), 'K']} />
      </button>
      {isWanted ? (
        <Suspense>
          <StaffPalette open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
