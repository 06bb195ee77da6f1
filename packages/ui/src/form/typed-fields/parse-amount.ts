/**
 * Parses an amount of money as users type it into the API's decimal text: `1,250.5`, `1 250,50` and
 * `$1250.5` all give `1250.50`. Works on text only, never on floats. A lone separator followed by
 * three digits groups thousands (`1,250`). Returns null if the text is not an amount.
 */
export function parseAmount(text: string): string | null {
  const typed = text
    .replaceAll(/[\s\u00A0\u202F'’]/g, '')
    .replaceAll(/^[\p{L}\p{Sc}]{1,4}|[\p{L}\p{Sc}]{1,4}$/gu, '');
  if (!/^\d[\d.,]*$|^[.,]\d{1,2}$/.test(typed)) return null;

  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  const separators = typed.replaceAll(/\d/g, '');
  const digitsBehind = last < 0 ? 0 : typed.length - last - 1;
  const isMixed = separators.includes('.') && separators.includes(',');
  const isGrouping = last >= 0 && digitsBehind === 3 && !isMixed;
  if (last < 0 || isGrouping)
    return grouped(typed) ? withCents(typed.replaceAll(/\D/g, ''), '') : null;
  if (digitsBehind > 2) return null;
  const whole = typed.slice(0, last);
  if (!isMixed && separators.length > 1) return null;
  if (!grouped(whole)) return null;
  return withCents(whole.replaceAll(/\D/g, ''), typed.slice(last + 1));
}

/**
 * Checks for either no separators, or separators of one kind, each followed by exactly three
 * digits.
 */
function grouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole);
}

function withCents(whole: string, cents: string): string {
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}
