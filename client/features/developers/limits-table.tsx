import { backoffs } from '#shared/backoffs.ts';
import {
  backoffNames,
  backoffText,
  backoffTexts,
  rateLimitTexts,
  spanText,
  windowNames,
} from '#shared/rate-limit-texts.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { ScrollingTable } from './scrolling-table.tsx';

/** Every window that calls are counted in, as the headers name it. */
export function LimitsTable() {
  return (
    <>
      <p>
        Each call counts in the windows below. <code>RateLimit-Policy</code> and <code>RateLimit</code> name the one
        that binds the call just made: the one that refused it, else the one with the fewest calls left. Above it the
        answer is 429, and <code>Retry-After</code> says when its window ends. Windows around sign-in are not named.
      </p>
      <ScrollingTable caption="All limits" heads={['Name', 'Counts', 'Per', 'At most', 'Beyond']}>
        {windowNames.map((name) => {
          const { points, windowSeconds } = rateLimits[name];
          const { counts, per, beyond = 'Refused until the window ends.' } = rateLimitTexts[name];
          const most = `${points.toLocaleString('en')} in ${spanText(windowSeconds)}`;
          return <Row key={name} name={name} counts={counts} per={per} most={most} beyond={beyond} />;
        })}
        {backoffNames.map((name) => (
          <Row
            key={name}
            name={name}
            {...backoffTexts[name]}
            most={`${backoffs[name].free} at once`}
            beyond={backoffText(name)}
          />
        ))}
      </ScrollingTable>
    </>
  );
}

function Row({ name, counts, per, most, beyond }: Record<'name' | 'counts' | 'per' | 'most' | 'beyond', string>) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pe-4 text-start font-mono text-xs font-medium">
        {name}
      </th>
      <td className="min-w-40 py-2 pe-4">{counts}</td>
      <td className="min-w-32 py-2 pe-4 text-ink-2">{per}</td>
      <td className="min-w-32 py-2 pe-4">{most}</td>
      <td className="min-w-56 py-2 text-ink-2">{beyond}</td>
    </tr>
  );
}
