import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { KeyCap } from '#client/ui/overlay/key-cap.tsx';
import { modifierKey } from '#client/ui/overlay/modifier-key.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';

const StaffPalette = lazyPart(async () => (await import('./staff-palette.tsx')).StaffPalette, { failure: 'atFoot' });

const label = 'Search or go to…';

/** Opens the command palette by button, icon or ⌘K. The palette is loaded with its first use. */
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
        className="hidden h-9 w-72 lg:flex items-center gap-2 rounded-control border border-line-strong bg-sheet ps-3 pe-1.5 text-sm text-ink-2 transition-colors hover:text-ink"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="flex-1 text-start">{label}</span>
        <KeyCap keys={[modifierKey(), 'K']} />
      </button>
      <span className="lg:hidden">
        <IconButton label={label} aria-haspopup="dialog" onClick={open}>
          <Search aria-hidden="true" />
        </IconButton>
      </span>
      {isWanted ? <StaffPalette open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
