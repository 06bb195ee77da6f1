import type { Types } from 'mongoose';

/**
 * The names and addresses by which a person appears in other records: in answers kept for repeated
 * requests, in saved views, in notes on others. Held in memory during the erasure, and stored
 * nowhere.
 */
export interface Traces {
  /** Null for who was never a candidate: a colleague, or one of a client. */
  readonly candidateId: Types.ObjectId | null;
  /** The account that goes with the person; null when there is none or it stays. */
  readonly userId: Types.ObjectId | null;
  readonly emails: readonly string[];
  /** Any of the words, whatever their case. */
  readonly pattern: RegExp;
}

/** Shorter ones stand in other words by chance. */
const shortest = 5;
const removedText = '[removed]';

/** Traces of a person by all that names them; `words` are names, addresses and numbers. */
export function tracesOf(
  { candidateId, userId, emails }: Omit<Traces, 'pattern'>,
  words: readonly (string | null)[],
): Traces {
  const all = [...emails, ...words].flatMap((word) => {
    const text = word?.trim() ?? '';
    return text.length >= shortest ? [text] : [];
  });
  // The longest first: an address is taken whole, not the name in it alone.
  const alternatives = [...new Set(all)].toSorted((a, b) => b.length - a.length).map(escape);
  return {
    candidateId,
    userId,
    emails,
    // Nothing matches where nothing names the person.
    pattern: new RegExp(alternatives.length > 0 ? alternatives.join('|') : '(?!)', 'i'),
  };
}

/** A text without what names the person. */
export const withoutTraces = (text: string, { pattern }: Pick<Traces, 'pattern'>): string =>
  text.replaceAll(new RegExp(pattern.source, 'gi'), removedText);

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
