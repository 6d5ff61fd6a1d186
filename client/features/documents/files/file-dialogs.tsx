import { Download, Eye, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { fileSize } from '#client/lib/format.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { InlineRename } from '#client/ui/form/inline-rename.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { fileExtension } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';

export interface FileDetailsDialogProps {
  file: TranslationView | undefined;
  onClose: () => void;
  onView: () => void;
  onDownload: () => void;
  onName: (name: string) => void;
  onDelete: () => void;
}

/** A delivered file's name, facts and actions. */
export function FileDetailsDialog({ file, onClose, ...actions }: FileDetailsDialogProps) {
  return (
    <Dialog
      open={file !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words('folders')('details.title')}
    >
      {file ? <Details key={file.id} file={file} {...actions} /> : null}
    </Dialog>
  );
}

type DetailsProps = Omit<FileDetailsDialogProps, 'file' | 'onClose'> & { file: TranslationView };

function Details({ file, onView, onDownload, onName, onDelete }: DetailsProps) {
  const t = words('folders');
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <>
      {isRenaming ? (
        <InlineRename
          label={t('name.file')}
          value={file.filename}
          maxLength={limits.filenameReceived}
          onSave={(name) => {
            onName(name);
            setIsRenaming(false);
          }}
          onCancel={() => setIsRenaming(false)}
        />
      ) : (
        <p className="min-h-9 font-serif text-lg font-semibold">
          <PaperName paper={file} />
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2 md:flex md:flex-wrap">
        <Button size="sm" icon={<Eye aria-hidden="true" />} onClick={onView}>
          {t('details.open')}
        </Button>
        <Button size="sm" variant="secondary" icon={<Download aria-hidden="true" />} onClick={onDownload}>
          {t('details.download')}
        </Button>
        <Button size="sm" variant="secondary" icon={<PenLine aria-hidden="true" />} onClick={() => setIsRenaming(true)}>
          {t('details.rename')}
        </Button>
        <Button size="sm" variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
          {t('details.remove')}
        </Button>
      </div>
      <div className="mt-4">
        <DescriptionList
          facts={[
            { term: t('details.type'), value: typeOf(file) },
            { term: t('details.created'), value: <DateTime value={file.createdAt} /> },
            { term: t('details.size'), value: fileSize(file.fileSizeBytes) },
            { term: t('details.pages'), value: file.pages },
            {
              term: t('details.languages'),
              value: t('details.pair', {
                source: languageName(file.sourceLanguage),
                target: languageName(file.targetLanguage),
              }),
            },
            {
              term: t('details.code'),
              value: (
                <CodeText
                  code={file.verificationCode}
                  groups={codeGroupLengths(file.verificationCode)}
                  copy
                  label={t('details.codeNoun')}
                />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

/** The type by extension; by MIME type for a file renamed without one. */
function typeOf({ filename, mimetype }: TranslationView): string {
  const extension = fileExtension(filename) || (mimetype.split('/')[1] ?? '');
  return extension === '' ? words('folders')('details.unknown') : extension.toUpperCase();
}
