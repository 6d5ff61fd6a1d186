import type { ChecklistPoint } from '#shared/certificate/checklist.ts';

/** The ticked points of the checklist. */
export type Checked = ReadonlySet<ChecklistPoint>;

/** Returns a copy with one point toggled. */
export function toggle(checked: Checked, point: ChecklistPoint): Checked {
  const next = new Set(checked);
  if (!next.delete(point)) next.add(point);
  return next;
}
