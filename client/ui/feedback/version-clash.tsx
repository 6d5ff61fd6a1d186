import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from './inline-alert.tsx';

interface VersionClashProps {
  latest: number;
  versions?: readonly { version: number; publishedByName: string | null; reason?: string }[] | undefined;
  /** The version that the draft was made from. */
  basedOn: number;
  onKeep: () => void;
  /** Omitted where the screen discards drafts elsewhere. */
  onDiscard?: () => void;
  /** What to do before the draft is published. */
  advice?: string;
}

/** Warns that another version was published after the draft was started. */
export function VersionClash({ latest, versions = [], basedOn, onKeep, onDiscard, advice }: VersionClashProps) {
  if (basedOn >= latest) return null;
  const newest = versions.find(({ version }) => version === latest);
  return (
    <InlineAlert
      tone="warn"
      announce
      className="mb-6"
      title={`Version ${String(latest)} was published meanwhile`}
      action={
        <span className="flex flex-wrap gap-2">
          {onDiscard ? (
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              Take theirs
            </Button>
          ) : null}
          <Button size="sm" variant="secondary" onClick={onKeep}>
            Keep my draft
          </Button>
        </span>
      }
    >
      {newest?.publishedByName ?? 'Somebody'} published it
      {newest?.reason === undefined ? null : (
        <>
          : <bdi>{newest.reason}</bdi>
        </>
      )}
      . Your draft was made from version {basedOn}.{advice === undefined ? '' : ` ${advice}`}
    </InlineAlert>
  );
}
