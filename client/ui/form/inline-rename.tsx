import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { controlStyle } from './control-style.ts';

export interface InlineRenameProps {
  /** Accessible name of the input: `File name`. */
  label: string;
  value: string;
  /** Called with the trimmed name if it is neither empty nor unchanged. */
  onSave: (name: string) => void;
  /** Called on Escape, on blur, and for an empty or unchanged name. */
  onCancel: () => void;
  maxLength?: number;
  busy?: boolean;
  /** Why the last try failed; the input stays open. */
  error?: string | undefined;
  /** Takes the focus after Enter and Escape: the button that opened it. */
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

/** Input that replaces a name in place: Enter saves, Escape cancels; selects the part before the extension. */
export function InlineRename(props: InlineRenameProps) {
  const { label, value, onSave, onCancel, maxLength, busy, error, returnFocus, className } = props;
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const dot = value.lastIndexOf('.');
    input.current?.focus();
    input.current?.setSelectionRange(0, dot > 0 ? dot : value.length);
  }, [value]);

  function cancel() {
    onCancel();
    returnFocus?.current?.focus();
  }

  function save() {
    const name = text.trim();
    if (name === '' || name === value.trim()) cancel();
    else {
      onSave(name);
      returnFocus?.current?.focus();
    }
  }

  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save();
      }}
    >
      <input
        ref={input}
        aria-label={label}
        aria-invalid={error !== undefined}
        value={text}
        maxLength={maxLength}
        readOnly={busy}
        enterKeyHint="done"
        spellCheck={false}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== 'Escape') return;
          event.preventDefault();
          cancel();
        }}
        onBlur={() => {
          if (!busy && error === undefined) onCancel();
        }}
        className={controlStyle({ size: 'sm' })}
      />
      {error === undefined ? null : (
        <p role="alert" className="mt-1 text-sm font-medium text-seal">
          {error}
        </p>
      )}
    </form>
  );
}
