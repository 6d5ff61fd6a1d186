import type { ChecklistPoint } from '#shared/certificate/checklist.ts';

/** The points of the checklist that were compared. */
export type Checked = ReadonlySet<ChecklistPoint>;

/** The same points with one set or taken away. */
export function toggle(checked: Checked, point: ChecklistPoint): Checked {
  const next = new Set(checked);
  if (!next.delete(point)) next.add(point);
  return next;
}
