import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { words } from '#client/ui/words.ts';
import { nextZoom, zoomLimits } from './zoom.ts';

export interface ZoomControlsProps {
  /** In percent. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onReset: () => void;
  /** Shows the shortcut keys in the tooltips. */
  hasKeys?: boolean;
}

/** Zoom out, current zoom, zoom in, reset. */
export function ZoomControls({ zoom, onZoom, onReset, hasKeys }: ZoomControlsProps) {
  const t = words('parts');
  const percent = Math.round(zoom);
  return (
    <div className="flex items-center">
      <IconButton
        size="sm"
        label={t('viewer.zoomOut')}
        title={hasKeys ? t('viewer.zoomOutKey') : t('viewer.zoomOut')}
        disabled={percent <= zoomLimits.min}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <output aria-label={t('viewer.zoom')} className="w-13 text-center text-sm font-medium tabular-nums">
        {percent}%
      </output>
      <IconButton
        size="sm"
        label={t('viewer.zoomIn')}
        title={hasKeys ? t('viewer.zoomInKey') : t('viewer.zoomIn')}
        disabled={percent >= zoomLimits.max}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('viewer.reset')}
        title={hasKeys ? t('viewer.resetKey') : t('viewer.reset')}
        onClick={onReset}
      >
        <Maximize aria-hidden="true" />
      </IconButton>
    </div>
  );
}
