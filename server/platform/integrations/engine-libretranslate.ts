import { z } from 'zod';
import { postToEngine, sameCount, type EngineConfig, type EngineRequest } from './engine-call.ts';

/** The LibreTranslate protocol, which takes no context. */

const answerShape = z.object({ translatedText: z.array(z.string()) });

export async function callLibre({ url, key, timeoutMs }: EngineConfig, { texts, from }: EngineRequest) {
  const body = { q: texts, source: from, target: 'en', format: 'text', ...(key && { api_key: key }) };
  const answer = answerShape.parse(await postToEngine(`${url}/translate`, body, { timeoutMs }));
  return sameCount(answer.translatedText, texts);
}
