import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { KeyCap } from './key-cap.tsx';

export interface Command {
  id: string;
  label: string;
  /** Additional search terms. */
  keywords?: string;
  icon?: ReactNode;
  /** Kind or destination. */
  hint?: string;
  keys?: readonly string[];
  onRun: () => void;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export interface CommandListProps {
  groups: readonly CommandGroup[];
  placeholder?: string;
  onSearch?: (text: string) => void;
  loading?: boolean;
  onDone: () => void;
}

interface Group {
  value: string;
  items: readonly Command[];
}

/** Search input and results of a `CommandPalette`. */
export function CommandList({ groups, placeholder, onSearch, loading, onDone }: CommandListProps) {
  const items: Group[] = groups.map((group) => ({ value: group.title, items: group.commands }));
  const input = useRef<HTMLInputElement>(null);
  // The dialog places the focus on opening, which may precede the load of this chunk.
  useEffect(() => {
    input.current?.focus();
  }, []);
  const { contains } = Autocomplete.useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete.Root
      open
      inline
      items={items}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(command: Command) => command.label}
      filter={(command: Command, query: string) => contains(`${command.label} ${command.keywords ?? ''}`, query)}
      onValueChange={(text) => onSearch?.(text)}
    >
      <div className="flex items-center gap-3 border-b border-line py-1 ps-4 pe-1">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <Autocomplete.Input
          ref={input}
          aria-label="Search commands"
          placeholder={placeholder ?? 'Type a command or search…'}
          className="min-h-12 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-ink-3"
        />
        <Dialog.Close
          render={
            <IconButton label="Close" title="Close (Esc)">
              <X aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      <Autocomplete.Status className="sr-only">{loading ? 'Searching…' : ''}</Autocomplete.Status>
      <Autocomplete.Empty>
        <p className="px-4 py-6 text-sm text-ink-2">{loading ? 'Searching…' : 'Nothing found'}</p>
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:hidden">
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={[...group.items]}>
            <Autocomplete.GroupLabel className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-2">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  onClick={() => {
                    onDone();
                    command.onRun();
                  }}
                  className="flex min-h-11 cursor-default items-center gap-3 rounded-control px-3 text-sm select-none [contain-intrinsic-block-size:2.75rem] [content-visibility:auto] data-highlighted:bg-primary-soft data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-2"
                >
                  {command.icon}
                  <bdi className="min-w-0 flex-1 truncate">{command.label}</bdi>
                  {command.hint ? <span className="shrink-0 text-xs text-ink-2">{command.hint}</span> : null}
                  {command.keys ? <KeyCap keys={command.keys} /> : null}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
