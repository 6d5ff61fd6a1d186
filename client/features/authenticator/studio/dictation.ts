import { useCallback, useEffect, useRef, useState } from 'react';

/** Dictation by the browser's speech recognition, where it has one. */

interface Heard {
  isFinal: boolean;
  0?: { transcript: string };
}

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
}

interface HeardEvent extends Event {
  resultIndex: number;
  results: ArrayLike<Heard>;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

const Recognizer = window.SpeechRecognition ?? window.webkitSpeechRecognition;

export const canDictate = Recognizer !== undefined;

/** Refusals of the microphone and the like, by the browser's code. */
const failures: Readonly<Record<string, string>> = {
  'not-allowed': 'The browser lets this page not use the microphone.',
  'audio-capture': 'There’s no microphone.',
  network: 'The browser’s speech service can’t be reached.',
};

export interface Dictation {
  isDictating: boolean;
  toggle: () => void;
}

/** Calls `onText` with each sentence as it is understood. */
export function useDictation(onText: (text: string) => void, onFailure: (say: string) => void): Dictation {
  const [isDictating, setIsDictating] = useState(false);
  const running = useRef<Recognition>(undefined);
  const handlers = useRef({ onText, onFailure });
  useEffect(() => {
    handlers.current = { onText, onFailure };
  });
  useEffect(() => () => running.current?.stop(), []);
  const toggle = useCallback(() => {
    if (running.current) {
      running.current.stop();
      return;
    }
    if (!Recognizer) return;
    const recognition = new Recognizer();
    recognition.lang = 'en-US';
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.addEventListener('result', (event) => {
      const { results, resultIndex } = event as HeardEvent;
      const heard = Array.from(results)
        .slice(resultIndex)
        .filter(({ isFinal }) => isFinal);
      const text = heard.map((one) => one[0]?.transcript.trim() ?? '').join(' ');
      if (text !== '') handlers.current.onText(text);
    });
    recognition.addEventListener('error', (event) => {
      const code = 'error' in event ? String(event.error) : '';
      if (code in failures) handlers.current.onFailure(failures[code] ?? '');
    });
    recognition.addEventListener('end', () => {
      running.current = undefined;
      setIsDictating(false);
    });
    recognition.start();
    running.current = recognition;
    setIsDictating(true);
  }, []);
  return { isDictating, toggle };
}
