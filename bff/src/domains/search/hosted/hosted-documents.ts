import type { SearchKind } from '@muster/contracts';
import { foldedWords } from '../../../db/fold-text.ts';
import { personTexts, textsApart, type PersonText } from '../../../search/person-document.ts';
import type { SearchDocument } from '../../../search/search-document.ts';

/** Returns the field of a hosted document for one of a candidate's texts. */
export const fieldOfText = (text: PersonText): string => `text_${text}`;

/** Folds words as both sides compare them; adjacent texts stay separate. */
const folded = (text: string): string =>
  text
    .split(textsApart)
    .map((part) => foldedWords(part).join(' '))
    .filter(Boolean)
    .join('. ');

/** Returns the hosted document of a record: words, and who may find it by them. */
export const hostedDocument = ({
  id,
  title,
  words,
  restricted,
  members,
  person,
}: SearchDocument) => ({
  id,
  title: folded(title),
  words: folded(words),
  restricted: folded(restricted),
  members,
  ...(person &&
    Object.fromEntries(personTexts.map((text) => [fieldOfText(text), folded(person.texts[text])]))),
});

/** More than an agency has records: the service's maximum hits of one search. */
export const maxHits = 1_000_000;

/** Returns the index settings of a kind: searchable fields, and filters. */
export const hostedSettings = (kind: SearchKind) => ({
  searchableAttributes: [
    'title',
    'words',
    'restricted',
    ...(kind === 'candidate' ? personTexts.map(fieldOfText) : []),
  ],
  filterableAttributes: ['id', 'members'],
  displayedAttributes: ['id'],
  pagination: { maxTotalHits: maxHits },
  // C++ and C# are words.
  nonSeparatorTokens: ['+', '#'],
});

/** Returns a document with facts only, without the words that the service holds. */
export const factsAlone = (document: SearchDocument): SearchDocument => ({
  ...document,
  title: '',
  words: '',
  restricted: '',
  ...(document.person && { person: { ...document.person, texts: noTexts } }),
});
const noTexts = Object.fromEntries(personTexts.map((text) => [text, ''])) as Record<
  PersonText,
  string
>;
