import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { isReadTag, languageTagList, type LanguageTag } from '#shared/translation-text.ts';
import type { OpenText } from './open-text.ts';
import { useStudio, useText } from './studio-context.ts';
import { useReadAgain } from './use-reading.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const rotations = [0, 90, 180, 270] as const;

export interface ReadAgainDialogProps {
  page: number;
  opened: OpenText;
  onClose: () => void;
}

/** Reads one page again, with another language or rotation. */
export function ReadAgainDialog({ page, opened, onClose }: ReadAgainDialogProps) {
  const { reviewId } = useStudio();
  const present = useText((store) => store.pages().find((one) => one.page === page));
  const [lang, setLang] = useState<LanguageTag>(present && isReadTag(present.lang) ? present.lang : 'en');
  const [rotation, setRotation] = useState(present?.rotation ?? 0);
  const readAgain = useReadAgain(opened);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`Read page ${page} again`}
      description="Blocks that somebody edited or confirmed stay as they are."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onClose();
              void readAgain({ id: reviewId, pages: [page], lang, rotation });
            }}
          >
            Read again
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Language of the page">
          <Select
            options={languageTagList.map((tag) => ({ value: tag, label: languageNames.of(tag) ?? tag }))}
            value={lang}
            onChange={(event) => setLang(languageTagList.find((tag) => tag === event.currentTarget.value) ?? lang)}
          />
        </Field>
        <Field label="Turn the page">
          <Select
            options={rotations.map((degrees) => ({
              value: String(degrees),
              label: degrees === 0 ? 'As it is' : `${degrees}° clockwise`,
            }))}
            value={String(rotation)}
            onChange={(event) =>
              setRotation(rotations.find((degrees) => String(degrees) === event.currentTarget.value) ?? 0)
            }
          />
        </Field>
      </div>
    </Dialog>
  );
}
