import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';

const loadDrawer = async () => (await import('./drawer.tsx')).Drawer;
const Drawer = lazyPart(loadDrawer, { failure: 'atFoot' });

/** Menu button of phones. The drawer's code loads on the first press, hence never on desktops. */
export function MenuDrawer({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  return (
    <>
      <IconButton
        label={words('frame')('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => {
          setIsMounted(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {isMounted ? (
        <Drawer
          side="start"
          title={words('frame')('menu')}
          heading={heading}
          open={isOpen}
          onOpenChange={setIsOpen}
          onFollowLink={() => setIsOpen(false)}
        >
          <div className="flex flex-1 flex-col">{children}</div>
        </Drawer>
      ) : null}
    </>
  );
}
