import { Download } from 'lucide-react';
import { TaskTitle } from '#client/features/auth/proof-form.tsx';
import { brand } from '#client/lib/brand.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { words } from '#client/ui/words.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  step?: string;
  title: string;
  onKept: () => void;
}

/** The recovery codes, shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, step, title, onKept }: RecoveryCodesProps) {
  const t = words('proof');
  useLeaveWarning(true);
  const text = codes.join('\n');
  const file = `${t('file', { brand: brand.name })}\n${t('fileNote')}\n\n${text}\n`;
  return (
    <>
      <TaskTitle step={step} hasFocus>
        {title}
      </TaskTitle>
      <p className="mb-4 text-ink-2">{t('saveText')}</p>
      <ul
        aria-label={t('codes')}
        className="mb-4 grid gap-x-6 gap-y-2 rounded-control border border-line bg-sunken p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr" className="font-mono text-sm font-medium whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} label={t('codesNoun')} />
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          render={
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="recovery-codes.txt" />
          }
        >
          {t('asText')}
        </ButtonLink>
      </div>
      <Button className="mt-6" wide="phone" onClick={onKept}>
        {t('saved')}
      </Button>
    </>
  );
}
