import { quoted } from '../rules.ts';
import type { Hit } from './lexicon.ts';
import { sentencesOf } from './sentences.ts';

/** Dates and numbers beside the words that they belong to. */

export interface Labels {
  own: readonly Hit[];
  english: readonly Hit[];
  texts: { own: string; english: string };
}

export interface Value {
  start: number;
  end: number;
  written: string;
  /** Parts that are equal on both sides. */
  keys: readonly string[];
}

/** Words that stand once, by their meaning; of two in a row, such as `유효기간 만료일`, the last. */
export function single(hits: readonly Hit[]): Map<string, Hit> {
  const named = new Map<string, Hit[]>();
  for (const [index, hit] of hits.entries())
    for (const meaning of hit.pattern.main)
      if (!isSaidAgain(meaning, hits[index + 1])) named.set(meaning, [...(named.get(meaning) ?? []), hit]);
  return new Map(
    [...named].flatMap(([meaning, all]) => {
      const sure = all.filter(({ pattern }) => pattern.main.length === 1);
      const [hit, other] = sure.length > 0 ? sure : all;
      return hit && !other ? [[meaning, hit]] : [];
    }),
  );
}

function isSaidAgain(meaning: string, next: Hit | undefined): boolean {
  return next?.pattern.main.length === 1 && next.pattern.main[0] === meaning;
}

type Side = 'before' | 'after' | 'nearest';

/** Letters between a word and its value. */
const reach = 80;

/** `登记结婚`, "registered her marriage": two words of one expression share its value. */
const expression = /^[^.,;:，。；：、\d]{0,14}$/u;

/** The value next to each word, on one side of it or nearest, in its sentence and with no other word between. */
function valuesBeside(
  { labels, text }: { labels: readonly Hit[]; text: string },
  values: readonly Value[],
  side: Side,
): Map<string, Value> {
  const found = new Map<string, Value>();
  const stops = stopsOf(text);
  for (const [meaning, { start, written }] of single(labels)) {
    const end = start + written.length;
    const isJoined = (other: Hit) =>
      expression.test(text.slice(Math.min(end, other.start + other.written.length), Math.max(start, other.start)));
    const isBetween = (from: number, to: number) =>
      to - from > reach ||
      stops.some((stop) => stop > from && stop <= to) ||
      labels.some((other) => other.start >= from && other.start < to && other.start !== start && !isJoined(other));
    const after = values.find((one) => one.start >= end && !isBetween(end, one.start));
    const before = values.findLast((one) => one.end <= start && !isBetween(one.end, start));
    const isNearer = after !== undefined && (before === undefined || after.start - end < start - before.end);
    const value = side === 'nearest' ? (isNearer ? after : before) : side === 'after' ? after : before;
    if (value) found.set(meaning, value);
  }
  return found;
}

/** Where sentences end with a stop. */
function stopsOf(text: string): number[] {
  let end = 0;
  return sentencesOf(text).flatMap((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return /[.。!?؟]\s*$/u.test(sentence) ? [end] : [];
  });
}

/** A word with the value of another; undefined when one reading of both sides agrees. */
export function valueFault({ own, english, texts }: Labels, source: Value[], target: Value[]): string | undefined {
  if (source.length < 2 || target.length < 2) return undefined;
  const sides: Side[] = ['after', 'before', 'nearest'];
  const [first, other] = [
    sides.map((side) => valuesBeside({ labels: own, text: texts.own }, source, side)),
    sides.map((side) => valuesBeside({ labels: english, text: texts.english }, target, side)),
  ];
  const readings = first.flatMap((one) => other.map((two) => compare(one, two)));
  const second = single(english);
  const common = [...single(own).keys()].filter((meaning) => second.has(meaning)).length;
  if (readings.some(({ same, crossed }) => same >= 2 && same === common && crossed === undefined)) return undefined;
  return readings.find(({ crossed }) => crossed !== undefined)?.crossed;
}

export function isSame(one: Value, other: Value): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}

/** Words of both sides that have the same value, and the first of two that have each other's. */
function compare(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>) {
  const shared = [...one].flatMap(([meaning, own]) => {
    const english = other.get(meaning);
    return english ? [{ own, english }] : [];
  });
  const same = shared.filter(({ own, english }) => isSame(own, english)).length;
  const turned = shared.find(
    ({ own, english }) =>
      !isSame(own, english) && shared.some((pair) => isSame(pair.own, english) && !isSame(pair.english, english)),
  );
  const crossed =
    turned &&
    `${quoted(turned.own.written)} is ${quoted(turned.english.written)} here, which belongs to another entry. Compare both sides.`;
  return { same, crossed };
}
