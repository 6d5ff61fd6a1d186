import { Dialog } from '@base-ui/react/dialog';
import { RotateCw, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { scrim } from '#client/ui/overlay/scrim.ts';
import { useDrawnOpen } from '#client/ui/use-opened.ts';
import { words } from '#client/ui/words.ts';
import { ImageStage } from './image-stage.tsx';
import { ZoomControls } from './zoom-controls.tsx';
import { nextZoom } from './zoom.ts';

export interface ImageViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  src: string;
  name: string;
  /** Called when a failed image is requested again; the caller provides a new `src`. */
  onRetry?: () => void;
}

/**
 * Full-window image viewer, 50 to 300 %, with quarter turns. Keys: + − 0 r and Escape. Load it with `lazyPart`.
 */
export function ImageViewer({ open, onOpenChange, src, name, onRetry }: ImageViewerProps) {
  return (
    <Dialog.Root open={useDrawnOpen(open)} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Popup
          data-theme="dark"
          {...scrim('lightbox')}
          className="fixed inset-0 z-50 flex flex-col bg-bg outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Viewer src={src} name={name} onRetry={onRetry} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Viewer({ src, name, onRetry }: Pick<ImageViewerProps, 'src' | 'name' | 'onRetry'>) {
  const t = words('parts');
  const stage = useRef<ReactZoomPanPinchRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);

  function zoomTo(percent: number) {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    void stage.current?.zoomToPoint(percent / 100, box.left + box.width / 2, box.top + box.height / 2, 0);
  }

  function reset() {
    setTurns(0);
    void stage.current?.resetTransform(0);
  }

  function turn() {
    setTurns(turns + 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(nextZoom(zoom, 1));
    else if (event.key === '-') zoomTo(nextZoom(zoom, -1));
    else if (event.key === '0') reset();
    else if (event.key === 'r' || event.key === 'R') turn();
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-sheet py-1.5 ps-4 pe-2">
        <Dialog.Title className="min-w-0 flex-1 truncate text-sm font-semibold max-md:basis-full max-md:py-1.5">
          <bdi>{name}</bdi>
        </Dialog.Title>
        <div className="flex items-center max-md:w-full max-md:justify-between">
          <ZoomControls zoom={zoom} onZoom={zoomTo} onReset={reset} hasKeys />
          <IconButton size="sm" label={t('viewer.rotate')} title={t('viewer.rotateKey')} onClick={turn}>
            <RotateCw aria-hidden="true" />
          </IconButton>
          <Dialog.Close
            render={
              <IconButton size="sm" label={words('frame')('close')} title={t('viewer.closeKey')}>
                <X aria-hidden="true" />
              </IconButton>
            }
          />
        </div>
      </header>
      <div ref={frame} className="min-h-0 flex-1 overflow-hidden p-2 md:p-6">
        <ImageStage ref={stage} src={src} name={name} turns={turns} onZoom={setZoom} onRetry={onRetry} />
      </div>
    </div>
  );
}
