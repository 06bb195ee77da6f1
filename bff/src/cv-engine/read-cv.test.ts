import { closeTextExtraction } from '../text-extraction/extract-text.ts';
import { heldOut, tuned } from './fixtures/all-fixtures.fixtures.ts';
import { mistakesIn, scoredFields, scoresOf, type ScoredField } from './testing/cv-scores.ts';
import { precision, recall } from './testing/cv-table.ts';
import { readFixture, type ReadFixture } from './testing/read-fixture.ts';

/** Minimum precision and recall; slightly below the values in `docs/cv-reading.md`. */
const floors: Record<ScoredField, [precision: number, recall: number]> = {
  name: [0.96, 0.96],
  'given name': [0.96, 0.96],
  'middle name': [0.95, 0.95],
  'family name': [0.96, 0.96],
  email: [0.98, 0.98],
  // One of the eight held-out CVs has a number outside every numbering plan, as used in films.
  phone: [0.96, 0.85],
  company: [0.95, 0.95],
  title: [0.95, 0.95],
  period: [0.97, 0.97],
  school: [0.95, 0.95],
  skill: [0.95, 0.95],
};

let read: ReadFixture[] = [];

beforeAll(async () => {
  read = await Promise.all([...heldOut, ...tuned].map(readFixture));
}, 60_000);
afterAll(closeTextExtraction);

const named = (name: string) => {
  const found = read.find(({ fixture }) => fixture.name === name);
  if (!found) throw new Error(`There is no CV ${name}`);
  return found;
};

describe.each([
  ['all CVs', () => read],
  ['the CVs held out', () => read.filter(({ fixture }) => fixture.isHeldOut)],
])('%s', (_, some) => {
  it.each(scoredFields)('are read well enough: %s', (field) => {
    const score = scoresOf(some())[field];
    const mistakes = some()
      .flatMap(mistakesIn)
      .filter((line) => line.includes(`: ${field} `));
    const [lowestPrecision, lowestRecall] = floors[field];
    const isEnough = precision(score) >= lowestPrecision && recall(score) >= lowestRecall;
    expect({ isEnough, mistakes: isEnough ? [] : mistakes }).toEqual({
      isEnough: true,
      mistakes: [],
    });
  });
});

it('quotes the lines on which a proposal is based', () => {
  const quotes = read.flatMap(({ fixture, document, proposals }) =>
    proposals.map(({ kind, fields, source }) => {
      const lines = document.lines.filter(
        ({ number }) => number >= source.from && number <= source.to,
      );
      const said = kind === 'experience' ? fields.title : kind === 'education' && fields.school;
      const text = lines.map((line) => line.text).join(' ');
      return { name: fixture.name, page: source.page, lines, text, said: said || '' };
    }),
  );
  expect(quotes.filter(({ said }) => said !== '').length).toBeGreaterThan(100);
  for (const { name, page, lines, text, said } of quotes) {
    expect(lines[0]?.page).toBe(page);
    expect(`${name}: ${text.toLowerCase()}`).toContain(said.toLowerCase());
  }
});

it('proposes nothing from a scan, a bill or an invitation', () => {
  expect(named('scanned').document.hasText).toBe(false);
  for (const name of ['scanned', 'an-invoice', 'an-invitation'])
    expect([name, named(name).proposals.map(({ kind }) => kind)]).toEqual([name, []]);
});

it('is never certain of an address that it joined from two lines', () => {
  const contacts = named('francisca-broken-address').proposals.filter(
    ({ kind, fields }) => kind === 'contact' && 'value' in fields && fields.value.includes('@'),
  );
  expect(contacts.map(({ confidence }) => confidence)).toEqual([0.5]);
});

it('leaves the family name empty if the CV contains a one-word name', () => {
  const { proposals } = named('suryanto-mononym');
  const name = proposals.find(({ kind }) => kind === 'name');
  expect(name).toMatchObject({ fields: { firstName: 'Suryanto', lastName: '' } });
  expect(name?.confidence).toBeLessThan(0.8);
});

it('gives the same result when it reads a CV twice', async () => {
  const { fixture, proposals } = named('mei-long-academic');
  expect((await readFixture(fixture)).proposals).toEqual(proposals);
});

it('reads languages, links, location and headline', () => {
  const { proposals } = named('camille-french-right-sidebar');
  const of = (kind: string) =>
    proposals.filter((proposal) => proposal.kind === kind).map(({ fields }) => fields);
  expect(of('language')).toEqual([
    { language: 'fr', level: 'native' },
    { language: 'en', level: 'C1' },
    { language: 'it', level: 'A2' },
  ]);
  expect(of('location')).toEqual([{ text: '69003 Lyon, France', city: 'Lyon', country: 'FR' }]);
  expect(of('headline')).toEqual([{ text: 'Cheffe de projet digital' }]);
  expect(of('link')).toEqual([{ kind: 'portfolio', url: 'https://www.camillelefevre.fr' }]);
});
