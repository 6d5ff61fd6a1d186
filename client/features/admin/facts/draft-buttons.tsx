import { Button } from '#client/ui/button/button.tsx';

interface DraftButtonsProps {
  /** A draft is stored on the server. */
  isSaved: boolean;
  isTouched: boolean;
  isSaving: boolean;
  isDiscarding: boolean;
  /** Undefined while nothing can be saved. */
  onSave: (() => void) | undefined;
  onDiscard: () => void;
  /** Undefined while nothing can be published. */
  onPublish: (() => void) | undefined;
}

/** Discards, saves or publishes a draft of published facts. */
export function DraftButtons(props: DraftButtonsProps) {
  const { isSaved, isTouched, isSaving, isDiscarding, onSave, onDiscard, onPublish } = props;
  return (
    <>
      {isSaved || isTouched ? (
        <Button size="sm" variant="quiet" busy={isDiscarding} onClick={onDiscard}>
          Discard draft
        </Button>
      ) : null}
      <Button size="sm" variant="secondary" busy={isSaving} disabled={!onSave} onClick={onSave}>
        Save draft
      </Button>
      <Button size="sm" disabled={!onPublish} onClick={onPublish}>
        Publish…
      </Button>
    </>
  );
}
