import { commonWords } from './common-words.ts';

const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Keyboard rows and other common sequences. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, [...run].reverse().join('')]);

/** Checks whether attackers try the password first; see `common-words.ts`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return isRun(lower) || isRepeated(lower) || readings(lower).some(isMadeOfCommonWords);
}

/** Returns the letters of a password, as typed and with usual substitutions reversed. */
function readings(lower: string): string[] {
  const trimmed = lower.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '');
  const swapped = (text: string) => [...text].map((sign) => swaps[sign] ?? sign).join('');
  return [trimmed, swapped(trimmed), swapped(lower.replace(/(?<![\d\W_])[\d\W_]{2,}$/, ''))].map(
    (text) => text.replace(/[^a-z]/g, ''),
  );
}

/** Checks for one or two common words, or repetitions of them. */
function isMadeOfCommonWords(letters: string): boolean {
  if (commonWords.has(letters)) return true;
  for (let cut = 3; cut <= letters.length - 3; cut += 1)
    if (commonWords.has(letters.slice(0, cut)) && commonWords.has(letters.slice(cut))) return true;
  const unit = repeatedUnit(letters);
  return unit !== null && (unit.length < 4 || commonWords.has(unit));
}

/** `123456789012`, `qwertyuiop12`: parts of known sequences and little else. */
function isRun(text: string): boolean {
  let rest = text;
  for (let size = Math.min(rest.length, 36); size >= 4; size -= 1)
    for (let at = 0; at + size <= rest.length; at += 1) {
      const piece = rest.slice(at, at + size);
      if (runs.some((run) => run.includes(piece))) {
        rest = rest.slice(0, at) + rest.slice(at + size);
        at -= 1;
      }
    }
  return rest.length < 4;
}

/** `aaaaaaaaaaaa`, `abcabcabcabc`, or too few different characters. */
const isRepeated = (text: string): boolean =>
  new Set(text).size < 5 || (repeatedUnit(text)?.length ?? Infinity) < 6;

function repeatedUnit(text: string): string | null {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return unit;
  }
  return null;
}
