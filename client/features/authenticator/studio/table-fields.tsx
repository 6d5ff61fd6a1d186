import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { SourceText } from './source-text.tsx';
import { TextField } from './text-field.tsx';
import { range, shapeOf, type PartKey } from './text/block.ts';

export interface TableFieldsProps {
  block: Extract<TextBlock, { kind: 'table' }>;
  isRereading: boolean;
  describedBy: string | undefined;
}

/** A table whose cells hold the source above their English. */
export function TableFields({ block, isRereading, describedBy }: TableFieldsProps) {
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
