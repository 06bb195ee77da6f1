/**
 * Text in a Unicode normal form. Ordering combining marks takes quadratic time, so no letter keeps
 * more than 30 of them: the most that Unicode's own stream-safe format allows.
 */
export const normaliseText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize(form);

/** HTML with a space in place of each tag. A tag ends before the next one begins. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');
