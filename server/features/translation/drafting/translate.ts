import { asciiDigits } from '#shared/numerals/digits.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { Spelling } from '#shared/spelling.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { roleOf, type Role } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { normalize } from '../normalize.ts';
import { agreeing } from './agreement.ts';
import { byParentheses, listed } from './compounds.ts';
import { fieldValue } from './field-values.ts';
import { withPlainSigns } from './han-text.ts';
import {
  bilingual,
  labelRun,
  numbered,
  splitClause,
  splitCode,
  splitNumber,
  twoLabels,
  type LabelReader,
} from './labels.ts';
import { booksOf, withPlainArticle, type PhraseLookup } from './lookup.ts';
import { isUnknownName, nameLine, type NameReader } from './names/lines.ts';
import { fromSpelling } from './names/names.ts';
import { fillFrame, isFilledWell, isMisdated, slotPlace, type SlotPlace } from './phrase-slots.ts';
import { byRule, endsWithYear, joined, missingEnd, type Piece, splitEnds, withCaseOf } from './pieces.ts';
import { placeValue } from './places/places.ts';
import { ukrainianPlace } from './places/ukrainian.ts';
import { byKnownSentences, bySentences } from './sentences.ts';
import { boxes } from './separators.ts';
import { hasPaperWord, slotValue } from './slot-values.ts';
import { dateLine } from './values/date-lines.ts';
import { hasAmbiguousDate } from './values/date-words.ts';
import { byRules } from './values/rules.ts';
import { wholeValue } from './whole-values.ts';

/** Sources for drafting one language. Look-ups are synchronous: callers load the data first. */
export interface Sources {
  lang: SourceTag;
  phrases: readonly Phrase[];
  spelling?: Spelling | undefined;
  /** English of a paper's texts by the form it is of, by `partOf`. */
  form?: { name: string; targets: ReadonlyMap<string, string> } | undefined;
  /** Confirmed translations of this house. */
  memory?: ((segment: string) => Piece | undefined) | undefined;
  /** Drafts of an external engine. */
  engine?: ((segment: string) => Piece | undefined) | undefined;
}

export interface Translator {
  /** English of a label, a heading or a sentence's part; undefined when any of it is not known. */
  text: (text: string) => Piece | undefined;
  value: (text: string, role: Role) => Piece | undefined;
  label: (text: string) => Piece | undefined;
  /** English of a value whose label is not known: names of the sheet, dates, numbers and codes. */
  data: (text: string) => Piece | undefined;
  /** A set phrase whose unknown slots are gaps. */
  frame: (text: string) => Piece | undefined;
}

const depthMax = 6;
/** Letters of a phrase around its slots from which it is offered with gaps. */
const leastLiteral = 8;
/** No phrase, value or label is longer; a text that is, is drafted by sentences of the memory and the engine alone. */
const longest = 1_000;
/** Parts whose drafts are kept. */
const maxParts = 500;
/** Phrasebooks whose sources have a capital where English has one of its own accord. */
const keepsCapitals: ReadonlySet<SourceTag> = new Set(['pl', 'uk', 'nl', 'tr']);

export function createTranslator(sources: Sources): Translator {
  return new DraftTranslator(sources);
}

class DraftTranslator implements Translator {
  readonly #tag: SourceTag;
  readonly #spelling: Spelling | undefined;
  readonly #memory: Sources['memory'];
  readonly #engine: Sources['engine'];
  readonly #phrases: PhraseLookup;
  readonly #labels: PhraseLookup;
  readonly #isLabelWord: (word: string) => boolean;
  readonly #labelReader: LabelReader;
  readonly #phraseReader: LabelReader;
  readonly #names: NameReader;
  /** Parts of one text by depth and words: a hostile one repeats a part hundreds of times. */
  readonly #parts = new Map<string, Piece | undefined>();

