import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';

interface FieldsOnDemandProps {
  /** Of the button that opens the fields. */
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  /** Open from the start. */
  isOpen: boolean;
  children: ReactNode;
}

/** Optional fields behind a button, which keeps long lists short. The first field takes over the button's focus. */
export function FieldsOnDemand({ label, icon, disabled, isOpen: isOpenFromStart, children }: FieldsOnDemandProps) {
  const [isOpen, setIsOpen] = useState(isOpenFromStart);
  const wasPressed = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && wasPressed.current) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={fields} className="min-w-0">
        {children}
      </div>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      className="justify-self-start"
      icon={icon}
      disabled={disabled}
      onClick={() => {
        wasPressed.current = true;
        setIsOpen(true);
      }}
    >
      {label}
    </Button>
  );
}
