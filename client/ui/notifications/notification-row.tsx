import { clsx } from 'clsx';
import {
  BadgeCheck,
  Bell,
  CircleAlert,
  CircleCheck,
  FileDown,
  FileUp,
  Info,
  PencilLine,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { renderAs } from '#client/ui/render-as.ts';
import { words } from '#client/ui/words.ts';

const icons = {
  info: { Icon: Info, style: 'bg-info-soft text-info' },
  ok: { Icon: CircleCheck, style: 'bg-ok-soft text-ok' },
  warn: { Icon: TriangleAlert, style: 'bg-warn-soft text-warn' },
  error: { Icon: CircleAlert, style: 'bg-seal-soft text-seal' },
  incoming: { Icon: FileUp, style: 'bg-info-soft text-info' },
  approved: { Icon: BadgeCheck, style: 'bg-ok-soft text-ok' },
  corrected: { Icon: PencilLine, style: 'bg-ok-soft text-ok' },
  download: { Icon: FileDown, style: 'bg-ok-soft text-ok' },
  /** Fallback of other kinds. */
  bell: { Icon: Bell, style: 'bg-idle-soft text-idle' },
} as const;

export type NotificationIcon = keyof typeof icons;

export interface NotificationItem {
  id: string;
  kind: NotificationIcon;
  title: string;
  message: string;
  /** `5m ago`. */
  time: string;
  day: 'today' | 'earlier';
  isRead: boolean;
}

export interface NotificationRowProps {
  ref?: Ref<HTMLLIElement> | undefined;
  item: NotificationItem;
  /** Link of the notification; undefined renders a button. */
  render: ReactElement | undefined;
  onPress: (item: NotificationItem) => void;
  onDelete: (item: NotificationItem) => void;
}

/**
 * Direction of a text by most of its letters, without isolated values: `auto` would take that of a leading filename. The
 * page may be in another language than the text, which is kept as it was sent.
 */
function directionOfText(text: string): 'ltr' | 'rtl' {
  const sentence = text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
  const count = (letters: RegExp) => sentence.match(letters)?.length ?? 0;
  return count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu) > count(/\p{Script=Latin}/gu) ? 'rtl' : 'ltr';
}

/** Notification whose row is a link, with a delete button. */
export function NotificationRow({ ref, item, render, onPress, onDelete }: NotificationRowProps) {
  const t = words('parts');
  const { Icon, style } = icons[item.kind];
  const press = renderAs(render ?? <button type="button" />, {
    'data-press': '',
    onClick: () => onPress(item),
    className: 'block w-full text-start after:absolute after:inset-0 focus-visible:outline-none',
    children: <bdi className={clsx('wrap-anywhere', item.isRead ? 'font-medium' : 'font-semibold')}>{item.title}</bdi>,
  });
  return (
    <li
      ref={ref}
      className={clsx(
        'relative flex gap-3 py-3 ps-4 pe-1 text-sm transition-colors hover:bg-sunken',
        'has-[[data-press]:focus-visible]:outline-2 has-[[data-press]:focus-visible]:-outline-offset-2 has-[[data-press]:focus-visible]:outline-focus',
        item.isRead ? '' : 'bg-primary-soft',
      )}
    >
      <span className={clsx('flex size-9 shrink-0 items-center justify-center rounded-control', style)}>
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        {press}
        <p className="mt-0.5 wrap-anywhere text-ink-2">
          <bdi dir={directionOfText(item.message)}>{item.message}</bdi>
        </p>
        <p className="mt-1 flex items-center gap-2 text-xs text-ink-2">
          {item.time}
          {item.isRead ? null : (
            <span className="rounded-badge bg-primary px-1.5 py-px font-semibold text-on-primary">
              {t('notifications.new')}
            </span>
          )}
        </p>
      </div>
      <IconButton
        size="sm"
        label={t('notifications.deleteOne', { title: item.title })}
        title={t('notifications.delete')}
        onClick={() => onDelete(item)}
        className="z-1 text-ink-2"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
