import type { SearchKind } from '@muster/contracts';

/** What is known of an indexed record besides its words. */
export interface Indexed {
  readonly kind: SearchKind;
  readonly id: string;
  /** Folded. */
  readonly title: string;
  readonly members: readonly string[];
  readonly aside: boolean;
  readonly at: number;
}

/** How the words of a query stand in a record in which all of them do. */
export interface Fit {
  /** Whether every word begins one of the title. */
  readonly inTitle: boolean;
  /** How many words stand there whole. */
  readonly whole: number;
}

const maxWords = 8;
/** How many of one kind stand together before those of another that fit as well. */
const block = 5;

/**
 * Orders matches, the likeliest first: by what the title has to do with the text, then what is in
 * use before what was put aside, then by whole words, then what changed last. Kinds take turns
 * among equals, so that many people of a name do not hide the one company.
 */
export class Ranking {
  private readonly text: string | null;
  /** Sparse: matches by how good they are; only as many are sorted as are asked for. */
  private readonly grades: Indexed[][] = [];

  /** `text` is folded; null where words only resemble those asked for. */
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

  /** 0: the title is the text; 1: begins with it; 2: has its words; 3: they stand elsewhere. */
  private distance({ title }: Indexed, { inTitle }: Fit): number {
    if (title === this.text) return 0;
    if (this.text !== null && title.startsWith(this.text)) return 1;
    return inTitle ? 2 : 3;
  }
}

/** The latest of each kind, in blocks by turns. */
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

/** Thousands fit a common word: only those that can be among the latest are sorted as records. */
function latestOf(records: readonly Indexed[], take: number): Indexed[] {
  const times = Float64Array.from(records, ({ at }) => at).sort();
  const least = times.at(-take) ?? -Infinity;
  return records.filter(({ at }) => at >= least).sort((a, b) => b.at - a.at);
}
