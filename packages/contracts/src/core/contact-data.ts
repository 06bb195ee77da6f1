import { withoutTags } from './plain-text.ts';

/** The kind of contact data found in a text. */
export type ContactDataKind = 'email' | 'phone' | 'url' | 'messenger';

export interface ContactDataHit {
  readonly kind: ContactDataKind;
  /** The matched text, unchanged. */
  readonly text: string;
}

// Each pattern starts at a word boundary or has a length limit, so that one endless word takes no
// longer to scan than many words.
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/giu;
/** A host without a scheme; limited to top-level domains that are not part of technology names. */
const bareHost =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.(?:com|org|info|me|co|dev|app|eu|uk|us|ca|mx|br|ar|cl|pe|es|pt|pl|de|fr|it|ua|ro|tr|in|ph|nl|page|link|site|online)(?:\/[^\s<>"']*)?(?![\p{L}\p{N}.-])/giu;
const profile = /\b(?:t\.me|wa\.me|linkedin\.com|github\.com|gitlab\.com)\/[^\s<>"']+/giu;
const messenger =
  /\b(?:skype|telegram|whats\s?app|signal|wechat|viber|discord|line id)\b(?:\s{1,9}(?:id|number|handle|is))?\s{0,9}[:=@]\s{0,9}@?[\p{L}\p{N}_.:#+-]{3,}/giu;
const handle = /(?<![\p{L}\p{N}.@/])@[A-Za-z][A-Za-z0-9_]{3,31}\b(?!\/)/gu;
const phone = /(?<![\p{L}\p{N}.,/#-])(?:\+|00)?\(?\d[\d\s().\-–/]{6,40}\d(?![\p{L}\p{N}])/gu;

/** Year ranges such as `2019–2024` or `2019 - 2024` and dates are not phone numbers. */
const isYears = (text: string): boolean =>
  /^\(?(?:19|20)\d\d\)?(?:[\s().\-–/]+(?:(?:19|20)\d\d|\d{1,2}))*\)?$/.test(text.trim());
const isDate = (text: string): boolean =>
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d$/.test(text.trim());
/** `1 000 000` is an amount, not a phone number. */
const isAmount = (text: string): boolean => /^\d{1,3}(?:[\s.]000)+$/.test(text.trim());

const digits = { min: 8, max: 15 } as const;

function isPhone(text: string): boolean {
  const count = text.replace(/\D/g, '').length;
  return (
    count >= digits.min && count <= digits.max && !isYears(text) && !isDate(text) && !isAmount(text)
  );
}

/** Product names that look like hosts. */
const products = new Set(['asp.net', 'socket.io', 'booking.com', 'salesforce.com', 'monday.com']);

/**
 * Returns the mail addresses, phone numbers, URLs and messenger names in a text, ordered by kind,
 * without duplicates. Accepts plain text or the limited HTML of rich text, including link targets.
 */
export function findContactData(textOrHtml: string): ContactDataHit[] {
  const text = plainWithTargets(textOrHtml);
  const hits: ContactDataHit[] = [];
  let rest = text;
  const take = (kind: ContactDataKind, pattern: RegExp, counts = (_found: string) => true) => {
    rest = rest.replaceAll(pattern, (found: string) => {
      if (!counts(found)) return found;
      if (!hits.some((hit) => hit.text === found.trim())) hits.push({ kind, text: found.trim() });
      return ' '.repeat(found.length);
    });
  };
  take('email', email);
  take('url', address);
  take('url', profile);
  take('messenger', messenger);
  take('url', bareHost, (found) => !products.has(found.toLowerCase()));
  take('phone', phone, isPhone);
  take('messenger', handle);
  return hits;
}

const plainWithTargets = (html: string): string =>
  withoutTags(
    html
      .replace(/<a\b[^<>]*>/gi, (link) => ` ${targetOf(link)} `)
      .replace(/<\/?(?:b|strong|i|em|u|code)>/gi, ''),
    ' \n ',
  )
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/&#64;|&commat;/gi, '@')
    .replace(/&amp;/gi, '&')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ');

const targetOf = (link: string): string =>
  /\bhref="(?:mailto:|tel:)?([^"<>]*)"/i.exec(link)?.[1] ?? '';
