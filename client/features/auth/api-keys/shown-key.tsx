import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Card } from '#client/ui/layout/card.tsx';

/** A new key, shown once: the server keeps only its hash. */
export function ShownKey({ value, onKept }: { value: string; onKept: () => void }) {
  useLeaveWarning(true);
  return (
    <Card className="mb-6">
      <InlineAlert tone="warn" announce className="mb-4" title="Copy your new key now">
        You won’t see it again. Keep it where only your server can read it, and never in a page, an app or a repository.
      </InlineAlert>
      <p className="mb-4 rounded-control border border-line bg-sunken p-4">
        <code dir="ltr" className="font-mono text-sm wrap-anywhere" data-testid="api-key">
          {value}
        </code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={value} label="API key" />
        <Button size="sm" onClick={onKept}>
          I’ve Saved It
        </Button>
      </div>
    </Card>
  );
}
