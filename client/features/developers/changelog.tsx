import { changes } from './changes.ts';

/** What developers read about, newest first. */
export function Changelog() {
  return (
    <dl className="grid gap-4">
      {changes.map(({ date, text }) => (
        <div key={text} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="font-semibold">{date}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
