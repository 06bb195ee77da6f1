import type { PersonText } from '../../../../search/person-document.ts';
import type { PeopleClause, PeopleNode, PeopleQuery } from '../../people/people-query.ts';
import type { Chances } from '../random.fixtures.ts';
import type { Person } from './slow-people.fixtures.ts';

const now = Date.parse('2026-06-01T09:00:00Z');
const day = 86_400_000;
const words = [
  'java',
  'javas',
  'jvaa',
  'kafka',
  'Kávka',
  'kafkas',
  'node.js',
  'c++',
  'data',
  'team',
  'lead',
  'b2b',
  'ж',
  '中文',
];
export const ids = Array.from({ length: 60 }, (_x, i) => `p${i}`);
const skills = ['s1', 's2', 's3', 's4'];
export const users = ['u1', 'u2', 'u3'];
export const pools = ['pool1', 'pool2'];
const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo'];
const days = ['2026-05-31', '2026-06-30', '2027-01-01'];

const textOf = (chances: Chances): string =>
  chances.some([...words, ...words, '¶', ',', `rare${chances.below(500)}`], 12).join(' ');

/** Returns a random candidate with few ids and words, so that much is shared. */
export const personOf = (chances: Chances, id = chances.pick(ids)): Person => ({
  kind: 'candidate',
  id,
  title: '',
  words: '',
  restricted: '',
  members: chances.some(users, 2),
  aside: chances.below(5) === 0,
  at: now - chances.below(5) * day,
  person: {
    texts: {
      title: textOf(chances),
      profile: textOf(chances),
      cv: textOf(chances),
      internalCv: textOf(chances),
      note: textOf(chances),
      managementNote: textOf(chances),
    },
    skills: [...new Set(chances.some(skills, 3))].map((skill) => ({
      id: skill,
      level: chances.below(5),
      years: chances.pick([null, 0, 2.5, 3.3, 50]),
      verified: chances.below(2) === 0,
    })),
    years: chances.pick([null, 0, 7.3]),
    english: chances.pick([null, 'A2', 'B2', 'C1']),
    country: chances.pick(['PT', 'BR']),
    timeZone: chances.pick(zones),
    notice: chances.pick([null, 0, 7, 21, 90]),
    available: chances.pick([null, ...days]),
    open: [...new Set(chances.some(['permanent', 'full_time_contract'] as const, 2))],
    vetting: chances.pick(['vetted', 'failed']),
    status: chances.pick(['active', 'archived']),
    role: chances.pick([null, 'Backend', 'Frontend']),
    seniority: chances.pick([null, 'senior']),
    pools: [...new Set(chances.some(pools, 2))],
    contactedAt: chances.pick([null, now, now - 20 * day]),
  },
});

const askedWords = [
  'java',
  'kafka',
  'kafla',
  'kavka',
  'jaav',
  'jav',
  'k',
  'c++',
  'team',
  'rare1',
  'rare77',
  'zzzzz',
  'ж',
  '中',
];

function clauseOf(chances: Chances): PeopleClause {
  const asked = () => chances.pick(askedWords);
  const facts: PeopleClause[] = [
    { field: 'skill', skillIds: chances.some(skills, 2), level: chances.below(4) },
    {
      field: 'years',
      skillId: chances.pick([null, ...skills, 'none']),
      atLeast: chances.pick([0, 2.5, 3.3, 7.3]),
    },
    { field: 'english', levels: ['B2', 'C1', 'C2'] },
    { field: 'overlap', timeZone: chances.pick(zones), atLeast: chances.below(9) },
    { field: 'notice', atMost: chances.pick([0, 7, 30]) },
    { field: 'available', by: chances.pick(days) },
    {
      field: 'contacted',
      when: chances.pick(['before', 'within']),
      moment: now - chances.pick([0, 20]) * day,
    },
    { field: 'country', values: ['PT', 'XX'] },
    { field: 'open', values: ['permanent'] },
    { field: 'vetting', values: ['vetted'] },
    { field: 'status', values: chances.some(['active', 'archived'], 2) },
    { field: 'role', values: ['Backend'] },
    { field: 'seniority', values: ['senior', 'lead'] },
    { field: 'pool', values: chances.some([...pools, 'none'], 2) },
  ];
  if (chances.below(2) === 0) return chances.pick(facts);
  return {
    field: 'text',
    match: chances.pick(['word', 'word', 'prefix', 'phrase']),
    words: [asked(), ...chances.some(askedWords, chances.below(3))],
    skillIds: chances.below(3) === 0 ? chances.some(skills, 1) : [],
    synonyms: chances.below(4) === 0 ? [[asked()], [asked(), asked()]] : [],
  };
}

function treeOf(chances: Chances, depth: number): PeopleNode {
  const kind = depth === 0 ? 'clause' : chances.pick(['clause', 'and', 'or', 'not'] as const);
  if (kind === 'clause')
    return { kind, clause: clauseOf(chances), at: chances.pick([null, chances.below(1e6)]) };
  if (kind === 'not') return { kind, part: treeOf(chances, depth - 1) };
  return { kind, parts: [treeOf(chances, depth - 1), treeOf(chances, depth - 1)] };
}

/** Returns a random query. */
export function queryOf(chances: Chances): PeopleQuery {
  const right = () => chances.pick(['all', 'all', 'assigned', 'none'] as const);
  const texts: Record<PersonText, 'all' | 'assigned' | 'none'> = {
    title: right(),
    profile: right(),
    cv: right(),
    internalCv: right(),
    note: right(),
    managementNote: right(),
  };
  const isFew = chances.below(4) === 0;
  return {
    tree: chances.below(20) === 0 ? null : treeOf(chances, 2),
    texts,
    reader: chances.pick([...users, 'nobody']),
    within: isFew ? chances.some(ids, 40) : null,
    except: chances.some(ids, 3),
    restated: isFew
      ? [
          {
            id: chances.pick(ids),
            english: 'A2',
            verified: chances.some(skills, 2),
            pools: chances.some(pools, 1),
          },
        ]
      : [],
    sort: chances.pick(['relevance', 'relevance', 'lastContacted', '-lastContacted']),
    skip: chances.pick([0, 0, 5]),
    take: chances.pick([10, 1000]),
    pools: chances.pick([null, ['pool1']]),
    now,
  };
}
