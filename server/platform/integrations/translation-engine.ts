import type { Env } from '#server/env.ts';
import type { EngineConfig, EngineRequest } from './engine-call.ts';
import { callChat } from './engine-chat.ts';
import { callDeepl } from './engine-deepl.ts';
import { callLibre } from './engine-libretranslate.ts';

/** An outside machine translation service, into English. */
export interface TranslationEngine {
  /** Shown beside its drafts. */
  name: string;
  monthlyCharacters: number;
  /** Whether the page goes along with a call's texts, and counts against the budget. */
  takesContext: boolean;
  /** One answer per text, in order. Throws after the time-out, and for an answer of another shape. */
  translate(request: EngineRequest): Promise<string[]>;
}

type Config = NonNullable<Env['translationEngine']> & Pick<EngineConfig, 'timeoutMs'>;

const adapters = {
  deepl: { name: 'DeepL', call: callDeepl, takesContext: true },
  libretranslate: { name: 'LibreTranslate', call: callLibre, takesContext: false },
  chat: { name: '', call: callChat, takesContext: true },
} as const;

export function createTranslationEngine(config: Config): TranslationEngine {
  const { monthlyCharacters, protocol } = config;
  const { name, call, takesContext } = adapters[protocol];
  return {
    name: name === '' ? (config.model ?? 'Model') : name,
    monthlyCharacters,
    takesContext,
    translate: (request) => call(config, request),
  };
}
