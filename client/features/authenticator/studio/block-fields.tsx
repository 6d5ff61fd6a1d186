import { memo } from 'react';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { kindWords, markWords } from './block-words.ts';
import { SourceText } from './source-text.tsx';
import { TableFields } from './table-fields.tsx';
import { TextField } from './text-field.tsx';
import { partsOf, type Part } from './text/block.ts';

export interface BlockFieldsProps {
  block: TextBlock;
  /** The source is edited, too. */
  isRereading: boolean;
  describedBy: string | undefined;
}

/** Source and English of one block: beside each other where there is room, else the source above. */
export const BlockFields = memo(function BlockFields({ block, isRereading, describedBy }: BlockFieldsProps) {
  if (block.kind === 'table') return <TableFields block={block} isRereading={isRereading} describedBy={describedBy} />;
  const parts = partsOf(block);
  const english = (part: Part) => (
    <TextField
      key={part.key}
      id={block.id}
      partKey={part.key}
      value={part.target}
      label={`English, ${nameOf(block, part)}`}
      lang="en"
      isStrong={block.kind === 'heading'}
      describedBy={describedBy}
    />
  );
  const source = (part: Part) => <SourcePart key={part.key} block={block} part={part} isRereading={isRereading} />;
  return (
    <div className="grid items-start gap-x-2 @xl:grid-cols-2">
      <div
        className={
          block.kind === 'field' && !isRereading ? 'flex min-w-0 flex-wrap' : block.kind === 'field' ? pair : 'contents'
        }
      >
        {parts.map(source)}
      </div>
      <div className={block.kind === 'field' ? pair : 'contents'}>{parts.map(english)}</div>
    </div>
  );
});

/** Label and value on one line. */
const pair = 'grid min-w-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-x-1';

export function nameOf(block: TextBlock, { key, source }: Part): string {
  const kind = block.kind === 'mark' ? markWords[block.mark] : kindWords[block.kind];
  if (key === 'label') return `${kind}, label: ${short(source)}`;
  if (key === 'value') return `${kind}, value: ${short(source)}`;
  return source === '' ? kind : `${kind}: ${short(source)}`;
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

interface SourcePartProps {
  block: TextBlock;
  part: Part;
  isRereading: boolean;
}

function SourcePart({ block, part, isRereading }: SourcePartProps) {
  if (block.kind === 'note') {
    return <p className="px-2 py-0.75 text-sm text-ink-3 italic">Printed as a translator’s note</p>;
  }
  if (isRereading) {
    return (
      <TextField
        id={block.id}
        partKey={part.key}
        side="source"
        value={part.source}
        label={`Reading, ${nameOf(block, part)}`}
        lang={block.lang}
        dir={block.dir}
      />
    );
  }
  return (
    <div className="min-w-0 px-2 py-0.75 text-sm leading-5.5 wrap-anywhere text-ink-2 pointer-coarse:py-2.75">
      {part.source === '' ? (
        <span className="text-ink-3 italic">{block.kind === 'mark' ? markWords[block.mark] : 'No source text'}</span>
      ) : (
        <SourceText text={part.source} lang={block.lang} dir={block.dir} doubtful={block.doubtful} />
      )}
    </div>
  );
}
