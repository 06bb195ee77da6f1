import type { Types } from 'mongoose';

/**
 * The names and addresses by which a person appears in other records: stored answers for repeated
 * requests, saved views, notes on others. Kept in memory during the erasure, and stored nowhere.
 */
export interface Traces {
  /** Null for someone who was never a candidate: a colleague, or a client's user. */
  readonly candidateId: Types.ObjectId | null;
  /** The person's account; null if there is none or it stays. */
  readonly userId: Types.ObjectId | null;
  readonly emails: readonly string[];
  /** Matches any of the words, ignoring case. */
  readonly pattern: RegExp;
}

/** Shorter words occur in other words by chance. */
const shortest = 5;
const removedText = '[removed]';

/**
 * Builds the traces of a person from everything that names them; `words` are names, addresses and
 * numbers.
 */
export function tracesOf(
  { candidateId, userId, emails }: Omit<Traces, 'pattern'>,
  words: readonly (string | null)[],
): Traces {
  const all = [...emails, ...words].flatMap((word) => {
    const text = word?.trim() ?? '';
    return text.length >= shortest ? [text] : [];
  });
  // Longest first, so that a whole address is matched instead of only the name in it.
  const alternatives = [...new Set(all)].toSorted((a, b) => b.length - a.length).map(escape);
  return {
    candidateId,
    userId,
    emails,
    // Without any word, nothing matches.
    pattern: new RegExp(alternatives.length > 0 ? alternatives.join('|') : '(?!)', 'i'),
  };
}

/** Returns a text without the person's traces. */
export const withoutTraces = (text: string, { pattern }: Pick<Traces, 'pattern'>): string =>
  text.replaceAll(new RegExp(pattern.source, 'gi'), removedText);

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
