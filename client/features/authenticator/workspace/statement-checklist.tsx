import { checklistPoints, checklistWords } from '#shared/certificate/checklist.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { toggle, type Checked } from './checked.ts';

export interface StatementChecklistProps {
  checked: Checked;
  disabled?: boolean;
  onChange: (checked: Checked) => void;
}

/** What has to be compared with the original before a translation may be certified. */
export function StatementChecklist({ checked, disabled, onChange }: StatementChecklistProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="flex w-full justify-between gap-4 font-semibold">
        Compared with the original
        <span className="font-normal text-ink-2 tabular-nums">
          {checked.size} of {checklistPoints.length}
        </span>
      </legend>
      <div className="mt-1 divide-y divide-line">
        {checklistPoints.map((point, index) => (
          <Checkbox
            key={point}
            aria-keyshortcuts={String(index + 1)}
            label={
              <>
                {checklistWords[point].label}
                <span className="block text-xs text-ink-2">{checklistWords[point].hint}</span>
              </>
            }
            checked={checked.has(point)}
            onChange={() => onChange(toggle(checked, point))}
          />
        ))}
      </div>
    </fieldset>
  );
}
