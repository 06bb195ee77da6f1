/** Checks whether two words differ by one typing error, by comparing their letters one by one. */
export function isOneErrorOff(asked: string, word: string): boolean {
  if (asked.length < 5 || /\d/.test(asked) || asked === word) return false;
  let same = 0;
  while (same < Math.min(asked.length, word.length) && asked[same] === word[same]) same += 1;
  const [a, b] = [asked.slice(same), word.slice(same)];
  const isSwap = a.length >= 2 && a.length === b.length && `${a[1]}${a[0]}${a.slice(2)}` === b;
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwap;
}
