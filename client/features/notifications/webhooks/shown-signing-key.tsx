import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ShownSecret } from '#client/ui/feedback/shown-secret.tsx';

/** An endpoint's signing key, shown once. */
export function ShownSigningKey({ value, onKept }: { value: string; onKept: () => void }) {
  useLeaveWarning(true);
  return (
    <ShownSecret
      title="Copy it now"
      text="You won’t see this key again. Your server verifies each webhook with it, by Standard Webhooks."
      label="signing key"
      testId="signing-key"
      value={value}
      onKept={onKept}
    />
  );
}
