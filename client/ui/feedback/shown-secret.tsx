import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { InlineAlert } from './inline-alert.tsx';

export interface ShownSecretProps {
  value: string;
  title: string;
  text: string;
  /** Text that the copy button copies. */
  label: string;
  testId: string;
  /** On the button that hides it. */
  kept: string;
  /** Announces the alert at once: nothing else on the page mentions the secret. */
  announce?: boolean;
  onKept: () => void;
}

/** A secret that the server shows once. */
export function ShownSecret({ value, title, text, label, testId, kept, announce = false, onKept }: ShownSecretProps) {
  return (
    <>
      <InlineAlert tone="warn" announce={announce} className="mb-4" title={title}>
        {text}
      </InlineAlert>
      <p className="mb-4 rounded-control border border-line bg-sunken p-4">
        <code dir="ltr" className="font-mono text-sm wrap-anywhere" data-testid={testId}>
          {value}
        </code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={value} label={label} />
        <Button size="sm" onClick={onKept}>
          {kept}
        </Button>
      </div>
    </>
  );
}
