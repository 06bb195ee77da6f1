/**
 * Typing sends a search every few letters. They count as one: a text that continues or shortens the
 * last one is not counted again, if it follows soon and not too often. Each process counts
 * separately, so a request through another process is counted once more.
 */
const soon = 10_000;
const maxLetters = 20;
const maxPeople = 5000;

interface Typed {
  text: string;
  at: number;
  times: number;
}

const last = new Map<string, Typed>();

/** Checks whether this continues the user's last search, and remembers it. */
export function continuesSearch(person: string, text: string, now = Date.now()): boolean {
  const before = last.get(person);
  const goesOn =
    before !== undefined &&
    now - before.at < soon &&
    before.times < maxLetters &&
    (text.startsWith(before.text) || before.text.startsWith(text));
  last.delete(person);
  last.set(person, { text, at: now, times: goesOn ? before.times + 1 : 0 });
  // The user who typed longest ago comes first.
  const [oldest] = last.keys();
  if (last.size > maxPeople && oldest !== undefined) last.delete(oldest);
  return goesOn;
}
