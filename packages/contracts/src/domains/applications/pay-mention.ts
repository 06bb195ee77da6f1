import { withoutTags } from '../../core/plain-text.ts';

const amount = String.raw`(?:[$€£]|USD|EUR|GBP)?\s?(?<![\d.,])\d[\d.,]{0,20}\s?(?:k\b)?\s?(?:[$€£]|USD|EUR|GBP)?`;
const about = String.raw`(?:pay(?:s|ing)?|salary|wage|earns?|costs? us|expects?|asks? for|minimum|margin|markup)`;

/** A pay term followed closely by an amount, or an amount directly followed by the term. */
const mentions = new RegExp(
  String.raw`\b${about}\b[^.!?\n]{0,40}?${amount}|${amount}[^.!?\n]{0,12}?\b(?:pay rate|salary|margin|markup)\b`,
  'giu',
);

/** Returns the passages in which a text for clients mentions a candidate's pay. */
export const findPayMentions = (html: string): string[] => [
  ...new Set(
    (withoutTags(html, ' \n ').match(mentions) ?? [])
      .map((found) => found.replace(/\s+/g, ' ').trim())
      .filter((found) => /\d{2}/.test(found)),
  ),
];
