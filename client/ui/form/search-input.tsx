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
  const [applied, setApplied] = useState(value);
  // Pending searches of this input, trimmed as lists apply them: when they arrive, newer text is kept.
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== applied) {
    const arrived = sent.indexOf(value.trim());
    setApplied(value);
    setSent(arrived === -1 ? [] : sent.slice(arrived + 1));
    if (arrived === -1) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  function tell(next: string) {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === (sent.at(-1) ?? value.trim())) return;
    setSent((before) => [...before, wanted]);
    onSearch(next);
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
