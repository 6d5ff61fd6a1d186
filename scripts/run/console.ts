const started = performance.now();

function elapsed(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)}s`;
}

/** Prints a line of progress with the seconds since the process started. */
export function say(text: string): void {
  console.log(`[${elapsed(started).padStart(5)}] ${text}`);
}

/** Runs `work` and prints its duration. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  say(`${name} (${elapsed(start)})`);
  return result;
}

/** The error's message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
