/**
 * Returns a provisional name until the invited person accepts and corrects it: `rui.matos@…`
 * becomes Rui Matos. Without a second word, the part before the @ is used for both names.
 */
export function nameFromEmail(email: string): { firstName: string; lastName: string } {
  const local = email.split('@')[0] ?? email;
  const words = local
    .split(/[._+-]/)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const [firstName = local, ...rest] = words;
  return {
    firstName: firstName.slice(0, 80),
    lastName: (rest.join(' ') || firstName).slice(0, 80),
  };
}
