/** Zoom in percent. */
export const zoomLimits = { min: 50, max: 300, step: 25 } as const;

/** The next step up (1) or down (-1); a value between two steps, as after a pinch, snaps to the adjacent step. */
export function nextZoom(percent: number, direction: 1 | -1): number {
  const steps = percent / zoomLimits.step;
  const next = direction === 1 ? Math.floor(steps + 0.001) + 1 : Math.ceil(steps - 0.001) - 1;
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, next * zoomLimits.step));
}
