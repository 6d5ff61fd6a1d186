import addEndpoint from './examples/add-endpoint/curl.sh?raw';
import errors from './examples/errors/typescript.txt?raw';
import firstCurl from './examples/first-call/curl.sh?raw';
import firstPython from './examples/first-call/python.py?raw';
import firstTypescript from './examples/first-call/typescript.txt?raw';
import follow from './examples/follow/typescript.txt?raw';
import settings from './examples/install/curl.sh?raw';
import install from './examples/install/typescript.sh?raw';
import orderCurl from './examples/order/curl.sh?raw';
import orderPython from './examples/order/python.py?raw';
import orderTypescript from './examples/order/typescript.txt?raw';
import pages from './examples/pages/typescript.txt?raw';
import receivePython from './examples/receive-events/python.py?raw';
import receiveTypescript from './examples/receive-events/typescript.txt?raw';
import testClock from './examples/test-clock/typescript.txt?raw';

/** Languages of examples, in the order of the switch. */
export const exampleLanguages = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
export type ExampleLanguage = keyof typeof exampleLanguages;

/** One task in some languages; one that has a single form is shown under every choice. */
export type Example = Partial<Record<ExampleLanguage, string>>;

/** The files are the page's text and the tests' programs. */
export const examples = {
  settings: { curl: settings },
  install: { typescript: install },
  firstCall: { curl: firstCurl, typescript: firstTypescript, python: firstPython },
  order: { curl: orderCurl, typescript: orderTypescript, python: orderPython },
  errors: { typescript: errors },
  pages: { typescript: pages },
  follow: { typescript: follow },
  testClock: { typescript: testClock },
  addEndpoint: { curl: addEndpoint },
  receiveEvents: { typescript: receiveTypescript, python: receivePython },
} as const satisfies Record<string, Example>;
