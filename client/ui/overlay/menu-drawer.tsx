import { Menu } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { whenIdle } from '#client/ui/when-idle.ts';
import { words } from '#client/ui/words.ts';

const loadDrawer = async () => (await import('./drawer.tsx')).Drawer;
const preloadDrawer = () => void loadDrawer().catch(() => undefined);
const Drawer = lazyPart(loadDrawer, { failure: 'atFoot' });

export interface MenuDrawerProps {
  heading: ReactNode;
  /** Preloads the drawer's code when the page is idle, so that the menu opens offline. */
  isPreloaded?: boolean;
  /** Loads the content's code in parallel with the drawer's, which would request it only after opening. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** Menu button of phones. The drawer's code loads on the first press, hence never on desktops, unless it is preloaded. */
export function MenuDrawer({ heading, isPreloaded = false, onPress, children }: MenuDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    if (isPreloaded) void whenIdle({ timeoutMs: 5000 }).then(preloadDrawer);
  }, [isPreloaded]);
  return (
    <>
      <IconButton
        label={words('frame')('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => {
          preloadDrawer();
          onPress?.();
        }}
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
