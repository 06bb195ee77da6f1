import type { RecordKey, RecordPlace, SearchDocument } from '../../../../search/search-document.ts';
import type { PeopleFound, PeopleQuery } from '../../people/people-query.ts';
import { withRow } from '../columns.ts';
import { Vocabulary } from '../vocabulary.ts';
import { GonePlaces } from '../words/gone-places.ts';
import { countFacets } from './count-facets.ts';
import { Evaluation } from './evaluation.ts';
import { orderPeople } from './order-people.ts';
import { PersonFacts } from './person-facts.ts';
import { PersonSlots } from './person-slots.ts';
import { PersonTexts } from './person-texts.ts';
import { asKnown, type SearchedPeople } from './searched-people.ts';

/** Candidates by their facts and by every word about them, for queries that combine them. */
export class PeopleIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly slots = new PersonSlots();
  private readonly texts = new PersonTexts(this.vocabulary);
  private readonly facts = new PersonFacts();
  /** By slot, 1: added since a replacement of all began; null outside of one. */
  private replaced: Uint8Array | null = null;

  put(documents: readonly SearchDocument[]): void {
    const gone = new GonePlaces();
    // Of duplicates only the last: words are added together and removed together.
    const latest = new Map(documents.map((document) => [document.id, document]));
    for (const { id, person, ...document } of latest.values()) {
      if (!person) continue;
      const slot = this.slots.slotFor(id);
      this.facts.put(slot, { ...document, ...person });
      this.texts.put(slot, person.texts, gone);
      if (!this.replaced) continue;
      this.replaced = withRow(this.replaced, slot);
      this.replaced[slot] = 1;
    }
    gone.takeOut(this.vocabulary);
  }

  move(places: readonly RecordPlace[]): void {
    for (const { id, ...place } of places) {
      const slot = this.slots.slotOf(id);
      if (slot !== undefined) this.facts.move(slot, place);
    }
  }

  remove(keys: readonly RecordKey[]): void {
    const gone = new GonePlaces();
    for (const { kind, id } of keys) {
      const slot = kind === 'candidate' ? this.slots.slotOf(id) : undefined;
      if (slot !== undefined) this.drop(slot, gone);
    }
    gone.takeOut(this.vocabulary);
  }

  beginReplacing(kind: RecordKey['kind']): void {
    if (kind === 'candidate') this.replaced = new Uint8Array(this.slots.end);
  }

  endReplacing(kind: RecordKey['kind']): void {
    const { replaced, slots } = this;
    if (kind !== 'candidate' || !replaced) return;
    this.replaced = null;
    const gone = new GonePlaces();
    for (let slot = 0; slot < slots.end; slot += 1)
      if (replaced[slot] !== 1 && slots.idOf(slot) !== '') this.drop(slot, gone);
    gone.takeOut(this.vocabulary);
  }

  find(query: PeopleQuery): PeopleFound {
    const { slots, vocabulary, texts } = this;
    const facts = asKnown(this.facts, slots, query.restated);
    const people: SearchedPeople = { slots, vocabulary, texts, facts };
    const evaluation = new Evaluation(people, query);
    const found = evaluation.found();
    const page = orderPeople(found, people, query, evaluation.scores);
    return {
      people: page.map((slot) => ({
        id: slots.idOf(slot),
        reasons: evaluation.reasonsOf(slot),
      })),
      total: found.length,
      facets: countFacets(found, facts, query.pools),
    };
  }

  private drop(slot: number, gone: GonePlaces): void {
    this.texts.clear(slot, gone);
    this.facts.clear(slot);
    this.slots.close(slot);
    // The next candidate in the slot has not been added yet.
    if (this.replaced) this.replaced[slot] = 0;
  }
}
