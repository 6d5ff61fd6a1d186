import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { controlStyle, type ControlSize } from './control-style.ts';
import { popupStyle } from '#client/ui/overlay/overlay-style.ts';
import { useFieldControl } from './use-field-control.ts';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** The chosen option's value; an empty text while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  /** Stands in the list when nothing matches. */
  emptyText?: string;
  /** Offers a button that empties it. */
  canClear?: boolean;
  size?: ControlSize;
  className?: string;
}

const buttonStyle = 'flex w-9 items-center justify-center rounded-control text-ink-2 hover:text-ink';

/** One of many options, found by typing; stands inside a `Field`. For up to some ten options a `Select` is better. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onChange,
    onBlur,
    name,
    placeholder,
    emptyText = 'Nothing found',
    canClear,
    size,
    className,
  } = props;
  const control = useFieldControl({});
  return (
    <BaseCombobox.Root
      disabled={control.disabled}
      items={options}
      name={name}
      autoHighlight
      value={options.find((option) => option.value === value) ?? null}
      isItemEqualToValue={(item, other) => item.value === other.value}
      onValueChange={(option) => onChange(option?.value ?? '')}
    >
      <BaseCombobox.InputGroup className={clsx('relative', className)}>
        <BaseCombobox.Input
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          placeholder={placeholder}
          onBlur={onBlur}
          className={clsx(controlStyle({ size }), canClear ? 'pe-19' : 'pe-10')}
        />
        <div className="absolute inset-y-1 end-1 flex">
          {canClear ? (
            <BaseCombobox.Clear aria-label="Clear" className={buttonStyle}>
              <X aria-hidden="true" className="size-4.5" />
            </BaseCombobox.Clear>
          ) : null}
          <BaseCombobox.Trigger aria-label="Show options" className={buttonStyle}>
            <ChevronDown aria-hidden="true" className="size-4.5" />
          </BaseCombobox.Trigger>
        </div>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={4} className="z-50 outline-none">
          <BaseCombobox.Popup className={clsx(popupStyle, 'w-(--anchor-width) max-w-(--available-width)')}>
            <BaseCombobox.Empty>
              <p className="px-4 py-3 text-sm text-ink-2">{emptyText}</p>
            </BaseCombobox.Empty>
            <BaseCombobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
              {(option: ComboboxOption) => (
                <BaseCombobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-default items-center gap-2 rounded-control px-3 text-base select-none data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent data-selected:font-semibold md:min-h-9 md:text-sm"
                >
                  <bdi className="min-w-0 flex-1 wrap-anywhere">{option.label}</bdi>
                  <BaseCombobox.ItemIndicator>
                    <Check aria-hidden="true" className="size-4.5 text-primary" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}
