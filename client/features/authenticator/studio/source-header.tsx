import { Camera, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { ZoomControls } from '#client/ui/viewer/zoom-controls.tsx';
import { shortLabelOf } from './keymap.ts';
import { useStudio, useView } from './studio-context.ts';

interface SourceHeaderProps {
  /** Switch between the original and the printed page. */
  start: ReactNode;
  page: number;
  /** Undefined until the document is open. */
  pages: number | undefined;
  zoom: number;
  onZoom: (zoom: number) => void;
  onReset: () => void;
  onRotate: () => void;
  /** Whether a page is a photo that was straightened. */
  hasSheets: boolean;
  /** Control of the printed page over the original. */
  children: ReactNode;
}

/** Bar over the original: its page, zoom and rotation. */
export function SourceHeader(props: SourceHeaderProps) {
  const { start, page, pages, zoom, onZoom, onReset, onRotate, hasSheets, children } = props;
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line bg-sheet px-2 text-sm">
      {start}
      <PageCount page={page} pages={pages} />
      <ZoomControls zoom={zoom} onZoom={onZoom} onReset={onReset} />
      <IconButton size="sm" label="Rotate original 90°" onClick={onRotate}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      {hasSheets ? <PhotoSwitch /> : null}
      {children}
    </header>
  );
}

/** Toggles between straightened sheets and the original photos. */
function PhotoSwitch() {
  const { view } = useStudio();
  const isPhoto = useView((one) => one.isPhoto());
  return (
    <IconButton size="sm" aria-pressed={isPhoto} label={shortLabelOf('photo')} onClick={() => view.setPhoto(!isPhoto)}>
      <Camera aria-hidden="true" />
    </IconButton>
  );
}

function PageCount({ page, pages }: { page: number; pages: number | undefined }) {
  return (
    <span className="ms-auto text-xs whitespace-nowrap text-ink-2 tabular-nums">
      {pages === undefined ? '' : `Page ${String(Math.min(page, pages))} of ${String(pages)}`}
    </span>
  );
}
