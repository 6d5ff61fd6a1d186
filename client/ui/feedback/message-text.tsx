export interface MessageTextProps {
  text: string;
  /** Language of the text if it differs from the page's, for example `pt`. */
  lang?: string;
}

const leadingEmoji =
  /^((?:\p{Extended_Pictographic}|\p{Emoji_Presentation})(?:\u{FE0F}|\u{200D}|\p{Extended_Pictographic}|\p{Emoji_Modifier})*\s*)(.*)$/su;

/** Renders a message verbatim; a leading emoji is hidden from screen readers. */
export function MessageText({ text, lang }: MessageTextProps) {
  const parts = leadingEmoji.exec(text);
  return (
    <span lang={lang} dir={lang === undefined ? undefined : 'auto'}>
      {parts ? (
        <span aria-hidden="true" data-emoji="">
          {parts[1]}
        </span>
      ) : null}
      {parts ? parts[2] : text}
    </span>
  );
}
