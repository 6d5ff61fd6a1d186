import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { words } from '#client/ui/words.ts';
import { Button } from './button.tsx';

export interface CopyButtonProps {
  text: string;
  /** Noun of the copied text: `verification code`. */
  label: string;
}

/** Copies a text and announces the result. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = words('parts');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  const announcement = {
    idle: '',
    copied: t('copy.doneLabel', { label }),
    failed: t('copy.failed'),
  }[state];
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('copy.label', { label })}
        icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {state === 'copied' ? t('copy.done') : t('copy.action')}
      </Button>
      <output className={state === 'failed' ? 'text-sm text-seal' : 'sr-only'}>{announcement}</output>
    </>
  );
}
