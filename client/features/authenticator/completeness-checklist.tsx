import { Checkbox } from '../../ui/checkbox.tsx';
import { completenessPoints, tick, type Completeness } from './completeness.ts';

export interface CompletenessChecklistProps {
  ticked: Completeness;
  disabled?: boolean;
  onChange: (ticked: Completeness) => void;
}

/** What has to be compared with the original before a translation may be approved. */
export function CompletenessChecklist({ ticked, disabled, onChange }: CompletenessChecklistProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="flex w-full justify-between gap-4 font-semibold">
        Compared with the original
        <span className="font-normal text-ink-2 tabular-nums">
          {ticked.size} of {completenessPoints.length}
        </span>
      </legend>
      <div className="mt-1 divide-y divide-line">
        {completenessPoints.map(({ key, label, hint }) => (
          <Checkbox
            key={key}
            label={
              <>
                {label}
                <span className="block text-xs text-ink-2">{hint}</span>
              </>
            }
            checked={ticked.has(key)}
            onChange={(event) => {
              onChange(tick(ticked, key, event.currentTarget.checked));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
