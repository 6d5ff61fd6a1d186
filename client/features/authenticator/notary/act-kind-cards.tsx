import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { actKinds, actKindWords, type ActKind } from '#shared/notarial/acts.ts';

/** Jurat or acknowledgment. */
export function ActKindCards({
  kind: chosen,
  disabled = false,
  onKind,
}: {
  kind: ActKind;
  disabled?: boolean;
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
          description={actKindWords[kind].hint}
          checked={chosen === kind}
          disabled={disabled}
          onChange={() => onKind(kind)}
        />
      ))}
    </RadioCardGroup>
  );
}
