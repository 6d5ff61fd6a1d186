import type { SourceTag } from '#shared/translation-text.ts';

/** HTTP calls of the translation engines' adapters. */

export interface EngineConfig {
  url: string;
  key?: string | undefined;
  /** Of a chat-completions service. */
  model?: string | undefined;
  timeoutMs?: number | undefined;
}

export interface EngineRequest {
  texts: readonly string[];
  from: SourceTag;
  /** The page that the texts stand on, with names and numbers left out; empty for none. Not every protocol takes it. */
  context: string;
}

const defaultTimeoutMs = 20_000;
/** Larger answers are refused: the texts of one call translate to less. */
const answerBytesMax = 2_000_000;

/** The JSON answer. Throws after the time-out, for another status and for a larger answer. */
export async function postToEngine(
  url: string,
  body: object,
  { headers = {}, timeoutMs = defaultTimeoutMs }: { headers?: Record<string, string>; timeoutMs?: number | undefined },
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the translation engine answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('an answer is made of bytes');
    size += chunk.byteLength;
    if (size > answerBytesMax) throw new Error('the answer of the translation engine is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

export function sameCount(answers: string[], texts: readonly string[]): string[] {
  if (answers.length !== texts.length) throw new Error('the translation engine answered another number of texts');
  return answers;
}
