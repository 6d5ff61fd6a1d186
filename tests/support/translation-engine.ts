import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

const libreBody = z.object({
  q: z.array(z.string()),
  source: z.string(),
  target: z.literal('en'),
  api_key: z.string(),
});
const deeplBody = z.object({ text: z.array(z.string()), source_lang: z.string(), target_lang: z.literal('EN-US') });

export interface EngineStandIn {
  url: string;
  /** Texts that were sent, in order. */
  sent: string[];
  /** Answers a text; undefined never answers. */
  answer: (text: string) => string | undefined;
  stop(): Promise<void>;
}

/** Speaks the LibreTranslate and the DeepL protocol, with the key `engine-key`. */
export async function startEngine(): Promise<EngineStandIn> {
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const isDeepl = request.url === '/v2/translate';
      const parsed: unknown = JSON.parse(body);
      const libre = isDeepl ? undefined : libreBody.parse(parsed);
      const texts = libre?.q ?? deeplBody.parse(parsed).text;
      const key = isDeepl ? request.headers.authorization : libre?.api_key;
      engine.sent.push(...texts);
      const answers = texts.map((one) => engine.answer(one));
      if (answers.includes(undefined)) return;
      response.statusCode = key === (isDeepl ? 'DeepL-Auth-Key engine-key' : 'engine-key') ? 200 : 403;
      response.setHeader('content-type', 'application/json');
      const translations = answers.map((answer) => ({ detected_source_language: 'PT', text: answer }));
      response.end(JSON.stringify(isDeepl ? { translations } : { translatedText: answers }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const engine: EngineStandIn = {
    url: `http://127.0.0.1:${readAddress(server).port}`,
    sent: [],
    answer: (one) => one,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return engine;
}
