import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ShownSecret } from '#client/ui/feedback/shown-secret.tsx';
import { Card } from '#client/ui/layout/card.tsx';

/** An endpoint's signing key, shown once. */
export function ShownSigningKey({ value, onKept }: { value: string; onKept: () => void }) {
  useLeaveWarning(true);
  return (
    <Card className="mb-6">
      <ShownSecret
        announce
        title="Copy your signing key now"
        text="You won’t see it again. Your server verifies each webhook with it, by Standard Webhooks."
        label="signing key"
        testId="signing-key"
        value={value}
        onKept={onKept}
      />
    </Card>
  );
}
