import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { actKinds, actKindWords, type ActKind } from '#shared/notarial/acts.ts';

/** Jurat or acknowledgment. */
export function ActKindCards({
  kind: chosen,
  disabled = false,
  needsJurat,
  onKind,
}: {
  kind: ActKind;
  disabled?: boolean;
  /** The recipient asks for an affidavit. */
  needsJurat: boolean;
  onKind: (kind: ActKind) => void;
}) {
  return (
    <RadioCardGroup legend="Act">
      {actKinds.map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          label={actKindWords[kind].label}
          description={
            needsJurat && kind === 'acknowledgment' ? 'The recipient asks for an affidavit.' : actKindWords[kind].hint
          }
          checked={chosen === kind}
          disabled={disabled || (needsJurat && kind === 'acknowledgment')}
          onChange={() => onKind(kind)}
        />
      ))}
    </RadioCardGroup>
  );
}
