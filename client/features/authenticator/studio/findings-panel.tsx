import { clsx } from 'clsx';
import { CircleAlert, Info, RotateCw, TriangleAlert } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { levelStyles, levelWords, openWordsOf } from './block-words.ts';
import { useStudio } from './studio-context.ts';
import { partsOf } from './text/block.ts';
import type { TextStore } from './text/text-store.ts';

export interface FindingsPanelProps {
  findings: readonly TextFinding[];
  /** The text changed since they were found. */
  isStale: boolean;
  isLoading: boolean;
  onRefresh: () => void;
}

/** Findings of the checks by page; each leads to its block. */
export function FindingsPanel({ findings, isStale, isLoading, onRefresh }: FindingsPanelProps) {
  const advice = findings.filter(({ level }) => level === 'advice').length;
  const counts = [openWordsOf(findings), advice > 0 ? `${advice} advice` : ''].filter((words) => words !== '');
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2 text-sm">
        <p role="status" className="text-ink-2">
          {findings.length === 0
            ? isLoading
              ? 'Checking…'
              : 'The checks found nothing.'
            : `${counts.join(', ')}${isStale ? ', checking again…' : ''}`}
        </p>
        <IconButton size="sm" label="Check again" className="ms-auto" onClick={onRefresh}>
          <RotateCw aria-hidden="true" className={isLoading ? 'animate-spin' : ''} />
        </IconButton>
      </div>
      <ul className="divide-y divide-line">
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.blockId ?? ''} ${finding.page ?? ''} ${finding.say}`}>
            <FindingEntry finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FindingEntry({ finding }: { finding: TextFinding }) {
  const { level, say, page } = finding;
  const { visit, store } = useStudio();
  const excerpt = excerptOf(finding, store);
  const Icon = level === 'law' ? CircleAlert : level === 'answer' ? TriangleAlert : Info;
  return (
    <button
      type="button"
      onClick={() => visit(finding)}
      className="flex min-h-11 w-full md:min-h-9 items-start gap-2 rounded-control px-2 py-2 text-start text-sm hover:bg-sunken"
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', levelStyles[level])} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{levelWords[level]}: </span>
        {say}
        {excerpt === undefined ? null : (
          <span dir="auto" className="block truncate text-xs text-ink-2">
            {excerpt}
          </span>
        )}
      </span>
      {page === null ? null : <span className="shrink-0 text-xs text-ink-3">p. {page}</span>}
    </button>
  );
}

/** The block's first words, which tell findings of one sentence apart; undefined where the sentence quotes them. */
function excerptOf({ blockId, say }: TextFinding, store: TextStore): string | undefined {
  const block = blockId === null ? undefined : store.block(blockId);
  const texts = block ? partsOf(block).flatMap(({ target, source }) => [target, source]) : [];
  if (texts.some((text) => text !== '' && say.includes(text))) return undefined;
  return texts.find((text) => text.trim() !== '');
}
