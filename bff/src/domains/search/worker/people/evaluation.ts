import { personTexts } from '../../../../search/person-document.ts';
import type { PeopleClause, PeopleNode, PeopleQuery } from '../../people/people-query.ts';
import type { Places } from '../vocabulary.ts';
import { factTest } from './fact-test.ts';
import { slotIn, textIn, type PeopleIndex } from './people-index.ts';

/** One mark a person: whether something holds. */
type Marks = Uint8Array;
type TextClause = Extract<PeopleClause, { field: 'text' }>;

/** What a hit is worth by where it stands, in the order of `personTexts`. */
const textWorth = [8, 4, 2, 2, 1, 1] as const;
const skillWorth = 6;
const verifiedWorth = 2;

/**
 * A query over all people at once: each clause goes over the places of its words or over the facts
 * and marks who fits, and the marks are joined. It takes time by the people and the clauses, and by
 * nothing else.
 */
export class Evaluation {
  /** What each person's hits are worth. */
  readonly scores: Float32Array;
  private readonly index: PeopleIndex;
  private readonly query: PeopleQuery;
  private readonly marksByClause = new Map<number, Marks>();
  private readonly texts: readonly PeopleQuery['texts'][keyof PeopleQuery['texts']][];

  constructor(index: PeopleIndex, query: PeopleQuery) {
    this.index = index;
    this.query = query;
    this.scores = new Float32Array(index.slots.length);
    this.texts = personTexts.map((name) => query.texts[name]);
  }

  /** The slots of all who fit and whom the reader may see. */
  found(): number[] {
    const { tree, within, except } = this.query;
    const marks = tree ? this.marksOf(tree, true) : this.everybody();
    if (within) {
      const inside = this.marksOfIds(within);
      join(marks, inside, (one, other) => one & other);
    }
    for (const id of except) {
      const slot = this.index.slotOf(id);
      if (slot !== undefined) marks[slot] = 0;
    }
    const found: number[] = [];
    for (const [slot, person] of this.index.slots.entries())
      if (person && marks[slot] === 1) found.push(slot);
    return found;
  }

  /** The clauses of the query that hold for a person, of those that are asked for. */
  reasonsOf(slot: number): number[] {
    return [...this.marksByClause].filter(([, marks]) => marks[slot] === 1).map(([at]) => at);
  }

  private everybody(): Marks {
    return new Uint8Array(this.index.slots.length).fill(1);
  }

  /** `wanted`: it is asked for, not ruled out; then it counts for the order and as a reason. */
  private marksOf(node: PeopleNode, wanted: boolean): Marks {
    if (node.kind === 'clause') {
      const marks = this.marksOfClause(node.clause, wanted);
      if (wanted && node.at !== null) this.marksByClause.set(node.at, marks.slice());
      return marks;
    }
    if (node.kind === 'not') {
      const marks = this.marksOf(node.part, !wanted);
      join(marks, marks, (one) => one ^ 1);
      return marks;
    }
    const [first, ...others] = node.parts.map((part) => this.marksOf(part, wanted));
    const marks = first ?? this.everybody();
    for (const other of others)
      join(marks, other, node.kind === 'and' ? (a, b) => a & b : (a, b) => a | b);
    return marks;
  }

  private marksOfClause(clause: PeopleClause, wanted: boolean): Marks {
    if (clause.field === 'text') return this.marksOfText(clause, wanted);
    if (clause.field === 'ids') return this.marksOfIds(clause.ids);
    const marks = new Uint8Array(this.index.slots.length);
    const fits = factTest(clause, this.query.now);
    for (const [slot, person] of this.index.slots.entries()) {
      if (!person || !fits(person)) continue;
      marks[slot] = 1;
      if (wanted && clause.field === 'skill') this.countSkills(slot, clause.skillIds);
    }
    return marks;
  }

