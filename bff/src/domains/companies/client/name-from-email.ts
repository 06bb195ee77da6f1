/**
 * What somebody is called until they accept and say it themselves: `rui.matos@…` is Rui Matos, and
 * of an address without a second word the part in front of the @ stands for both.
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
