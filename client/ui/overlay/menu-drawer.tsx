import { Menu } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';

const loadDrawer = async () => ({ default: (await import('./drawer.tsx')).Drawer });
const Drawer = lazy(loadDrawer);

/** The menu button of a phone. The drawer's code comes with the first press, so that a desktop never loads it. */
export function MenuDrawer({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadDrawer()}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {isWanted ? (
        <Suspense fallback={null}>
          <Drawer
            side="start"
            title="Menu"
            heading={heading}
            open={isOpen}
            onOpenChange={setIsOpen}
            onFollowLink={() => setIsOpen(false)}
          >
            <div className="flex flex-1 flex-col">{children}</div>
          </Drawer>
        </Suspense>
      ) : null}
    </>
  );
}
