import { clsx } from 'clsx';
import { Ellipsis, FileScan, Sparkles, SquareDashed } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Menu, MenuItem } from '#client/ui/overlay/menu.tsx';
import type { TextPage } from '#shared/schemas/translation-text.ts';
import type { PhotoFlaw } from '#shared/translation-text.ts';
import { usePageActions } from './page-actions.ts';
import { useAfterPress, useStudio } from './studio-context.ts';

/** Number, progress and reading of one page, with what can be done with the whole page. */
export const PageHeader = memo(function PageHeader({ page }: { page: TextPage }) {
  const { store, isReadOnly } = useStudio();
  const actions = usePageActions();
  const number = page.page;
  const progress = useAfterPress(({ store: { summary } }) => {
    const { confirmed = 0, blocks = 0 } = summary().byPage.get(number) ?? {};
    return `${confirmed} of ${blocks} confirmed`;
  });
  return (
    <header className="flex min-h-10 items-center gap-x-3 border-b border-line bg-sunken/60 ps-4 pe-1 text-xs text-ink-2">
      <h2 className="text-sm font-semibold text-ink">Page {number}</h2>
      <span className="tabular-nums">{progress}</span>
      <span className={clsx('ms-auto truncate', isReadOnly && 'pe-3')}>
        {page.state === 'reading' || page.state === 'queued' ? (
          <Spinner label={page.state === 'reading' ? 'Being read…' : 'Waiting to be read…'} />
        ) : (
          readingOf(page)
        )}
      </span>
      {isReadOnly ? null : (
        <Menu
          trigger={
            <IconButton size="sm" label={`Actions for page ${number}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          {page.state === 'typed' ? null : (
            <>
              <MenuItem icon={<FileScan aria-hidden="true" />} onClick={() => actions.readAgain(number)}>
                Read the page again…
              </MenuItem>
              <MenuItem icon={<Sparkles aria-hidden="true" />} onClick={() => actions.draftAgain(number)}>
                Draft again what’s not translated
              </MenuItem>
            </>
          )}
          <MenuItem
            icon={<SquareDashed aria-hidden="true" />}
            onClick={() => store.edit({ page: { page: number, isBlank: !page.isBlank } })}
          >
            {page.isBlank ? 'The page isn’t blank' : 'Mark the page as blank'}
          </MenuItem>
        </Menu>
      )}
    </header>
  );
});

const flawWords: Readonly<Record<PhotoFlaw, string>> = {
  blurred: 'letters out of focus',
  glare: 'light reflected',
  cut: 'sheet cut off',
};

function readingOf({ state, via, confidence, reason, mrz, isBlank, cause, sheet, flaws = [] }: TextPage): string {
  if (isBlank) return 'Blank';
  if (state === 'typed') return 'Typed by a person';
  if (cause === 'blank') return 'Looks blank';
  if (state === 'failed') return reason ?? 'The page couldn’t be read';
  if (state === 'unreadable') return reason ?? 'Nothing readable';
  const how = via === 'layer' ? 'Text of the file' : sheet ? 'Read from the photo' : 'Read from the picture';
  const faults = flaws.map((flaw) => ` · ${flawWords[flaw]}`).join('');
  const share = via === 'ocr' && confidence !== null ? `, ${Math.round(confidence)} %` : '';
  const zone = mrz ? (mrz.isValid ? ' · MRZ valid' : ' · MRZ check digits wrong') : '';
  return `${how}${share}${zone}${faults}`;
}
