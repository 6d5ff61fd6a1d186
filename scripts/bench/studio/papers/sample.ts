/** `--sample n` of `bench:studio`: how many of a list are measured, evenly over it. */
export function sampled<T>(list: readonly T[]): T[] {
  const most = Number(process.env['BENCH_SAMPLE'] ?? list.length);
  if (most >= list.length) return [...list];
  return list.filter(
    (_, index) => Math.floor((index * most) / list.length) !== Math.floor(((index - 1) * most) / list.length),
  );
}
