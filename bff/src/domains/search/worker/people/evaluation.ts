import { personTexts } from '../../../../search/person-document.ts';
import type { PeopleClause, PeopleNode, PeopleQuery } from '../../people/people-query.ts';
import type { Places } from '../vocabulary.ts';
import { factTest } from './fact-test.ts';
import { andMarks, notMarks, orMarks, type Marks } from './marks.ts';
import { slotIn, textIn, type SearchedPeople } from './person-slot.ts';

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
  private readonly index: SearchedPeople;
  private readonly query: PeopleQuery;
  private readonly marksByClause = new Map<number, Marks>();
  private readonly rights: readonly PeopleQuery['texts'][keyof PeopleQuery['texts']][];

  constructor(index: SearchedPeople, query: PeopleQuery) {
    this.index = index;
    this.query = query;
    this.scores = new Float32Array(index.slots.length);
    this.rights = personTexts.map((name) => query.texts[name]);
  }

  /** The slots of all matches visible to the reader. */
  found(): number[] {
    const { tree, within, except } = this.query;
    const { slots } = this.index;
    const marks = tree ? this.marksOf(tree, true) : this.everybody();
    if (within) andMarks(marks, this.marksOfIds(within));
    for (const id of except) {
      const slot = this.index.slotOf(id);
      if (slot !== undefined) marks[slot] = 0;
    }
    const found: number[] = [];
    for (let slot = 0; slot < slots.length; slot += 1)
      if (marks[slot] === 1 && slots[slot]) found.push(slot);
    return found;
  }

  /** The clauses of the query that hold for a person, of those that are asked for. */
  reasonsOf(slot: number): number[] {
    return [...this.marksByClause].filter(([, marks]) => marks[slot] === 1).map(([at]) => at);
  }

  private everybody(): Marks {
    return this.noMarks().fill(1);
  }

  private noMarks(): Marks {
    return new Uint8Array(this.index.slots.length);
  }

  /** `wanted`: it is asked for, not ruled out; then it counts for the order and as a reason. */
  private marksOf(node: PeopleNode, wanted: boolean): Marks {
    if (node.kind === 'clause') {
      const marks = this.marksOfClause(node.clause, wanted);
      if (wanted && node.at !== null) this.marksByClause.set(node.at, marks.slice());
      return marks;
    }
    if (node.kind === 'not') return notMarks(this.marksOf(node.part, !wanted));
    const [first, ...others] = node.parts.map((part) => this.marksOf(part, wanted));
    const marks = first ?? this.everybody();
    const join = node.kind === 'and' ? andMarks : orMarks;
    for (const other of others) join(marks, other);
    return marks;
  }

  private marksOfClause(clause: PeopleClause, wanted: boolean): Marks {
    if (clause.field === 'text') return this.marksOfText(clause, wanted);
    if (clause.field === 'ids') return this.marksOfIds(clause.ids);
    const marks = this.noMarks();
    const { slots } = this.index;
    const fits = factTest(clause, this.query.now);
    for (let slot = 0; slot < slots.length; slot += 1) {
      const person = slots[slot];
      if (!person || !fits(person)) continue;
      marks[slot] = 1;
      if (wanted && clause.field === 'skill') this.countSkills(slot, clause.skillIds);
    }
    return marks;
  }

  private marksOfIds(ids: readonly string[]): Marks {
    const marks = this.noMarks();
    for (const id of ids) {
      const slot = this.index.slotOf(id);
      if (slot !== undefined) marks[slot] = 1;
    }
    return marks;
  }

  private marksOfText(
    { match, words, skillIds, synonyms, found = [] }: TextClause,
    wanted: boolean,
  ): Marks {
    const marks = this.noMarks();
    // The score of each candidate's best passage: repeating a word does not raise it.
    const worth = this.noMarks();
    if (words.length === 1 && match !== 'phrase') this.markWord(words[0] ?? '', match, worth);
    else if (words.length > 0) this.markPhrase(words, match === 'prefix', worth);
    for (const synonym of synonyms) this.markPhrase(synonym, false, worth);
    // At the top as much as a title, at the end as much as a note.
    for (const [at, id] of found.entries()) {
      const slot = this.index.slotOf(id);
      if (slot !== undefined) worth[slot] = 1 + Math.ceil((7 * (found.length - at)) / found.length);
    }
    for (let slot = 0; slot < marks.length; slot += 1) {
      const best = worth[slot] ?? 0;
      if (best === 0) continue;
      marks[slot] = 1;
      if (wanted) this.count(slot, best);
    }
    if (skillIds.length > 0) this.markSkills(skillIds, marks, wanted);
    return marks;
  }

  private markSkills(skillIds: readonly string[], marks: Marks, wanted: boolean): void {
    const { slots } = this.index;
    for (let slot = 0; slot < slots.length; slot += 1) {
      if (!slots[slot]?.skills.some(({ id }) => skillIds.includes(id))) continue;
      marks[slot] = 1;
      if (wanted) this.countSkills(slot, skillIds);
    }
  }

  private markWord(word: string, match: 'word' | 'prefix', worth: Marks): void {
    const { vocabulary } = this.index;
    if (match === 'prefix') {
      for (const [, places] of vocabulary.beginningWith(word)) this.hitAll(places, worth);
      return;
    }
    const places = vocabulary.placesOf(word);
    this.hitAll(places, worth);
    // No document contains the word: it is treated as a typing error.
    if (places.length === 0) for (const [, near] of vocabulary.near(word)) this.hitAll(near, worth);
  }

  private markPhrase(words: readonly string[], openEnd: boolean, worth: Marks): void {
    const { slots, vocabulary } = this.index;
    const wanted = ` ${words.join(' ')}${openEnd ? '' : ' '}`;
    const [rarest = []] = words
      .slice(0, openEnd ? -1 : undefined)
      .map((word) => vocabulary.placesOf(word))
      .toSorted((a, b) => a.length - b.length);
    if (words.length === 1) this.hitAll(rarest, worth);
    else
      for (const place of rarest)
        if (slots[slotIn(place)]?.texts[textIn(place)]?.includes(wanted)) this.hit(place, worth);
  }

  private hitAll(places: Places, worth: Marks): void {
    for (let i = 0; i < places.length; i += 1) this.hit(places[i] ?? 0, worth);
  }

  private hit(place: number, worth: Marks): void {
    const text = textIn(place);
    const slot = slotIn(place);
    const here = textWorth[text] ?? 0;
    if ((worth[slot] ?? 0) < here && this.mayRead(slot, text)) worth[slot] = here;
  }

  private mayRead(slot: number, text: number): boolean {
    const right = this.rights[text];
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
