import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';

/** A signing key, shown once. */
export function ShownSigningKey({ value, onKept }: { value: string; onKept: () => void }) {
  useLeaveWarning(true);
  return (
    <>
      <InlineAlert tone="warn" className="mb-4" title="Copy it now">
        You won’t see this key again. Your server verifies each webhook with it, by Standard Webhooks.
      </InlineAlert>
      <p className="mb-4 rounded-control border border-line bg-sunken p-4">
        <code dir="ltr" className="font-mono text-sm wrap-anywhere" data-testid="signing-key">
          {value}
        </code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={value} label="signing key" />
        <Button size="sm" onClick={onKept}>
          I’ve Saved It
        </Button>
      </div>
    </>
  );
}
