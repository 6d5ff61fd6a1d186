import enKinds from './en/kinds.json' with { type: 'json' };
import enMails from './en/mails.json' with { type: 'json' };
import enNotices from './en/notices.json' with { type: 'json' };
import enStates from './en/states.json' with { type: 'json' };
import ptKinds from './pt/kinds.json' with { type: 'json' };
import ptMails from './pt/mails.json' with { type: 'json' };
import ptNotices from './pt/notices.json' with { type: 'json' };
import ptStates from './pt/states.json' with { type: 'json' };
import esKinds from './es/kinds.json' with { type: 'json' };
import esMails from './es/mails.json' with { type: 'json' };
import esNotices from './es/notices.json' with { type: 'json' };
import esStates from './es/states.json' with { type: 'json' };
import deKinds from './de/kinds.json' with { type: 'json' };
import deMails from './de/mails.json' with { type: 'json' };
import deNotices from './de/notices.json' with { type: 'json' };
import deStates from './de/states.json' with { type: 'json' };
import arKinds from './ar/kinds.json' with { type: 'json' };
import arMails from './ar/mails.json' with { type: 'json' };
import arNotices from './ar/notices.json' with { type: 'json' };
import arStates from './ar/states.json' with { type: 'json' };
import heKinds from './he/kinds.json' with { type: 'json' };
import heMails from './he/mails.json' with { type: 'json' };
import heNotices from './he/notices.json' with { type: 'json' };
import heStates from './he/states.json' with { type: 'json' };
import jaKinds from './ja/kinds.json' with { type: 'json' };
import jaMails from './ja/mails.json' with { type: 'json' };
import jaNotices from './ja/notices.json' with { type: 'json' };
import jaStates from './ja/states.json' with { type: 'json' };
import koKinds from './ko/kinds.json' with { type: 'json' };
import koMails from './ko/mails.json' with { type: 'json' };
import koNotices from './ko/notices.json' with { type: 'json' };
import koStates from './ko/states.json' with { type: 'json' };

/** Written by `npm run build:messages`. */
export const serverTexts = {
  kinds: { en: enKinds, pt: ptKinds, es: esKinds, de: deKinds, ar: arKinds, he: heKinds, ja: jaKinds, ko: koKinds },
  mails: { en: enMails, pt: ptMails, es: esMails, de: deMails, ar: arMails, he: heMails, ja: jaMails, ko: koMails },
  notices: { en: enNotices, pt: ptNotices, es: esNotices, de: deNotices, ar: arNotices, he: heNotices, ja: jaNotices, ko: koNotices },
  states: { en: enStates, pt: ptStates, es: esStates, de: deStates, ar: arStates, he: heStates, ja: jaStates, ko: koStates },
};
