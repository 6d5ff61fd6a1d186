import { Printer } from 'lucide-react';
import { Button, type ButtonProps } from '#client/ui/button/button.tsx';

/** Prints the page, which is the `PrintedReceipt` on it. */
export function PrintReceiptButton(props: Pick<ButtonProps, 'variant' | 'size' | 'wide'>) {
  return (
    <Button {...props} icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      Print receipt
    </Button>
  );
}
