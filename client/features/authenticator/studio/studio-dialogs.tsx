import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { CommandPalette } from '#client/ui/overlay/command-palette.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { modifierKey } from '#client/ui/overlay/key-cap.tsx';
import { ShortcutsDialog } from '#client/ui/overlay/shortcuts-dialog.tsx';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { isReadTag, type LanguageTag, languageTagList } from '#shared/translation-text.ts';
import { type MarkChoice, markChoices, markWords } from './block-words.ts';
import { capsOf, commandGroups } from './keymap.ts';
import type { OpenText } from './open-text.ts';
import { useStudio, useText } from './studio-context.ts';
import { partsOf } from './text/block.ts';
import { saverOf } from './text/clash-saver.ts';
import type { Clash } from './text/text-store.ts';
import { useReadAgain } from './use-reading.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const rotations = [0, 90, 180, 270] as const;

interface ReadAgainDialogProps {
  page: number;
  opened: OpenText;
  onClose: () => void;
}

interface MarksPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (choice: MarkChoice) => void;
}

export type StudioDialog = 'marks' | 'help' | { page: number };

interface StudioDialogsProps {
  dialog: StudioDialog | undefined;
  opened: OpenText;
  onDialog: (dialog: StudioDialog | undefined) => void;
  onMark: (choice: MarkChoice) => void;
}

export function StudioDialogs({ dialog, opened, onDialog, onMark }: StudioDialogsProps) {
  return (
    <>
      <MarksPalette
        open={dialog === 'marks'}
        onOpenChange={(open) => onDialog(open ? 'marks' : undefined)}
        onChoose={onMark}
      />
      <StudioHelp open={dialog === 'help'} onOpenChange={(open) => onDialog(open ? 'help' : undefined)} />
      <ClashDialog />
      {typeof dialog === 'object' ? (
        <ReadAgainDialog page={dialog.page} opened={opened} onClose={() => onDialog(undefined)} />
      ) : null}
    </>
  );
}

/** Lists the studio's keys. */
function StudioHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const mod = modifierKey();
  const groups = commandGroups.map(({ title, commands }) => ({
    title,
    shortcuts: commands.map(({ name, label }) => ({ keys: capsOf(name, mod), label })),
  }));
  return <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups} />;
}

/** Bracketed marks for things on a paper other than its text. */
function MarksPalette({ open, onOpenChange, onChoose }: MarksPaletteProps) {
  const commands = markChoices.map((choice) => ({
    id: choice.target,
    label: choice.target,
    hint: markWords[choice.mark],
    keywords: `${markWords[choice.mark]} ${choice.keywords ?? ''}`,
    onRun: () => onChoose(choice),
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      placeholder="Seal, signature, illegible…"
      groups={[{ title: 'Marks on the original', commands }]}
    />
  );
}

/** Both sides of blocks that two people, or two windows, changed at once. */
function ClashDialog() {
  const { store, reviewId } = useStudio();
  const clashes = useText((text) => text.clashes());
  const [clash] = clashes;
  const name = useTheirName(reviewId, clash);
  if (!clash) return null;
  const theirs = name === undefined ? 'Theirs' : `${name.charAt(0).toUpperCase()}${name.slice(1)}’s`;
  const left = clashes.length - 1;
  return (
    <Dialog
      open
      size="lg"
      title="This block was changed by two of you"
      description={
        left === 0
          ? 'Choose the text that stays. Everything else you wrote is saved.'
          : `Choose the text that stays. ${left} more ${left === 1 ? 'block' : 'blocks'} after this one.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => store.resolve(clash.id, 'theirs')}>
            {clash.theirs === null ? 'Remove the block' : name === undefined ? 'Take theirs' : `Take ${name}’s`}
          </Button>
          <Button onClick={() => store.resolve(clash.id, 'mine')}>
            {clash.mine === null ? 'Remove the block' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <Sides key={clash.id} clash={clash} theirs={theirs} />
    </Dialog>
  );
}

/** Queried per clash: a list fetched earlier lacks the clashing version. */
function useTheirName(reviewId: string, clash: Clash | undefined): string | undefined {
  const user = useCurrentUser();
  const { data } = useQuery({
    queryKey: ['clash', reviewId, clash?.id, clash?.theirs?.version ?? clash?.removedIn?.upTo],
    queryFn: () => trpcClient.authenticator.textVersions.query({ id: reviewId }),
    enabled: clash !== undefined,
  });
  const name = clash && data ? saverOf(clash, data.items) : undefined;
  return name !== undefined && name === user?.name ? 'your other window' : name;
}

function Sides({ clash, theirs }: { clash: Clash; theirs: string }) {
  const { store } = useStudio();
  const mine = store.block(clash.id) ?? clash.mine;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SideText title="Yours" block={mine} />
      <SideText title={theirs} block={clash.theirs} />
    </div>
  );
}

function SideText({ title, block }: { title: string; block: BlockContent | null }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-line p-3">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {block === null ? (
        <p className="text-sm text-ink-2 italic">The block was removed.</p>
      ) : (
        partsOf(block).map(({ key, target }) => (
          <p key={key} lang="en" className="text-sm wrap-anywhere whitespace-pre-line">
            {target === '' ? <span className="text-ink-3">–</span> : target}
          </p>
        ))
      )}
    </section>
  );
}

/** Reads one page again, with another language or rotation. */
function ReadAgainDialog({ page, opened, onClose }: ReadAgainDialogProps) {
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
