import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useOpened } from '#client/ui/use-opened.ts';
import { whenIdle } from '#client/ui/when-idle.ts';
import { words } from '#client/ui/words.ts';
import type { NotificationListProps } from './notification-list.tsx';

const loadPanel = async () => (await import('./notification-panel.tsx')).NotificationPanel;
const NotificationPanel = lazyPart(loadPanel, { failure: 'atFoot' });

export interface NotificationBellProps extends NotificationListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Unread count, including items not loaded; undefined before the first response. */
  unread: number | undefined;
}

/** Bell with the unread count, which opens the notification panel. The panel's code loads when the page is idle. */
export function NotificationBell({ open, onOpenChange, ...list }: NotificationBellProps) {
  const t = words('parts');
  const bell = useRef<HTMLButtonElement>(null);
  const hasOpened = useOpened(open);
  const { unread = 0 } = list;
  useEffect(() => {
    // Loading it on hover would delay the press.
    void whenIdle({ timeoutMs: 5000 }).then(() => loadPanel().catch(() => undefined));
  }, []);
  const count = unread > 9 ? '9+' : String(unread);
  return (
    <>
      <IconButton
        ref={bell}
        label={unread > 0 ? t('notifications.unread', { count }) : t('notifications.title')}
        title={t('notifications.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        <Bell aria-hidden="true" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute end-0.5 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-sheet bg-seal px-1 text-xs leading-none font-semibold text-on-seal"
          >
            {count}
          </span>
        ) : null}
      </IconButton>
      {hasOpened ? <NotificationPanel open={open} onOpenChange={onOpenChange} anchor={bell} {...list} /> : null}
    </>
  );
}
