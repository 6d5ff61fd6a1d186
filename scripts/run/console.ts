const started = performance.now();

function elapsed(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)}s`;
}

/** One line of progress, with the seconds since this process began. */
export function say(text: string): void {
  console.log(`[${elapsed(started).padStart(5)}] ${text}`);
}

/** Does `work` and says how long it took, when it is done. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  say(`${name} (${elapsed(begun)})`);
  return result;
}

/** The reason in one line, for a person. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
