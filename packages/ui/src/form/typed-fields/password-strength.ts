export type PasswordLevel = 'weak' | 'fair' | 'good' | 'strong';

const commonParts = [
  'password',
  'qwerty',
  'letmein',
  'welcome',
  'admin',
  'muster',
  '12345',
  'abc123',
];

/**
 * Counts the characters that add strength: repeats (`aaa`), runs (`abc`, `321`) and known words do
 * not.
 */
function effectiveLength(password: string): number {
  let text = password.toLowerCase();
  for (const part of commonParts) text = text.replaceAll(part, part.slice(0, 1));
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const previous = codes[index - 1];
    return previous === undefined || Math.abs(code - previous) > 1;
  }).length;
}

/**
 * Estimates how hard a password is to guess, in the browser, without sending it anywhere. Length
 * counts most, as in the server's check; that check (and the one against leaks) decides.
 */
export function passwordLevel(password: string, minLength: number): PasswordLevel {
  const length = effectiveLength(password);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const score = length + kinds.length;
  if ([...password].length < minLength || score < minLength) return 'weak';
  if (score < minLength + 4) return 'fair';
  return score < minLength + 9 ? 'good' : 'strong';
}
