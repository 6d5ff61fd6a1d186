import { isMobileDevice } from '#client/lib/device.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { acceptedFiles } from './draft-file.ts';

interface FileZoneProps {
  layout: 'single' | 'several';
  hasFile: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FileZone({ layout, hasFile, disabled, onFiles }: FileZoneProps) {
  const t = words('order');
  return (
    <Dropzone
      label={hasFile ? t('form.add') : layout === 'several' ? t('form.documents') : t('form.document')}
      limits={t('form.limits', {
        pages: String(limits.pagesMax),
        documents: String(limits.documentsPerCheckout),
      })}
      accept={acceptedFiles}
      multiple
      camera
      slim={hasFile}
      state="idle"
      disabled={disabled}
      onFiles={onFiles}
    />
  );
}

/** Warns on phones, which keep no copy of the files and may close the page for the camera. */
export function NoCopies() {
  const { text, lang } = messageOf('DEVICE_STORAGE_FAILED');
  if (!isMobileDevice()) return null;
  return (
    <InlineAlert tone="warn" announce>
      <span lang={lang}>{text}</span>
    </InlineAlert>
  );
}
