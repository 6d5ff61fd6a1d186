import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ShownSecret } from '#client/ui/feedback/shown-secret.tsx';
import { Card } from '#client/ui/layout/card.tsx';

/** A new key, shown once: the server keeps only its hash. */
export function ShownKey({ value, onKept }: { value: string; onKept: () => void }) {
  useLeaveWarning(true);
  return (
    <Card className="mb-6">
      <ShownSecret
        announce
        title="Copy your new key now"
        text="You won’t see it again. Keep it where only your server can read it, and never in a page, an app or a repository."
        label="API key"
        testId="api-key"
        value={value}
        onKept={onKept}
      />
    </Card>
  );
}
