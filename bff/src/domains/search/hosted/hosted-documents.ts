import type { SearchKind } from '@muster/contracts';
import { foldedWords } from '../../../db/fold-text.ts';
import { personTexts, textsApart, type PersonText } from '../../../search/person-document.ts';
import type { SearchDocument } from '../../../search/search-document.ts';

/** The field of a hosted document that holds one of a candidate's texts. */
export const fieldOfText = (text: PersonText): string => `text_${text}`;

/** Words as both sides compare them; texts that stand beside each other stay apart. */
const folded = (text: string): string =>
  text
    .split(textsApart)
    .map((part) => foldedWords(part).join(' '))
    .filter(Boolean)
    .join('. ');

/** What the service holds of a record: words, and who may find it by them. */
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

/** More than an agency has records: the service gives no more of one search than this. */
export const mostHits = 1_000_000;

/** How the index of a kind is set up: where words are looked for, and what narrows it. */
export const hostedSettings = (kind: SearchKind) => ({
  searchableAttributes: [
    'title',
    'words',
    'restricted',
    ...(kind === 'candidate' ? personTexts.map(fieldOfText) : []),
  ],
  filterableAttributes: ['id', 'members'],
  displayedAttributes: ['id'],
  pagination: { maxTotalHits: mostHits },
  // C++ and C# are words.
  nonSeparatorTokens: ['+', '#'],
});

/** What stays here of a document: facts, without the words that the service holds. */
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
