import type { SearchKind } from '@muster/contracts';
import { foldedWords, foldText } from '../../../db/fold-text.ts';
import type { RecordKey, RecordPlace, SearchDocument } from '../../../search/search-document.ts';
import type { EngineQuery, KindScope } from '../search-engine.ts';
import { Ranking, type Indexed } from './rank.ts';
import { field, fieldOf, placeOf, slotOf, type Field } from './word-place.ts';
import { Vocabulary } from './vocabulary.ts';
import { GonePlaces } from './words/gone-places.ts';

/** As many as the marks of a search have bits. */
const maxWords = 8;
/** With fewer good matches, typing errors are considered. */
const enough = 8;

/** Returns the numbers of the words that a query's word stands for. */
type Terms = (word: string) => Iterable<number>;

/** A record with its words as added, by which they are found again for removal. */
interface Slot extends Indexed {
  readonly words: string;
  readonly restricted: string;
}

/**
 * The words of records, searched by prefix. A record keeps its slot while it changes; a word is
 * removed with the last record that has it, so that nothing stays of erased candidates.
 */
export class WordIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly slots: (Slot | null)[] = [];
  private readonly freeSlots: number[] = [];
  private readonly slotsByKind = new Map<SearchKind, Map<string, number>>();
  private readonly users = new Map<string, string>();
  /** For kinds being replaced: the slots added since. */
  private readonly replacing = new Map<SearchKind, Set<number>>();

  put(documents: readonly SearchDocument[]): void {
    const gone = new GonePlaces();
    // Of duplicates only the last: words are added together and removed together.
    const latest = new Map(documents.map((document) => [keyOf(document), document]));
    for (const document of latest.values()) {
      const slot = this.write(document, gone);
      this.replacing.get(document.kind)?.add(slot);
    }
    gone.takeOut(this.vocabulary);
  }

  move(places: readonly RecordPlace[]): void {
    for (const { members, ...key } of places) {
      const slot = this.slotOf(key);
      const record = slot === undefined ? null : this.slots[slot];
      if (slot !== undefined && record)
        this.slots[slot] = { ...record, members: members.map((user) => this.oneOf(user)) };
    }
  }

  remove(keys: readonly RecordKey[]): void {
    const gone = new GonePlaces();
    for (const key of keys) this.drop(this.slotOf(key), gone);
    gone.takeOut(this.vocabulary);
  }

  beginReplacing(kind: SearchKind): void {
    this.replacing.set(kind, new Set());
  }

  endReplacing(kind: SearchKind): void {
    const kept = this.replacing.get(kind);
    this.replacing.delete(kind);
    if (!kept) return;
    const gone = new GonePlaces();
    for (const slot of Array.from(this.slotsByKind.get(kind)?.values() ?? []))
      if (!kept.has(slot)) this.drop(slot, gone);
    gone.takeOut(this.vocabulary);
  }

  counts(): Partial<Record<SearchKind, number>> {
    return Object.fromEntries([...this.slotsByKind].map(([kind, slots]) => [kind, slots.size]));
  }

  /** Returns the records whose words begin with those of the text, best matches first. */
  find({ text, scopes, take }: EngineQuery): RecordKey[] {
    const words = [...new Set(foldedWords(text))].slice(0, maxWords);
    if (words.length === 0) return [];
    const begin: Terms = (word) => this.vocabulary.beginningWith(word);
    const found = this.matching(words, begin, scopes, foldText(text)).best(take);
    if (found.length < Math.min(take, enough)) {
      const known = new Set(found);
      const resemble: Terms = (word) => this.vocabulary.resembling(word);
      const similar = this.matching(words, resemble, scopes, null).best(take);
      found.push(...similar.filter((record) => !known.has(record)));
    }
    return found.slice(0, take).map(({ kind, id }) => ({ kind, id }));
  }

  /**
   * Scans the places of the words and marks slots, one bit per word: some hundred thousand places
   * take milliseconds, and no object is created before a record is known to match.
   */
  private matching(
    words: readonly string[],
    terms: Terms,
    scopes: readonly KindScope[],
    text: string | null,
  ): Ranking {
    const wanted = new Map(
      scopes.map(({ kind, within, ...scope }) => [
        kind,
        { ...scope, within: within && new Set(within) },
      ]),
    );
    const found = new Uint8Array(this.slots.length);
    const inTitle = new Uint8Array(this.slots.length);
    const whole = new Uint8Array(this.slots.length);
    words.forEach((word, position) => {
      const bit = 1 << position;
      const earlier = bit - 1;
      const itself = this.vocabulary.numberOf(word);
      for (const term of terms(word))
        this.vocabulary.eachPlace(term, (place) => {
          const slot = slotOf(place);
          const marks = found[slot] ?? 0;
          if ((marks & earlier) !== earlier) return;
          const where = fieldOf(place);
          if (where === field.restricted) {
            const record = this.slots[slot];
            if (!record || !wanted.get(record.kind)?.restricted) return;
          }
          found[slot] = marks | bit;
          if (where === field.title) inTitle[slot] = (inTitle[slot] ?? 0) | bit;
          if (term === itself) whole[slot] = (whole[slot] ?? 0) | bit;
        });
    });
    const all = 2 ** words.length - 1;
    const ranking = new Ranking(text);
    for (const [slot, record] of this.slots.entries()) {
      if (!record || found[slot] !== all) continue;
      const scope = wanted.get(record.kind);
      if (!scope || (scope.within && !scope.within.has(record.id))) continue;
      if (scope.member !== null && !record.members.includes(scope.member)) continue;
      ranking.add(record, { inTitle: inTitle[slot] === all, whole: bitsIn(whole[slot] ?? 0) });
    }
    return ranking;
  }

  private write(document: SearchDocument, gone: GonePlaces): number {
    const { words, restricted, aside, at } = document;
    const members = document.members.map((user) => this.oneOf(user));
    const title = foldText(document.title);
    const slot = this.slotOf(document) ?? this.openSlot(document);
    const before = this.slots[slot] ?? { ...document, ...noWords };
    const { kind, id } = before;
    this.slots[slot] = { kind, id, title, members, aside, at, words, restricted };
    const rewrite = (where: Field, from: string, to: string, read = wordsOf) => {
      if (from === to) return;
      const [old, now] = [read(from), read(to)];
      const place = placeOf(slot, where);
      const { vocabulary } = this;
      for (const word of old) if (!now.has(word)) gone.note(vocabulary.numberOf(word), place);
      for (const word of now) if (!old.has(word)) vocabulary.add(vocabulary.numberFor(word), place);
    };
    rewrite(field.title, before.title, title, titleWords);
    rewrite(field.words, before.words, words);
    rewrite(field.restricted, before.restricted, restricted);
    return slot;
  }

  private slotOf({ kind, id }: RecordKey): number | undefined {
    return this.slotsByKind.get(kind)?.get(id);
  }

  private openSlot({ kind, id }: RecordKey): number {
    const slot = this.freeSlots.pop() ?? this.slots.push(null) - 1;
    const slots = this.slotsByKind.get(kind) ?? new Map<string, number>();
    this.slotsByKind.set(kind, slots.set(id, slot));
    return slot;
  }

  /** Shares equal texts between records: there are many records and few users. */
  private oneOf(user: string): string {
    const known = this.users.get(user);
    if (known === undefined) this.users.set(user, user);
    return known ?? user;
  }

  private drop(slot: number | undefined, gone: GonePlaces): void {
    const record = slot === undefined ? null : this.slots[slot];
    if (slot === undefined || !record) return;
    const takeOut = (words: ReadonlySet<string>, where: Field) => {
      for (const word of words) gone.note(this.vocabulary.numberOf(word), placeOf(slot, where));
    };
    takeOut(titleWords(record.title), field.title);
    takeOut(wordsOf(record.words), field.words);
    takeOut(wordsOf(record.restricted), field.restricted);
    this.slots[slot] = null;
    this.freeSlots.push(slot);
    this.slotsByKind.get(record.kind)?.delete(record.id);
    this.replacing.get(record.kind)?.delete(slot);
  }
}

const keyOf = ({ kind, id }: RecordKey): string => `${kind}:${id}`;

const noWords = { title: '', words: '', restricted: '' } as const;

const wordsOf = (text: string): Set<string> => new Set(foldedWords(text));

/** `O'Neill` is also found as `oneill`. */
const titleWords = (title: string): Set<string> =>
  wordsOf(/['’]/.test(title) ? `${title} ${title.replace(/['’]/g, '')}` : title);

function bitsIn(marks: number): number {
  let bits = 0;
  for (let rest = marks; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
}
