import type { SearchKind } from '@muster/contracts';
import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { foldedWords, foldText } from '../../../db/fold-text.ts';
import type { RecordKey, SearchDocument } from '../../../search/search-document.ts';
import type { EngineQuery, KindScope } from '../search-engine.ts';
import { rank } from './rank.ts';
import type { Match } from './rank.ts';
import { looselyMatching } from './loose-word.ts';

/** A document as it is indexed; `title` is kept, folded, for ranking. */
interface Entry {
  key: string;
  title: string;
  words: string;
  restricted: string;
  aside: boolean;
  at: number;
}
type Kept = Pick<Entry, 'title' | 'aside' | 'at'>;

const openFields = ['title', 'words'];
const allFields = [...openFields, 'restricted'];

const mostWords = 8;
/** With fewer good answers than this, typing errors are thought of. */
const enough = 8;
const titleBoost = 4;

const keyOf = ({ kind, id }: RecordKey): string => `${kind}:${id}`;
const kindOf = (key: string) => key.slice(0, key.indexOf(':')) as SearchKind;
const idOf = (key: string) => key.slice(key.indexOf(':') + 1);

/** The words of records, searched by their beginnings. */
export class WordIndex {
  private readonly index = new MiniSearch<Entry>({
    idField: 'key',
    fields: allFields,
    storeFields: ['title', 'aside', 'at'],
    tokenize: (text, field) => (field === 'title' ? titleWords(text) : foldedWords(text)),
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', boost: { title: titleBoost } },
  });
  private readonly kinds = new Map<SearchKind, number>();
  /** Of kinds that are being replaced: what was put since. */
  private readonly replacing = new Map<SearchKind, Set<string>>();

  put(documents: readonly SearchDocument[]): void {
    for (const document of documents) {
      const { kind, words, restricted, aside, at } = document;
      const key = keyOf(document);
      const entry = { key, title: foldText(document.title), words, restricted, aside, at };
      if (this.index.has(key)) this.index.replace(entry);
      else {
        this.index.add(entry);
        this.countOne(kind, 1);
      }
      this.replacing.get(kind)?.add(key);
    }
  }

  remove(keys: readonly RecordKey[]): void {
    for (const one of keys) this.drop(keyOf(one));
  }

  beginReplacing(kind: SearchKind): void {
    this.replacing.set(kind, new Set());
  }

  endReplacing(kind: SearchKind): void {
    const kept = this.replacing.get(kind);
    this.replacing.delete(kind);
    if (!kept) return;
    const gone = this.keysOf(kind).filter((key) => !kept.has(key));
    for (const key of gone) this.drop(key);
  }

  counts(): Partial<Record<SearchKind, number>> {
    return Object.fromEntries(this.kinds);
  }

  /** The records whose words begin with those of the text, the likeliest first. */
  find({ text, scopes, take }: EngineQuery): RecordKey[] {
    const words = foldedWords(text).slice(0, mostWords);
    if (words.length === 0) return [];
    const exact = this.matches(scopes, (fields) => ({ queries: words, prefix: true, fields }));
    const found = rank(exact, foldText(text), words);
    if (found.length < Math.min(take, enough)) {
      const known = new Set(found);
      const loose = words.map(looselyMatching);
      const similar = this.matches(scopes, (fields) => ({ queries: loose, fields }));
      found.push(...rank(similar, null, words).filter((key) => !known.has(key)));
    }
    return found.slice(0, take).map((key) => ({ kind: kindOf(key), id: idOf(key) }));
  }

  /** One search for the kinds of which restricted words count, one for the others. */
  private matches(
    scopes: readonly KindScope[],
    query: (fields: string[]) => Exclude<Query, string | symbol>,
  ): Match[] {
    return [true, false].flatMap((restricted) => {
      const wanted = new Map(
        scopes
          .filter((scope) => scope.restricted === restricted)
          .map(({ kind, within }) => [kind, within && new Set(within)] as const),
      );
      if (wanted.size === 0) return [];
      return this.index
        .search(query(restricted ? allFields : openFields), {
          filter: ({ id }) => {
            const within = wanted.get(kindOf(id));
            return within !== undefined && (within === null || within.has(idOf(id)));
          },
        })
        .map(asMatch);
    });
  }

  private keysOf(kind: SearchKind): string[] {
    const every = this.index.search(MiniSearch.wildcard, {
      filter: ({ id }) => kindOf(id) === kind,
    });
    return every.map(({ id }) => String(id));
  }

  private drop(key: string): void {
    if (!this.index.has(key)) return;
    this.index.discard(key);
    this.countOne(kindOf(key), -1);
  }

  private countOne(kind: SearchKind, by: number): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + by);
  }
}

/** `O'Neill` is found as `oneill` too. */
function titleWords(title: string): string[] {
  const words = foldedWords(title);
  return /['’]/.test(title)
    ? [...new Set([...words, ...foldedWords(title.replace(/['’]/g, ''))])]
    : words;
}

function asMatch({ id, score, match, ...kept }: SearchResult): Match {
  const { title, aside, at } = kept as unknown as Kept;
  return { key: String(id), kind: kindOf(String(id)), score, terms: match, title, aside, at };
}
