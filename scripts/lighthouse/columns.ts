import type { Result } from 'lighthouse';

/** A column of the result table. */
export interface Column {
  title: string;
  read(result: Result): number | null | undefined;
  format(value: number): string;
  /** True for category scores, 0 to 100, which have a goal. */
  isScore: boolean;
}

function score(title: string, category: string): Column {
  return {
    title,
    read: ({ categories }) => {
      const found = categories[category]?.score;
      return typeof found === 'number' ? Math.round(found * 100) : found;
    },
    format: String,
    isScore: true,
  };
}

function metric(title: string, audit: string, format: Column['format']): Column {
  return { title, read: ({ audits }) => audits[audit]?.numericValue, format, isScore: false };
}

const inMilliseconds = (value: number) => `${Math.round(value)} ms`;

export const columns: readonly Column[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best practices', 'best-practices'),
  score('SEO', 'seo'),
  metric('LCP', 'largest-contentful-paint', inMilliseconds),
  metric('TBT', 'total-blocking-time', inMilliseconds),
  metric('CLS', 'cumulative-layout-shift', (value) => value.toFixed(3)),
];
