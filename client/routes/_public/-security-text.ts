import { brand } from '#client/lib/brand.ts';
import { statedDays } from '#shared/legal.ts';
import { limits } from '#shared/limits.ts';

/** One section of a plain page; `points` follow the paragraphs as a list. */
interface PlainSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

export interface PlainText {
  readonly title: string;
  readonly summary: string;
  /** Day of the last change, as readers see it. */
  readonly updated: string;
  readonly sections: readonly PlainSection[];
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Read when it is shown: the brand may be published later. */
export function securityText(): PlainText {
  return {
    title: 'Security',
    summary:
      'You hand us passports and birth certificates. Here is who can open your file, where it is, and for how long.',
    updated: 'November 22, 2026',
    sections: [
      {
        title: 'Who can open your file',
        text: [],
        points: [
          'You, after signing in.',
          'Our authenticators and administrators. They share the work, so any of them can open an order’s files, and every time one is opened we record who and when. The page of your order shows it to you.',
          'An outside translation workflow, if we have connected one: it gets a signed link to the one file it works on, and the link ends when the work does.',
          'Nobody else. A verification code shows the public record of the certificate, never a file. Other customers, search engines, and visitors have no address to try.',
        ],
      },
      {
        title: 'Where it is',
        text: [],
        points: [
          `Before you order: in your browser only. The price is worked out on your device. If you go on, the file waits in this browser for at most ${String(limits.pendingFileMs / (60 * minuteMs))} hours, and signing out deletes it.`,
          'After you order: in private storage without public addresses. Our server checks who asks before it sends a single byte.',
          `Links to a file are signed and end after ${String(limits.fileLinkInAppMs / minuteMs)} minutes, so a link left in a browser’s history opens nothing.`,
          'The text on your pages is read on our own servers, in a separate process that gets the page and nothing else.',
          'If we have connected an outside engine for first drafts, it gets labels and sentences with known names, dates, and numbers taken out. It never gets your pages, or the fields that hold names, places, and addresses. A name we do not know yet can still be in a sentence.',
          'Card numbers are entered on the card provider’s page and never reach us.',
        ],
      },
      {
        title: 'How long',
        text: [],
        points: [
          `Uploads that are never paid for: ${String(limits.unpaidDraftMs / dayMs)} days.`,
          `Files of an order: ${statedDays.sourceRetention} days after delivery, unless the order names another date. We tell you ${String(limits.sourceNoticeMs / dayMs)} days before.`,
          'Delivered translations: until you delete them, alone or with your account.',
          'The proof of a certificate (code, fingerprint of the file, kind, dates) stays, without your name once you delete the document.',
        ],
      },
      {
        title: 'Your account',
        text: [],
        points: [
          'We keep a slow hash of your password (Argon2id), never the password, and refuse the most common ones.',
          'Two-step sign-in is in your profile. Your open sessions are listed there, and you can end each of them.',
          'We mail you when a new browser signs in, and when your password or address changes.',
          'Actions that can lose an account or money, or send its data elsewhere, ask for your password or code again.',
          'A changed or reset password ends your other sessions, API keys, push messages and emailed links.',
        ],
      },
      {
        title: 'Your certificate',
        text: [
          'Every certified file is signed digitally and recorded in a public log that can only grow. A changed file no longer matches, and the verify page says so. Anyone can check that we did not rewrite the log.',
        ],
      },
      {
        title: 'What this does not do',
        text: [],
        points: [
          'We have to read your documents to translate them, so they are not locked with a key that only you hold.',
          'Once you send a translation to a school or an office, its copy is in their hands.',
          'Deleted data stays in backups until they are replaced.',
        ],
      },
      {
        title: 'Found a weakness?',
        text: [
          `Write to ${brand.supportEmail}. Use accounts and documents of your own, and stop at the first data of somebody else. The address is also in /.well-known/security.txt.`,
        ],
      },
    ],
  };
}