  constructor({ lang, phrases, spelling, memory, engine }: Sources) {
    const known = booksOf(phrases, lang);
    this.#tag = lang;
    this.#spelling = spelling;
    this.#memory = memory;
    this.#engine = engine;
    this.#phrases = known.phrases;
    this.#labels = known.labels;
    this.#isLabelWord = (word) => known.words.has(normalize(word, lang));
    this.#names = {
      tag: lang,
      isLabelWord: this.#isLabelWord,
      kindOf: (text) => this.#phrases.find(text)?.phrase.kind,
    };
    this.#labelReader = { tag: lang, english: known.english, label: (part) => this.#bySlots(part, this.#labels, 1) };
    this.#phraseReader = { ...this.#labelReader, label: (part) => this.#bySlots(part, this.#phrases, 1) };
  }

  text(text: string): Piece | undefined {
    const inner = text.trim();
    if (inner === '') return byRule('');
    return inner.length > longest
      ? this.#remembered(inner)
      : (nameLine(inner, this.#names) ?? bilingual(inner, this.#phraseReader) ?? this.#sentences(inner, 0));
  }

  value(text: string, role: Role): Piece | undefined {
    return text.length > longest ? undefined : this.#value(text, role);
  }

  label(text: string): Piece | undefined {
    if (text.length > longest) return undefined;
    const { inner, after } = splitEnds(text.trim(), undefined, /[\s:.]/u);
    const piece = inner === '' ? undefined : this.#wholeLabel(inner);
    return piece && { ...piece, target: piece.target + (after.includes(':') ? ':' : '') };
  }

  data(text: string): Piece | undefined {
    const inner = text.trim();
    if (inner === '' || inner.length > longest || hasAmbiguousDate(inner, this.#tag)) return undefined;
    const sheet = fromSpelling(inner, this.#spelling);
    if (sheet) return sheet;
    const rule = this.#rule(inner);
    if (rule?.isCopied && /\d/.test(asciiDigits(inner) + (rule.isProper ? rule.target : ''))) return rule;
    // A phrase of several words has the same meaning next to any label.
    const match = /\s/.test(inner) ? this.#phrases.find(inner) : undefined;
    return match?.slots.length === 0 ? this.#bySlots(inner, this.#phrases, 0) : undefined;
  }

  frame(text: string): Piece | undefined {
    const { inner, after } = splitEnds(text.trim(), undefined, /[\s.;:,]/u);
    if (inner.length > longest) return undefined;
    const match = this.#phrases.find(inner);
    // A Chinese character counts as two letters.
    const literal = match?.phrase.source.replaceAll(/\{\d\}/g, '').replaceAll(/\p{Script=Han}/gu, '$&$&') ?? '';
    if (match === undefined || match.slots.length === 0 || literal.trim().length < leastLiteral)
      return numbered(splitClause(inner + after, this.#tag), (rest) => this.frame(rest));
    const { phrase, slots } = match;
    if (!isFilledWell(phrase, slots)) return undefined;
    const pieces = slots.map((slot, index) => this.#slotValue(slot, 1, slotPlace(phrase, index)) ?? byRule(gapMark));
    if (isMisdated(phrase.target, pieces)) return undefined;
    return joined(
      [{ target: phrase.target, from: 'phrasebook', detail: phrase.note ?? null, similarity: null }, ...pieces],
      ([frame = '', ...targets]) => fillFrame(frame, targets) + missingEnd(inner + after, frame),
    );
  }

  #rule(text: string, { isNumber = false } = {}): Piece | undefined {
    return byRules(text, { isNumber, tag: this.#tag, isLabelWord: this.#isLabelWord });
  }

  #wholeLabel(text: string): Piece | undefined {
    const part = (one: string): Piece | undefined => this.#bare(one, 2);
    const plain = withPlainSigns(text, this.#tag);
    return (
      this.#bySlots(text, this.#labels, 0) ??
      bilingual(text, this.#labelReader) ??
      numbered(splitNumber(text, this.#tag), (rest) => this.#wholeLabel(rest)) ??
      this.#whole(text, 0) ??
      this.#memory?.(text) ??
      twoLabels(text, this.#labelReader) ??
      listed(plain, this.#tag, part) ??
      byParentheses(plain, part) ??
      this.#engine?.(text)
    );
  }

  /** A part that is a phrase. */
  #phrase(text: string, depth: number): Piece | undefined {
    return this.#bySlots(text, this.#phrases, depth + 1);
  }

  #bySlots(text: string, lookup: PhraseLookup, depth: number): Piece | undefined {
    const match = lookup.find(text) ?? withPlainArticle(text, lookup);
    if (match === undefined) return undefined;
    const { phrase, slots } = match;
    const { source, target, note = null } = phrase;
    const isProper = keepsCapitals.has(this.#tag) && /^\p{Ll}/u.test(source) && /^\p{Lu}/u.test(target);
    const own: Piece = { target, from: 'phrasebook', detail: note, similarity: null, isProper };
    if (slots.length === 0) return own;
    if (!isFilledWell(phrase, slots)) return undefined;
    const pieces = slots.map((slot, index) => this.#slotValue(slot, depth + 1, slotPlace(phrase, index)));
    if (isMisdated(target, pieces)) return undefined;
    const filled = joined(pieces, (targets) => fillFrame(target, targets));
    return filled && joined([own, filled], () => filled.target);
  }

  #slotValue(text: string, depth: number, place: SlotPlace): Piece | undefined {
    if (depth > depthMax) return undefined;
    return slotValue(text, place, {
      ...this.#names,
      spelling: this.#spelling,
      phrase: (part) => this.#phrase(part, depth),
    });
  }

  #whole(text: string, depth: number): Piece | undefined {
    return (
      this.#bySlots(text, this.#phrases, depth) ??
      this.#rule(text) ??
      wholeValue(text, {
        tag: this.#tag,
        spelling: this.#spelling,
        phrase: (part) => this.#phrase(part, depth),
        isName: (name) => isUnknownName(name, this.#names),
        nameLine: (line) => nameLine(line, this.#names),
        office: (part) => this.#office(part),
      })
    );
  }

  /** The text without signs around it, which are kept; drafted once for each depth. */
  #bare(text: string, depth: number): Piece | undefined {
    const key = `${depth} ${text}`;
    if (this.#parts.has(key)) return this.#parts.get(key);
    if (this.#parts.size >= maxParts) this.#parts.clear();
    const piece = this.#unsigned(text, depth);
    this.#parts.set(key, piece);
    return piece;
  }

  #unsigned(text: string, depth: number): Piece | undefined {
    const { before, inner, after } = splitEnds(text, /[\s"“”'«»([•*–—□■☐☑☒-]/u, /[\s"“”'«»)\].,;:*]/u);
    if (inner === '') return /^[\s\p{P}\p{S}]*$/u.test(text) ? byRule(text) : undefined;
    if (/[([]/.test(inner) && !/[)\]]/.test(inner)) return this.#known(text.trim(), depth);
    const piece = this.#known(inner, depth);
    if (piece === undefined) return undefined;
    const english = withCaseOf(inner, piece);
    const isClosed = endsWithYear(text) || (/[.;:]$/.test(english) && english.endsWith(after.charAt(0)));
    return { ...piece, target: before + english + (isClosed ? after.slice(1) : after) };
  }

  #known(text: string, depth: number): Piece | undefined {
    return this.#whole(text, depth) ?? this.#memory?.(text) ?? this.#composed(text, depth);
  }

  #composed(text: string, depth: number): Piece | undefined {
    if (depth >= depthMax) return undefined;
    const part = (one: string): Piece | undefined => this.#bare(one, depth + 1);
    const plain = withPlainSigns(text, this.#tag);
    return (
      this.#dateLine(plain) ??
      numbered(splitClause(text, this.#tag), part) ??
      numbered(splitCode(text), (rest) => this.#phrase(rest, depth)) ??
      this.#labelled(plain, depth) ??
      byParentheses(plain, part) ??
      listed(plain, this.#tag, part) ??
      labelRun(plain, {
        label: (name) => this.#bySlots(name, this.#labels, 1),
        number: (value) => this.#rule(value, { isNumber: true }),
      })
    );
  }

  #dateLine(text: string): Piece | undefined {
    // "Date 12/5/2022" is no place.
    const isLabel = (part: string): boolean => this.#labels.find(part)?.slots.length === 0;
    const translate = (part: string): Piece | undefined =>
      isLabel(part) ? undefined : this.#bySlots(part, this.#phrases, 1);
    return dateLine(text, {
      tag: this.#tag,
      day: (date) => this.#rule(date),
      town: (place) =>
        (this.#tag === 'uk' ? ukrainianPlace(place) : undefined) ??
        placeValue(place, {
          tag: this.#tag,
          isCountry: false,
          isWords: (part) => hasPaperWord(part, this.#names),
          translate,
        }),
      townAfter: (before, place) =>
        this.#slotValue(place, 1, { isWords: false, isTerritory: false, isNationality: false, before }),
      isName: (place) => isUnknownName(place, this.#names),
    });
  }

  /** `Livro: A-12` */
  #labelled(text: string, depth: number): Piece | undefined {
    const at = text.search(/:\s/);
    if (at <= 0) return undefined;
    const label = this.#bySlots(text.slice(0, at), this.#labels, depth + 1);
    const rest = text.slice(at + 1).trim();
    if (label === undefined) return undefined;
    const { label: agreed, value } = agreeing(label, this.#value(rest, roleOf(label.target), depth + 1));
    return joined([agreed, value], ([one, other]) => `${one}: ${other}`);
  }

  #value(text: string, role: Role, depth = 0): Piece | undefined {
    return fieldValue(text, role, {
      tag: this.#tag,
      spelling: this.#spelling,
      isLabelWord: this.#isLabelWord,
      memory: this.#memory,
      phrase: (part) => this.#phrase(part, depth),
      setPhrase: (part, wanted) => this.#setPhrase(part, wanted),
      dateLine: (line) => this.#dateLine(line),
      sentences: (part) => this.#sentences(part, depth),
    });
  }

  #office(text: string): Piece | undefined {
    return this.#phrases.find(text)?.phrase.kind === 'office' ? this.#bySlots(text, this.#phrases, 1) : undefined;
  }

  /** A phrase without slots, whose English is such a one. */
  #setPhrase(text: string, english: RegExp): Piece | undefined {
    const { phrase, slots } = this.#phrases.find(text) ?? {};
    const isSet = phrase !== undefined && slots?.length === 0 && english.test(phrase.target);
    return isSet ? this.#bySlots(text, this.#phrases, 0) : undefined;
  }

  #sentences(text: string, depth: number): Piece | undefined {
    if (hasAmbiguousDate(text, this.#tag)) return undefined;
    const inner = text.trim();
    const whole = boxes.test(inner) ? undefined : this.#whole(inner, depth);
    const direct = whole ?? (endsWithYear(inner) ? this.#dateLine(inner) : undefined);
    if (direct) return { ...direct, target: direct.target + missingEnd(inner, direct.target) };
    return bySentences(
      text,
      (sentence) => this.#memory?.(sentence) ?? this.#bare(sentence, depth) ?? this.#engine?.(sentence),
    );
  }

  #remembered(text: string): Piece | undefined {
    return byKnownSentences(text, (sentence) => this.#memory?.(sentence) ?? this.#engine?.(sentence));
  }
}
