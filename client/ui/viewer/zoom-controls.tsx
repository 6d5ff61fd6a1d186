import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
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
  const percent = Math.round(zoom);
  return (
    <div className="flex items-center">
      <IconButton
        size="sm"
        label="Zoom out"
        title={hasKeys ? 'Zoom out (−)' : 'Zoom out'}
        disabled={percent <= zoomLimits.min}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <output aria-label="Zoom" className="w-13 text-center text-sm font-medium tabular-nums">
        {percent}%
      </output>
      <IconButton
        size="sm"
        label="Zoom in"
        title={hasKeys ? 'Zoom in (+)' : 'Zoom in'}
        disabled={percent >= zoomLimits.max}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label="Reset view" title={hasKeys ? 'Reset view (0)' : 'Reset view'} onClick={onReset}>
        <Maximize aria-hidden="true" />
      </IconButton>
    </div>
  );
}
