import '../run/die-with-parent.ts';
import { withTemporaryProduct } from '../run/temporary-product.ts';
import { auditPages, type PageAudit } from './audit.ts';
import { columns } from './columns.ts';

/*
 * Audits the public pages with Lighthouse as a phone on a slow network, against the whole product in a temporary data
 * folder. Exits non-zero when a public page misses the goal in any category.
 */

const goal = 95;
const publicPages = ['/', '/translations', '/verify'];

function print(audits: readonly PageAudit[]): void {
  const pathWidth = Math.max(...audits.map((audit) => audit.path.length));
  console.log([''.padEnd(pathWidth), ...columns.map(({ title }) => title.padStart(9))].join('  '));
  for (const { path: page, figures } of audits) {
    const cells = columns.map(({ title, format }, index) =>
      format(figures[index] ?? Number.NaN).padStart(Math.max(title.length, 9)),
    );
    console.log([page.padEnd(pathWidth), ...cells].join('  '));
  }
}

function misses({ path: page, figures }: PageAudit): string[] {
  if (!publicPages.includes(page)) return [];
  return columns.flatMap(({ title, isScore }, index) =>
    isScore && !((figures[index] ?? 0) >= goal) ? [`${page}: ${title} is below ${goal}`] : [],
  );
}

const audits = await withTemporaryProduct((url) => auditPages(url, [...publicPages, '/login']));
print(audits);
const missed = audits.flatMap(misses);
for (const miss of missed) console.log(`MISSED  ${miss}`);
process.exitCode = missed.length === 0 ? 0 : 1;
