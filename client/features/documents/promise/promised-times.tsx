import { words } from '#client/ui/words.ts';
import { type Speed, speeds } from '#shared/promise/speeds.ts';
import { ReadyBy, useReadyBy } from './ready-by.tsx';

/** When an order of these speeds would be ready if it was paid now: a line per speed. */
export function PromisedTimes({ speeds: ordered, pages }: { speeds: readonly Speed[]; pages?: number }) {
  const times = useReadyBy(pages === undefined ? undefined : { pages });
  if (!times) return null;
  const distinct = speeds.filter((speed) => ordered.includes(speed));
  return (
    <ul className="mb-2 text-sm font-semibold text-ink">
      {distinct.map((speed) => (
        <li key={speed}>
          {distinct.length > 1 ? `${words('offer')(`speeds.${speed}.label`)}: ` : null}
          <ReadyBy dueAt={times[speed]} />
        </li>
      ))}
    </ul>
  );
}
