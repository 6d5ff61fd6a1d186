import { useRef, useState } from 'react';
import { kindName } from '#client/lib/paper-title.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { InlineAlert, type AlertTone } from '#client/ui/feedback/inline-alert.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { isSealText, readSeal, type SealFacts, type SealReading } from '#shared/certificate/offline-seal.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { readPictureTexts, readScannedPdfTexts } from '../file-check/scanned-codes.ts';
import { useSealKeys, type KeptSealKeys } from './seal-keys.ts';

type Read = { state: 'idle' } | { state: 'reading' } | { state: 'done'; reading: SealReading };

/** Dates without a time of day, which the seal does not contain. */
function dayOf(time: string): string {
  return new Intl.DateTimeFormat(formatTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** Reads the seal on a picture of a certificate page and verifies it on this device. */
export function SealReader() {
  const t = words('paper');
  const { keys, isPending } = useSealKeys();
  const [read, setRead] = useState<Read>({ state: 'idle' });
  const running = useRef<AbortController>(null);

  function take(file: File | undefined): void {
    if (!file || !keys) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRead({ state: 'reading' });
    readSealOf(file, keys, signal).then(
      (reading) => signal.aborted || setRead({ state: 'done', reading }),
      () => signal.aborted || setRead({ state: 'done', reading: { outcome: 'malformed' } }),
    );
  }

  return (
    <div>
      <p className="text-sm text-ink-2">
        {keys ? t('seal.ready', { date: dayOf(keys.fetchedAt) }) : isPending ? null : t('seal.notReady')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <PictureButton label={t('seal.photoLabel')} isCamera isDisabled={!keys} onFile={take}>
          {t('seal.photo')}
        </PictureButton>
        <PictureButton label={t('seal.label')} isDisabled={!keys} onFile={take}>
          {t('seal.choose')}
        </PictureButton>
      </div>
      <div aria-live="polite" className="mt-6 empty:hidden">
        {read.state === 'reading' ? <p className="text-ink-2">{t('seal.reading')}</p> : null}
        {read.state === 'done' && keys ? <SealOutcome reading={read.reading} keys={keys} /> : null}
      </div>
    </div>
  );
}

async function readSealOf(file: File, { keys }: KeptSealKeys, signal: AbortSignal): Promise<SealReading> {
  const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  const texts = isPdf ? await readScannedPdfTexts(file, signal) : await readPictureTexts(file, signal);
  const text = texts?.find(isSealText);
  return text === undefined ? { outcome: 'malformed' } : readSeal(text, keys);
}

interface PictureButtonProps {
  label: string;
  /** Opens the camera where there is one, without a permission of this page. */
  isCamera?: boolean;
  isDisabled: boolean;
  onFile: (file: File | undefined) => void;
  children: string;
}

function PictureButton({ label, isCamera = false, isDisabled, onFile, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isCamera ? 'primary' : 'secondary'}
        wide="phone"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={isCamera ? 'image/*' : 'application/pdf,.pdf,image/*'}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          onFile(file);
        }}
      />
    </>
  );
}

const tones = {
  verified: 'ok',
  forged: 'error',
  compromised: 'error',
  'unknown-key': 'warn',
  malformed: 'info',
} as const satisfies Record<SealReading['outcome'], AlertTone>;

/** Content of a seal, and whether its signature is ours. */
function SealOutcome({ reading, keys }: { reading: SealReading; keys: KeptSealKeys }) {
  const t = words('paper');
  const { title, text } = explain(reading, keys);
  return (
    <Card as="section" aria-label={title}>
      <InlineAlert tone={tones[reading.outcome]} title={title}>
        <p>{text}</p>
        {reading.outcome === 'verified' ? (
          <p className="mt-1">{t('seal.keysFrom', { date: dayOf(keys.fetchedAt) })}</p>
        ) : null}
      </InlineAlert>
      {reading.outcome === 'verified' ? (
        <>
          <p className="mt-4">{t('seal.compare')}</p>
          <SealFactList facts={reading.facts} />
          <p className="mt-4">
            <ButtonLink render={<a href={`/verify/${reading.facts.code}`} />} variant="secondary">
              {t('seal.lookUp')}
            </ButtonLink>
          </p>
        </>
      ) : null}
    </Card>
  );
}

function explain(reading: SealReading, { issuer, fetchedAt }: KeptSealKeys): { title: string; text: string } {
  const t = words('paper');
  const date = dayOf(fetchedAt);
  switch (reading.outcome) {
    case 'verified':
      return {
        title: t('seal.verified'),
        text: t('seal.verifiedText', { issuer, date: dayOf(reading.facts.signedOn) }),
      };
    case 'forged':
      return { title: t('seal.forged'), text: t('seal.forgedText') };
    case 'compromised':
      return { title: t('seal.compromised'), text: t('seal.compromisedText') };
    case 'unknown-key':
      return { title: t('seal.unknown'), text: t('seal.unknownText', { date }) };
    case 'malformed':
      return { title: t('seal.noSeal'), text: t('seal.noSealText') };
  }
}

function SealFactList({ facts }: { facts: SealFacts }) {
  const t = words('paper');
  const { code, kind, holder, signedOn, pages, originalPages, revision } = facts;
  return (
    <DescriptionList
      className="mt-2"
      facts={[
        { term: t('seal.kind'), value: <bdi>{kindName(kind)}</bdi> },
        { term: t('seal.holder'), value: <bdi>{holder}</bdi> },
        { term: t('seal.signedOn'), value: dayOf(signedOn) },
        ...(pages === null ? [] : [{ term: t('seal.pages'), value: pages }]),
        { term: t('seal.originalPages'), value: originalPages },
        ...(revision > 1 ? [{ term: t('seal.revision'), value: revision }] : []),
        { term: t('seal.code'), value: <CodeText code={code} groups={codeGroupLengths(code)} /> },
      ]}
    />
  );
}
