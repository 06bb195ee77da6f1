/** So many characters of what stayed the same are shown around a change. */
const around = 40;

/** Two long texts, cut down to where they differ. */
export function changedPart(before: string, after: string): { before: string; after: string } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end += 1;
  const cut = (text: string): string => {
    const from = Math.max(0, start - around);
    const to = Math.min(text.length, text.length - end + around);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}
