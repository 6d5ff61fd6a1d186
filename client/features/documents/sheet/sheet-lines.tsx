import { clsx } from 'clsx';
import { words } from '#client/ui/words.ts';
import type { SheetLine, SheetPhrase } from '#shared/schemas/sheets.ts';

interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}
const english: Language = { lang: 'en', dir: 'ltr' };

/** Lines of a page: the reader's words first, then the same as certified. */
export function SheetLines({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        // Lines have no id of their own, and the list never changes while it is shown.
        <li key={index} className="grid gap-x-8 gap-y-1 py-3 break-inside-avoid md:grid-cols-2 print:grid-cols-2">
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: SheetLine }) {
  const t = words('sheet');
  switch (line.kind) {
    case 'heading':
      return (
        <>
          <Own phrase={line.said} language={line} className="font-serif text-lg font-semibold" />
          <Certified className="font-serif">{line.said.english}</Certified>
        </>
      );
    case 'paragraph':
      return (
        <>
          <Own phrase={line.said} language={line} />
          <Certified>{line.said.english}</Certified>
        </>
      );
    case 'note':
      return (
        <>
          <p className="text-ink-2">{t('note')}</p>
          <Certified>{line.said.english}</Certified>
        </>
      );
    case 'mark':
      return (
        <>
          <p>
            {t(`marks.${line.mark}`)}
            {line.said.own === null ? null : (
              <span lang={line.lang} dir={line.dir} className="block text-ink-2">
                {line.said.own}
              </span>
            )}
          </p>
          <Certified>{line.said.english}</Certified>
        </>
      );
    case 'field':
      return (
        <>
          <div>
            <Own phrase={line.label} language={line} className="text-sm text-ink-2" />
            <Own phrase={line.said} language={line} className="font-medium" />
          </div>
          <div>
            <Certified className="text-sm text-ink-2">{line.label.english}</Certified>
            <Certified>{line.said.english}</Certified>
          </div>
        </>
      );
    case 'table': {
      const isOwn = line.rows.flat().some(({ own }) => own !== null);
      return (
        <>
          <Rows language={isOwn ? line : english} className={isOwn ? '' : besideAlone}>
            {line.rows.map((row) => row.map(({ own, english: said }) => own ?? said))}
          </Rows>
          <Rows language={english} className="text-ink-2">
            {line.rows.map((row) => row.map(({ english: said }) => said))}
          </Rows>
        </>
      );
    }
  }
}

/** As certified in both columns; once where they stand below each other. */
const besideAlone = 'max-md:hidden';

/** Words in the reader's language; what has none stands as certified. */
function Own({ phrase, language, className }: { phrase: SheetPhrase; language: Language; className?: string }) {
  const text = phrase.own ?? phrase.english;
  const isOwn = phrase.own !== null;
  const { lang, dir } = isOwn ? language : english;
  return text === '' ? null : (
    <p lang={lang} dir={dir} className={clsx('wrap-anywhere whitespace-pre-line', isOwn ? '' : besideAlone, className)}>
      {text}
    </p>
  );
}

function Certified({ className, children }: { className?: string; children: string }) {
  return children === '' ? null : (
    <p lang="en" dir="ltr" className={clsx('wrap-anywhere whitespace-pre-line text-ink-2', className)}>
      {children}
    </p>
  );
}

interface RowsProps {
  language: Language;
  className: string;
  children: readonly string[][];
}

function Rows({ language: { lang, dir }, className, children }: RowsProps) {
  return (
    <table lang={lang} dir={dir} className={clsx('w-full table-fixed border-collapse text-sm', className)}>
      <tbody>
        {children.map((row, index) => (
          <tr key={index} className="border-b border-line last:border-0">
            {row.map((cell, column) => (
              <td key={column} className="py-1 pe-3 text-start align-top wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
