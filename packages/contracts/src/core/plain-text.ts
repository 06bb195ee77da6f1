/**
 * Returns text in a Unicode normal form. Ordering combining marks takes quadratic time, so each
 * letter keeps at most 30 of them, the maximum of Unicode's own stream-safe format.
 */
export const normaliseText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize(form);

/** Replaces each HTML tag by a space or another text. A tag ends before the next one begins. */
export const withoutTags = (html: string, instead = ' '): string =>
  html.replace(/<[^<>]*>/g, instead);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const entityOf = (sign: string): string => entities[sign] ?? sign;

/** Escapes text for use between HTML tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, entityOf);

/** Escapes text for use in HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entityOf);
