import type { SearchKind } from '@muster/contracts';
import type { SearchDocument } from '../../../search/search-document.ts';
import type { KindScope } from '../search-engine.ts';
import { WordIndex } from './word-index.ts';

const now = Date.parse('2026-06-01T09:00:00Z');
const day = 86_400_000;

/** A candidate by default; its id is its title. */
const record = (title: string, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'candidate',
  id: title,
  title,
  words: '',
  restricted: '',
  members: [],
  aside: false,
  at: now,
  ...changes,
});
const everywhere: KindScope[] = (['candidate', 'company', 'job'] as const).map((kind) => ({
  kind,
  restricted: true,
  member: null,
  within: null,
}));
const indexOf = (...documents: SearchDocument[]): WordIndex => {
  const index = new WordIndex();
  index.put(documents);
  return index;
};
const found = (index: WordIndex, text: string, scopes = everywhere, take = 50): string[] =>
  index.find({ text, scopes, take }).map(({ id }) => id);

describe('finding words', () => {
  const index = indexOf(
    record('Zoë Müller', { words: 'Staff engineer Node.js C++' }),
    record('Łukasz Wójcik', { words: 'Data engineer Go' }),
    record("Sinéad O'Neill"),
  );

  it.each([
    ['zo', 'Zoë Müller'],
    ['MÜLLER', 'Zoë Müller'],
    ['muller zoe', 'Zoë Müller'],
    ['node', 'Zoë Müller'],
    ['c++', 'Zoë Müller'],
    ['staff mul', 'Zoë Müller'],
    ['lukasz wojcik', 'Łukasz Wójcik'],
    ['oneill', "Sinéad O'Neill"],
    ["o'neill", "Sinéad O'Neill"],
    ['o’neill', "Sinéad O'Neill"],
  ])('%s finds %s', (text, title) => expect(found(index, text)).toEqual([title]));

  it.each(['', '  ', '!?', 'zoe wojcik', 'ller', 'toString'])('%j finds nobody', (text) =>
    expect(found(index, text)).toEqual([]),
  );

  it('finds each record once, however often it contains a word', () => {
    const twice = indexOf(record('Go Go', { words: 'go go', restricted: 'go' }));
    expect(found(twice, 'go go')).toEqual(['Go Go']);
  });
});

describe('typing errors', () => {
  const index = indexOf(record('Marta Kowalska'), record('Jan Nowak'));

  it.each([
    ['a letter wrong', 'kowolska'],
    ['a letter missing', 'kowlska'],
    ['a letter too many', 'kowallska'],
    ['two letters swapped', 'kowaslka'],
    ['two letters swapped in a word that is not finished', 'kowaslk'],
    ['in one word of two', 'marta kowolska'],
  ])('are tolerated: %s', (_what, text) => expect(found(index, text)).toEqual(['Marta Kowalska']));

  it('are not tolerated in short words', () => expect(found(index, 'jen')).toEqual([]));

  it('rank below exact matches', () => {
    const both = indexOf(record('Marta Nowacka'), record('Marta Nowacki'));
    expect(found(both, 'nowacki')).toEqual(['Marta Nowacki', 'Marta Nowacka']);
  });
});

describe('the ranking', () => {
  it('prefers the exact title, then its beginning, its words, and words elsewhere', () => {
    const index = indexOf(
      record('Elsewhere', { words: 'react native' }),
      record('Native React'),
      record('React Native Guild'),
      record('React Native'),
    );
    expect(found(index, 'react native')).toEqual([
      'React Native',
      'React Native Guild',
      'Native React',
      'Elsewhere',
    ]);
  });

  it('puts active records before those that were set aside, and whole words before beginnings', () => {
    const index = indexOf(
      record('Ana Archived', { aside: true }),
      record('Anastasia Costa', { at: now + day }),
      record('Ana Costa'),
    );
    expect(found(index, 'ana')).toEqual(['Ana Costa', 'Anastasia Costa', 'Ana Archived']);
  });

  it('ranks the latest change first among equals', () => {
    const index = indexOf(
      record('Ana Old', { at: now - 300 * day }),
      record('Ana New'),
      record('Ana Middle', { at: now - day }),
    );
    expect(found(index, 'ana')).toEqual(['Ana New', 'Ana Middle', 'Ana Old']);
  });

  it('alternates between kinds, so that many candidates do not hide the one company', () => {
    const people = Array.from({ length: 200 }, (_x, i) => record(`Ana ${i}`, { at: now + i }));
    const index = indexOf(...people, record('Ana Foods', { kind: 'company', at: now - day }));
    expect(found(index, 'ana', everywhere, 10)).toContain('Ana Foods');
    expect(found(index, 'ana', everywhere, 10)).toHaveLength(10);
  });
});

