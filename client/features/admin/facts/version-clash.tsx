import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';

interface VersionClashProps {
  latest: number;
  versions: readonly { version: number; publishedByName: string | null; reason: string }[];
  /** The version that the draft was made from. */
  basedOn: number;
  onRebase: () => void;
  /** What to do before the draft is published. */
  advice?: string;
}

/** Warns that another version was published after the draft was started. */
export function VersionClash({ latest, versions, basedOn, onRebase, advice }: VersionClashProps) {
  if (basedOn === latest) return null;
  const newest = versions.find(({ version }) => version === latest);
  return (
    <InlineAlert
      tone="warn"
      announce
      className="mb-6"
      title={`Version ${String(latest)} was published meanwhile`}
      action={
        <Button size="sm" variant="secondary" onClick={onRebase}>
          Keep my draft
        </Button>
      }
    >
      {newest?.publishedByName ?? 'Somebody'} published it: <bdi>{newest?.reason}</bdi>. Your draft was made from
      version {basedOn}.{advice === undefined ? '' : ` ${advice}`}
    </InlineAlert>
  );
}
