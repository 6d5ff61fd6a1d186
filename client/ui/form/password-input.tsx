import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { words } from '#client/ui/words.ts';
import { controlStyle } from './control-style.ts';
import { useKeptInput } from './kept-input.ts';
import { useFieldControl } from './use-field-control.ts';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Password input with a visibility toggle, used inside a `Field`. */
export function PasswordInput(props: PasswordInputProps) {
  const control = useFieldControl(props);
  useKeptInput(control.id);
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...props}
        {...control}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={clsx(controlStyle(), 'pe-13')}
      />
      <button
        type="button"
        aria-label={words('frame')('form.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 end-0.5 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
      </button>
    </span>
  );
}
