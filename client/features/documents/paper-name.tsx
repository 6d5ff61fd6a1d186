import { paperSubtitle, paperTitle } from '#client/lib/paper-title.ts';
import type { TitledPaper } from '#shared/certificate/title.ts';

/** A paper's title, with its file's name or certified title below. */
export function PaperName({ paper }: { paper: TitledPaper }) {
  const subtitle = paperSubtitle(paper);
  return (
    <>
      <bdi className="wrap-anywhere">{paperTitle(paper)}</bdi>
      {subtitle === undefined ? null : (
        <>
          {' '}
          <bdi className="block text-xs font-normal wrap-anywhere text-ink-2">{subtitle}</bdi>
        </>
      )}
    </>
  );
}