  private marksOfIds(ids: readonly string[]): Marks {
    const marks = new Uint8Array(this.index.slots.length);
    for (const id of ids) {
      const slot = this.index.slotOf(id);
      if (slot !== undefined) marks[slot] = 1;
    }
    return marks;
  }

  private marksOfText({ match, words, skillIds, synonyms }: TextClause, wanted: boolean): Marks {
    const marks = new Uint8Array(this.index.slots.length);
    const hit = (slot: number, text: number) => {
      if (marks[slot] === 1 || !this.mayRead(slot, text)) return;
      marks[slot] = 1;
      if (wanted) this.count(slot, textWorth[text] ?? 0);
    };
    // The texts that weigh most come first, so that a person counts by the best of them.
    if (words.length === 1 && match !== 'phrase') this.markWord(words[0] ?? '', match, hit);
    else if (words.length > 0) this.markPhrase(words, match === 'prefix', hit);
    for (const synonym of synonyms) this.markPhrase(synonym, false, hit);
    if (skillIds.length > 0) {
      const ids = new Set(skillIds);
      for (const [slot, person] of this.index.slots.entries()) {
        if (!person?.skills.some(({ id }) => ids.has(id))) continue;
        marks[slot] = 1;
        if (wanted) this.countSkills(slot, skillIds);
      }
    }
    return marks;
  }

  private markWord(
    word: string,
    match: 'word' | 'prefix',
    hit: (slot: number, text: number) => void,
  ) {
    const { vocabulary } = this.index;
    const terms: Iterable<Places> =
      match === 'prefix' ? placesIn(vocabulary.beginningWith(word)) : [vocabulary.placesOf(word)];
    let some = false;
    for (const places of byText(terms)) {
      some = true;
      hit(slotIn(places), textIn(places));
    }
    // Nobody has the word: then it is taken for a typing error.
    if (!some && match === 'word')
      for (const place of byText(placesIn(vocabulary.near(word))))
        hit(slotIn(place), textIn(place));
  }

  private markPhrase(
    words: readonly string[],
    openEnd: boolean,
    hit: (slot: number, text: number) => void,
  ): void {
    const wanted = ` ${words.join(' ')}${openEnd ? '' : ' '}`;
    const lists = words
      .slice(0, openEnd ? -1 : undefined)
      .map((word) => this.index.vocabulary.placesOf(word));
    const [rarest = []] = lists.toSorted((a, b) => a.length - b.length);
    for (const place of byText([rarest])) {
      const text = this.index.slots[slotIn(place)]?.texts[textIn(place)];
      if (text?.includes(wanted)) hit(slotIn(place), textIn(place));
    }
  }

  private mayRead(slot: number, text: number): boolean {
    const right = this.texts[text];
    if (right === 'all') return true;
    return (
      right === 'assigned' && this.index.slots[slot]?.members.includes(this.query.reader) === true
    );
  }

  private countSkills(slot: number, ids: readonly string[]): void {
    let best = 0;
    for (const { id, level, years, verified } of this.index.slots[slot]?.skills ?? [])
      if (ids.includes(id)) {
        const worth = skillWorth + level + Math.min(10, years ?? 0) / 2;
        best = Math.max(best, worth + (verified ? verifiedWorth : 0));
      }
    this.count(slot, best);
  }

  private count(slot: number, worth: number): void {
    this.scores[slot] = (this.scores[slot] ?? 0) + worth;
  }
}

/** Writes into the first what two marks of each person come to. */
function join(into: Marks, other: Marks, rule: (one: number, other: number) => number): void {
  for (let slot = 0; slot < into.length; slot += 1)
    into[slot] = rule(into[slot] ?? 0, other[slot] ?? 0);
}

function* placesIn(terms: Iterable<readonly [string, Places]>): Iterable<Places> {
  for (const [, places] of terms) yield places;
}

/** All places, those in titles first. */
function byText(terms: Iterable<Places>): number[] {
  const all: number[] = [];
  for (const places of terms) for (const place of places) all.push(place);
  return all.sort((a, b) => textIn(a) - textIn(b));
}
