import { foldedWords } from '../../../../db/fold-text.ts';
import {
  personTexts,
  textsApart,
  type PersonDocument,
} from '../../../../search/person-document.ts';
import type { RecordKey, RecordPlace, SearchDocument } from '../../../../search/search-document.ts';
import type { PeopleFound, PeopleQuery } from '../../people/people-query.ts';
import { Vocabulary } from '../vocabulary.ts';
import { Evaluation } from './evaluation.ts';
import { FacetCodes } from './facet-codes.ts';
import { orderPeople } from './order-people.ts';
import { placeIn, type OrderColumns, type PersonSlot, type SearchedPeople } from './person-slot.ts';

/** People by their facts and by every word about them, for queries that join any of these. */
export class PeopleIndex implements SearchedPeople {
  readonly vocabulary = new Vocabulary();
  readonly slots: (PersonSlot | null)[] = [];
  readonly columns: OrderColumns = { at: [], contactedAt: [], aside: [] };
  private readonly facets = new FacetCodes();
  private readonly facetsBySlot: (readonly number[])[] = [];
  private readonly free: number[] = [];
  /** Ids of skills, pools and users, countries and zones: few, in very many records. */
  private readonly texts = new Map<string, string>();
  private readonly slotById = new Map<string, number>();
  private replacing: Set<string> | null = null;

  put(documents: readonly SearchDocument[]): void {
    const gone = new Map<string, Set<number>>();
    for (const document of documents) {
      if (!document.person) continue;
      this.write(document, document.person, gone);
      this.replacing?.add(document.id);
    }
    this.takeOut(gone);
  }

  move(places: readonly RecordPlace[]): void {
    for (const { id, members, pools } of places) {
      const slot = this.slotById.get(id);
      const person = slot === undefined ? null : this.slots[slot];
      if (slot === undefined || !person) continue;
      const one = (text: string) => this.one(text);
      const moved = { ...person, members: members.map(one), pools: pools.map(one) };
      this.slots[slot] = moved;
      this.facetsBySlot[slot] = this.facets.of(moved);
    }
  }

  remove(keys: readonly RecordKey[]): void {
    const gone = new Map<string, Set<number>>();
    for (const { kind, id } of keys) if (kind === 'candidate') this.drop(id, gone);
    this.takeOut(gone);
  }

  beginReplacing(kind: RecordKey['kind']): void {
    if (kind === 'candidate') this.replacing = new Set();
  }

  endReplacing(kind: RecordKey['kind']): void {
    const kept = this.replacing;
    if (kind !== 'candidate' || !kept) return;
    this.replacing = null;
    const left = [...this.slotById.keys()].filter((id) => !kept.has(id));
    this.remove(left.map((id) => ({ kind: 'candidate', id })));
  }

  find(query: PeopleQuery): PeopleFound {
    const { people, facetsBySlot } = this.asKnown(query.restated);
    const evaluation = new Evaluation(people, query);
    const found = evaluation.found();
    const page = orderPeople(found, people, query, evaluation.scores);
    return {
      people: page.map((slot) => ({
        id: this.slots[slot]?.id ?? '',
        reasons: evaluation.reasonsOf(slot),
      })),
      total: found.length,
      facets: this.facets.count(found, facetsBySlot, query.pools),
    };
  }

  /** All people, of whom few count for this query with less than is known here. */
  private asKnown(restated: PeopleQuery['restated']): {
    people: SearchedPeople;
    facetsBySlot: readonly (readonly number[])[];
  } {
    const { vocabulary, columns } = this;
    if (restated.length === 0) return { people: this, facetsBySlot: this.facetsBySlot };
    const slots = [...this.slots];
    const facetsBySlot = [...this.facetsBySlot];
    for (const { id, english, verified } of restated) {
      const slot = this.slotById.get(id);
      const person = slot === undefined ? null : slots[slot];
      if (slot === undefined || !person) continue;
      const skills = person.skills.map((skill) => ({
        ...skill,
        verified: verified.includes(skill.id),
      }));
      const known = { ...person, english, skills };
      slots[slot] = known;
      facetsBySlot[slot] = this.facets.of(known);
    }
    const slotOf = (id: string) => this.slotOf(id);
    return { people: { vocabulary, columns, slots, slotOf }, facetsBySlot };
  }

  slotOf(id: string): number | undefined {
    return this.slotById.get(id);
  }

  private write(
    { id, members, aside, at }: SearchDocument,
    { texts, ...facts }: PersonDocument,
    gone: Map<string, Set<number>>,
  ): void {
    const slot = this.slotById.get(id) ?? this.free.pop() ?? this.slots.push(null) - 1;
    const before = this.slots[slot];
    this.slotById.set(id, slot);
    const folded = personTexts.map((name) => foldApart(texts[name]));
    this.slots[slot] = { ...this.shared({ ...facts, members }), id, texts: folded };
    this.columns.at[slot] = at;
    this.columns.contactedAt[slot] = facts.contactedAt ?? 0;
    this.columns.aside[slot] = aside;
    this.facetsBySlot[slot] = this.facets.of(facts);
    for (const [text, words] of folded.entries()) {
      const old = wordsIn(before?.texts[text] ?? '');
      const now = wordsIn(words);
      const place = placeIn(slot, text);
      for (const word of old) if (!now.has(word)) note(gone, word, place);
      for (const word of now) if (!old.has(word)) this.vocabulary.add(word, place);
    }
  }

  /** The same facts with ids and words of states that others have as well: each came in a copy. */
  private shared<T extends Omit<PersonSlot, 'id' | 'texts'>>(facts: T): T {
    const one = (text: string) => this.one(text);
    return {
      ...facts,
      members: facts.members.map(one),
      skills: facts.skills.map((skill) => ({ ...skill, id: one(skill.id) })),
      pools: facts.pools.map(one),
      country: one(facts.country),
      timeZone: one(facts.timeZone),
    };
  }

  private one(text: string): string {
    const known = this.texts.get(text);
    if (known === undefined) this.texts.set(text, text);
    return known ?? text;
  }

  private drop(id: string, gone: Map<string, Set<number>>): void {
    const slot = this.slotById.get(id);
    const person = slot === undefined ? null : this.slots[slot];
    if (slot === undefined || !person) return;
    for (const [text, words] of person.texts.entries())
      for (const word of wordsIn(words)) note(gone, word, placeIn(slot, text));
    this.slots[slot] = null;
    this.facetsBySlot[slot] = [];
    this.slotById.delete(id);
    this.free.push(slot);
  }

  private takeOut(gone: ReadonlyMap<string, Set<number>>): void {
    for (const [word, places] of gone) this.vocabulary.remove(word, places);
  }
}

/** Texts that stand beside each other stay apart: no phrase goes from one over into the next. */
const foldApart = (text: string): string =>
  text
    .split(textsApart)
    .map((part) => ` ${foldedWords(part).join(' ')} `)
    .join(textsApart);

const wordsIn = (text: string): Set<string> =>
  new Set(text.split(' ').filter((word) => word !== '' && word !== textsApart));

function note(gone: Map<string, Set<number>>, word: string, place: number): void {
  const places = gone.get(word);
  if (places) places.add(place);
  else gone.set(word, new Set([place]));
}
