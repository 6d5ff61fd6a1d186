import { Toast as BaseToast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { words } from '#client/ui/words.ts';
import { setToastRenderer, type ToastOptions, type ToastTone } from './toast-queue.ts';

const icons = {
  info: <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />,
  ok: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />,
  warn: <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />,
  error: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-seal" />,
} as const;

interface ToastData {
  tone: ToastTone;
  isNews: boolean;
}

const manager = BaseToast.createToastManager<ToastData>();

function show(id: string, { title, description, tone = 'info', timeout, isNews = false, action }: ToastOptions): void {
  manager.add({
    id,
    title,
    description,
    type: tone,
    data: { tone, isNews },
    priority: tone === 'error' ? 'high' : 'low',
    timeout: timeout ?? (tone === 'error' ? 0 : 6000),
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.onPress();
              manager.close(id);
            },
          },
        }
      : {}),
  });
}

/**
 * Up to three toasts (on phones, one notification), at the bottom or above an action bar (`data-slot="action-bar"`). Timers pause
 * on hover and focus; F6 focuses them.
 */
export function ToastStack() {
  // Runs after the provider's effects, so the manager already has its subscriber.
  useEffect(() => setToastRenderer({ show, close: manager.close }), []);
  return (
    <BaseToast.Provider toastManager={manager} limit={3} timeout={6000}>
      <BaseToast.Portal>
        <BaseToast.Viewport
          data-print="hide"
          className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 flex flex-col items-stretch gap-3 outline-none md:start-auto md:w-95 [html:has([data-slot=action-bar])_&]:bottom-24"
        >
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function ToastList() {
  const { toasts } = BaseToast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left', 'right']}
      data-news={toast.data?.isNews === true ? '' : undefined}
      className={clsx(
        'rounded-card border text-ink shadow-3 transition-[opacity,translate] duration-300 ease-standard select-none',
        toast.data?.isNews === true && '[html:has([data-scrim])_&]:hidden max-md:[[data-news]~&]:hidden',
        toast.data?.tone === 'ok' ? 'border-ok bg-ok-soft' : 'border-line bg-sheet',
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:duration-0',
        'data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0',
      )}
    >
      <BaseToast.Content className="flex gap-3 py-1.5 ps-4 pe-1">
        <span className="pt-2.5">{icons[toast.data?.tone ?? 'info']}</span>
        <div className="min-w-0 flex-1 py-3 text-sm">
          <BaseToast.Title className="text-sm font-semibold wrap-anywhere" />
          <BaseToast.Description className="mt-0.5 wrap-anywhere text-ink-2" />
          {toast.actionProps ? (
            <BaseToast.Action className="-ms-2 mt-1 min-h-11 rounded-control px-2 font-semibold text-link hover:bg-primary-soft md:min-h-9" />
          ) : null}
        </div>
        <BaseToast.Close
          aria-label={words('frame')('dismiss')}
          // Overrides Base UI, which hides the button while toasts are collapsed; this stack never collapses.
          aria-hidden={false}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-4.5" />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}
