import { limits, readParts, type ReadPart } from '@muster/contracts';

type Seconds = Partial<Record<ReadPart, number>>;

/** Milliseconds after which who neither moved, scrolled nor typed is not reading any more. */
const idleAfter = 60_000;

/** Counts for how long each part was read; `tell` gets the seconds that were not told yet. */
export function createReadingClock(tell: (seconds: Seconds) => void) {
  let seconds: Seconds = {};
  let movedAt = Date.now();
  return {
    /** Somebody is there. */
    moved: (): void => {
      movedAt = Date.now();
    },
    /** A second passed before this part; null: none is in sight. */
    tick: (part: ReadPart | null): void => {
      if (part && Date.now() - movedAt < idleAfter) seconds[part] = (seconds[part] ?? 0) + 1;
    },
    /** A glance is no reading: it waits for more. */
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

/** The part of which most is in sight; null where none is. */
export function partInSight(root: Element): ReadPart | null {
  let most = 0;
  let found: ReadPart | null = null;
  for (const section of root.querySelectorAll<HTMLElement>('[data-read-part]')) {
    const { top, bottom } = section.getBoundingClientRect();
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    const name = section.dataset['readPart'];
    if (height <= most || !isReadPart(name)) continue;
    most = height;
    found = name;
  }
  return found;
}
