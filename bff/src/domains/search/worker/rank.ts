import type { SearchKind } from '@muster/contracts';

/** Data of an indexed record besides its words. */
export interface Indexed {
  readonly kind: SearchKind;
  readonly id: string;
  /** Folded. */
  readonly title: string;
  readonly members: readonly string[];
  readonly aside: boolean;
  readonly at: number;
}

/** How a query's words match a record that contains all of them. */
export interface Fit {
  /** Whether every word begins a word of the title. */
  readonly inTitle: boolean;
  /** Number of complete words. */
  readonly whole: number;
}

const maxWords = 8;
/** Maximum number of one kind in a row before an equal match of another. */
const block = 5;

/**
 * Sorts matches, best first: by the title's relation to the text, then active records before
 * archived ones, then by complete words, then by last change. Kinds alternate among equals, so that
 * many candidates with one name do not hide the one company.
 */
export class Ranking {
  private readonly text: string | null;
  /** Sparse: matches by grade; only as many are sorted as requested. */
  private readonly grades: Indexed[][] = [];

  /** `text` is folded; null if words are only similar to the requested ones. */
  constructor(text: string | null) {
    this.text = text;
  }

  add(record: Indexed, fit: Fit): void {
    const nearness = 2 * this.distance(record, fit) + Number(record.aside);
    const grade = nearness * (maxWords + 1) + maxWords - fit.whole;
    (this.grades[grade] ??= []).push(record);
  }

  best(take: number): Indexed[] {
    const best: Indexed[] = [];
    for (const grade of this.grades) {
      if (best.length >= take) break;
      if (grade) best.push(...takeTurns(grade, take));
    }
    return best.slice(0, take);
  }

  /**
   * 0: the title is the text; 1: it begins with it; 2: it contains its words; 3: they are
   * elsewhere.
   */
  private distance({ title }: Indexed, { inTitle }: Fit): number {
    if (title === this.text) return 0;
    if (this.text !== null && title.startsWith(this.text)) return 1;
    return inTitle ? 2 : 3;
  }
}

/** Returns the latest of each kind, in alternating blocks. */
function takeTurns(records: readonly Indexed[], take: number): Indexed[] {
  const turns: Indexed[][] = [];
  for (const kind of new Set(records.map((record) => record.kind))) {
    const latest = latestOf(
      records.filter((record) => record.kind === kind),
      take,
    );
    for (const [i, record] of latest.entries()) (turns[Math.floor(i / block)] ??= []).push(record);
  }
  return turns.flat();
}

/** A common word matches thousands: only possible results are sorted as records. */
function latestOf(records: readonly Indexed[], take: number): Indexed[] {
  const times = Float64Array.from(records, ({ at }) => at).sort();
  const least = times.at(-take) ?? -Infinity;
  return records.filter(({ at }) => at >= least).sort((a, b) => b.at - a.at);
}
