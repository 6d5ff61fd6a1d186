import { z } from 'zod';
import { postToEngine, sameCount, type EngineConfig, type EngineRequest } from './engine-call.ts';

/** The DeepL protocol. */

const answerShape = z.object({ translations: z.array(z.object({ text: z.string() })) });

export async function callDeepl({ url, key, timeoutMs }: EngineConfig, { texts, from, context }: EngineRequest) {
  const body = {
    text: texts,
    source_lang: from.toUpperCase(),
    target_lang: 'EN-US',
    ...(context === '' ? {} : { context }),
  };
  const headers = { authorization: `DeepL-Auth-Key ${key ?? ''}` };
  const answer = answerShape.parse(await postToEngine(`${url}/v2/translate`, body, { headers, timeoutMs }));
  return sameCount(
    answer.translations.map(({ text }) => text),
    texts,
  );
}
