import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

export interface SearchInputProps {
  label: string;
  /** The applied search text. */
  value: string;
  /** Called 250 ms after the last keystroke, and immediately on Enter. */
  onSearch: (value: string) => void;
  placeholder?: string;
  className?: string;
}

/** Search input of a list, debounced. */
export function SearchInput({ label, value, onSearch, placeholder, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  function tell(next: string) {
    clearTimeout(timer.current);
    setKnown(next);
    if (next !== value) onSearch(next);
  }
  return (
    <Field label={label} hideLabel className={className}>
      <TextInput
        type="search"
        size="sm"
        icon={<Search />}
        value={text}
        placeholder={placeholder ?? label}
        enterKeyHint="search"
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => tell(next), 250);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text);
        }}
      />
    </Field>
  );
}