describe('scopes', () => {
  const index = indexOf(
    record('Backend engineer', { kind: 'job', restricted: 'Northwind Rail' }),
    record('Northwind Rail', { kind: 'company' }),
    record('Nora North'),
  );
  const scope = (kind: SearchKind, changes: Partial<KindScope> = {}): KindScope => ({
    kind,
    restricted: false,
    member: null,
    within: null,
    ...changes,
  });

  it('limit a search to kinds', () =>
    expect(found(index, 'nor', [scope('candidate')])).toEqual(['Nora North']));

  it('limit restricted words to users who may see them', () => {
    expect(found(index, 'northwind', [scope('job')])).toEqual([]);
    expect(found(index, 'backend northwind', [scope('job')])).toEqual([]);
    expect(found(index, 'backend northwind', [scope('job', { restricted: true })])).toEqual([
      'Backend engineer',
    ]);
    expect(found(index, 'nortwhind', [scope('job')])).toEqual([]);
  });

  it('limit a search to records that are assigned to a user', () => {
    const assigned = indexOf(record('Ana Ours', { members: ['u1', 'u2'] }), record('Ana Theirs'));
    expect(found(assigned, 'ana', [scope('candidate', { member: 'u2' })])).toEqual(['Ana Ours']);
    expect(found(assigned, 'ana', [scope('candidate', { member: 'u3' })])).toEqual([]);
  });

  it('limit a search to ids', () => {
    expect(found(index, 'nora', [scope('candidate', { within: ['Nora North'] })])).toEqual([
      'Nora North',
    ]);
    expect(found(index, 'nora', [scope('candidate', { within: [] })])).toEqual([]);
  });
});

describe('changes', () => {
  it('replace the old record, or remove it', () => {
    const index = indexOf(record('Ana Costa', { id: '1' }), record('Bea Costa', { id: '2' }));
    index.put([record('Ana Silva', { id: '1' })]);
    expect(found(index, 'costa')).toEqual(['2']);
    expect(found(index, 'ana')).toEqual(['1']);
    index.remove([
      { kind: 'candidate', id: '2' },
      { kind: 'candidate', id: 'unknown' },
    ]);
    expect(found(index, 'costa')).toEqual([]);
    expect(index.counts()).toEqual({ candidate: 1 });
  });

  it('leave an index as if it were newly built, after thousands of them', () => {
    const index = new WordIndex();
    const cities = ['lisbon', 'bogota', 'tbilisi', 'recife', 'krakow', 'nairobi'];
    const peopleOf = (city: string) =>
      Array.from({ length: 700 }, (_x, i) =>
        record(`P${i} ${city}`, { id: String(i), words: i % 2 ? 'odd' : 'even' }),
      );
    for (const city of cities) index.put(peopleOf(city));
    expect(index.counts()).toEqual({ candidate: 700 });
    expect(found(index, 'krakow', everywhere, 1000)).toEqual([]);
    expect(found(index, 'nairobi odd', everywhere, 1000)).toHaveLength(350);
    expect(found(index, 'p699')).toEqual(['699']);
  });

  it('replace one kind as a whole, including records added meanwhile, and no other', () => {
    const index = indexOf(record('Ana'), record('Bea'), record('Ana Ltd', { kind: 'company' }));
    index.beginReplacing('candidate');
    index.put([record('Ana')]);
    expect(found(index, 'bea')).toEqual(['Bea']);
    index.put([record('Cleo')]);
    index.endReplacing('candidate');
    expect(index.counts()).toEqual({ candidate: 2, company: 1 });
    expect(found(index, 'bea')).toEqual([]);
    expect(found(index, 'ana')).toEqual(['Ana', 'Ana Ltd']);
    expect(found(index, 'cleo')).toEqual(['Cleo']);
  });
});
