import { memo } from 'react';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { kindWords, markWords } from './block-words.ts';
import { SourceText } from './source-text.tsx';
import { TextField } from './text-field.tsx';
import { type Part, type PartKey, partsOf, range, shapeOf } from './text/block.ts';

interface TableFieldsProps {
  block: Extract<TextBlock, { kind: 'table' }>;
  isRereading: boolean;
  describedBy: string | undefined;
}

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

/** A table whose cells hold the source above their English. */
function TableFields({ block, isRereading, describedBy }: TableFieldsProps) {
  const { rows, columns } = shapeOf(block);
  return (
    <div className="overflow-x-auto px-1 py-0.5">
      <table className="w-full min-w-fit border-collapse text-sm" aria-label="Table with source and English">
        <tbody>
          {range(rows).map((row) => (
            <tr key={row}>
              {range(columns).map((column) => {
                const key: PartKey = `${row}.${column}`;
                const source = block.source.rows[row]?.[column] ?? '';
                const place = `row ${row + 1}, column ${column + 1}`;
                return (
                  <td key={column} className="min-w-24 border border-line p-0.5 align-top">
                    {isRereading ? (
                      <TextField
                        id={block.id}
                        partKey={key}
                        side="source"
                        value={source}
                        label={`Reading, ${place}`}
                        lang={block.lang}
                        dir={block.dir}
                      />
                    ) : source === '' ? null : (
                      <div className="px-2 pt-0.5 text-xs text-ink-2">
                        <SourceText text={source} lang={block.lang} dir={block.dir} doubtful={block.doubtful} />
                      </div>
                    )}
                    <TextField
                      id={block.id}
                      partKey={key}
                      value={block.target.rows[row]?.[column] ?? ''}
                      label={`English, ${place}${source === '' ? '' : `: ${source}`}`}
                      lang="en"
                      describedBy={describedBy}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
