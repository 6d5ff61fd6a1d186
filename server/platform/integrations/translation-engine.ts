import { z } from 'zod';
import type { Env } from '#server/env.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** An outside machine translation service, into English. */
export interface TranslationEngine {
  /** Shown beside its drafts. */
  name: string;
  monthlyCharacters: number;
  /** One answer per text, in order. Throws after the time-out, and for an answer of another shape. */
  translate(texts: readonly string[], from: SourceTag): Promise<string[]>;
}

type EngineConfig = NonNullable<Env['translationEngine']> & { timeoutMs?: number };

const defaultTimeoutMs = 20_000;
/** Larger answers are refused: the texts of one call translate to less. */
const answerBytesMax = 2_000_000;

export function createTranslationEngine(config: EngineConfig): TranslationEngine {
  const { protocol, monthlyCharacters } = config;
  return protocol === 'deepl'
    ? { name: 'DeepL', monthlyCharacters, translate: (texts, from) => callDeepl(config, texts, from) }
    : { name: 'LibreTranslate', monthlyCharacters, translate: (texts, from) => callLibre(config, texts, from) };
}

const libreAnswer = z.object({ translatedText: z.array(z.string()) });

async function callLibre(
  { url, key, timeoutMs }: EngineConfig,
  texts: readonly string[],
  from: SourceTag,
): Promise<string[]> {
  const body = { q: texts, source: from, target: 'en', format: 'text', ...(key && { api_key: key }) };
  const answer = libreAnswer.parse(await post(`${url}/translate`, body, { timeoutMs }));
  return sameCount(answer.translatedText, texts);
}

const deeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) });

async function callDeepl(
  { url, key, timeoutMs }: EngineConfig,
  texts: readonly string[],
  from: SourceTag,
): Promise<string[]> {
  const body = { text: texts, source_lang: from.toUpperCase(), target_lang: 'EN-US' };
  const headers = { authorization: `DeepL-Auth-Key ${key ?? ''}` };
  const answer = deeplAnswer.parse(await post(`${url}/v2/translate`, body, { headers, timeoutMs }));
  return sameCount(
    answer.translations.map(({ text }) => text),
    texts,
  );
}

async function post(
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

function sameCount(answers: string[], texts: readonly string[]): string[] {
  if (answers.length !== texts.length) throw new Error('the translation engine answered another number of texts');
  return answers;
}
