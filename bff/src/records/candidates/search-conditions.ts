import type { QueryFilter } from 'mongoose';
import { foldText, foldedWords, startsWith } from '../../db/fold-text.ts';
import type { Candidate } from './candidate.model.ts';

type Filter = QueryFilter<Candidate>;

const maxWords = 8;

/** Requires that each word begins a word of name, headline or number, or a mail or phone number. */
export function searchConditions(q: string, seesContact: boolean): Filter[] {
  const phone = /^[+\d\s().-]{5,}$/.test(q) ? q.replace(/\D/g, '') : null;
  if (phone && seesContact) return [{ allTerms: startsWith(phone) }];
  const words = foldText(q).split(' ').filter(Boolean).slice(0, maxWords);
  return words.flatMap((word): Filter[] => {
    if (seesContact && word.includes('@')) return [{ allTerms: startsWith(word) }];
    if (/^c-\d+$/.test(word)) return [{ searchTerms: startsWith(word) }];
    const parts = foldedWords(word);
    // Only punctuation: no name begins with it.
    if (parts.length === 0) return [{ _id: { $in: [] } }];
    return parts.map((part) =>
      seesContact ? { allTerms: startsWith(part) } : { searchTerms: startsWith(part) },
    );
  });
}
