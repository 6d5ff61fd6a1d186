import { fieldCodes } from '#shared/field-errors.ts';
import { ScrollingTable } from './scrolling-table.tsx';

/** Codes of refused fields. */
export function FieldCodeTable() {
  return (
    <ScrollingTable caption="Codes of fields" heads={['Code', 'What was sent']}>
      {Object.entries(fieldCodes).map(([code, meaning]) => (
        <tr key={code} className="border-t border-line align-top">
          <th scope="row" className="py-2 pe-4 text-start font-mono text-xs font-medium">
            {code}
          </th>
          <td className="min-w-56 py-2 text-ink-2">{meaning}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}
