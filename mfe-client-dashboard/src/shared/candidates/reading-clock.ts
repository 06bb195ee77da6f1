import { limits, readParts, type ReadPart } from '@muster/contracts';

type Seconds = Partial<Record<ReadPart, number>>;

/** Milliseconds without movement, scrolling or typing after which the reader counts as away. */
const idleAfter = 60_000;

/** Counts the reading time of each part; `tell` receives the seconds not reported yet. */
export function createReadingClock(tell: (seconds: Seconds) => void) {
  let seconds: Seconds = {};
  let movedAt = Date.now();
  return {
    /** Records that the reader is active. */
    moved: (): void => {
      movedAt = Date.now();
    },
    /** Counts a second for this part; null if none is visible. */
    tick: (part: ReadPart | null): void => {
      if (part && Date.now() - movedAt < idleAfter) seconds[part] = (seconds[part] ?? 0) + 1;
    },
    /** Very short times are held back until they add up. */
    flush: (): void => {
      const total = Object.values(seconds).reduce((sum, count) => sum + count, 0);
      if (total < limits.submissionReading.least) return;
      const told = seconds;
      seconds = {};
      tell(told);
    },
  };
}

const isReadPart = (name: string | undefined): name is ReadPart =>
  (readParts as readonly (string | undefined)[]).includes(name);

/** Returns the part with the largest visible area; null if none is visible. */
export function partInSight(root: Element): ReadPart | null {
  let max = 0;
  let found: ReadPart | null = null;
  for (const section of root.querySelectorAll<HTMLElement>('[data-read-part]')) {
    const { top, bottom } = section.getBoundingClientRect();
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    const name = section.dataset['readPart'];
    if (height <= max || !isReadPart(name)) continue;
    max = height;
    found = name;
  }
  return found;
}
