/**
 * Text in a Unicode normal form. Ordering combining marks takes quadratic time, so no letter keeps
 * more than 30 of them: the most that Unicode's own stream-safe format allows.
 */
export const normaliseText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize(form);

/** HTML with a space, or another text, in place of each tag. A tag ends before the next one begins. */
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

/** Text as it stands between the tags of HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, entityOf);

/** Text as it stands in HTML, also in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entityOf);
