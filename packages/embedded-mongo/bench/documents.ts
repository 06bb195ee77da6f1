import type { Document } from 'mongodb';

const CITIES = ['Porto', 'Lisbon', 'Berlin', 'Vienna', 'Dublin', 'Prague', 'Madrid', 'Zurich'];
const STATES = ['new', 'active', 'paused', 'placed', 'archived'];
const SKILLS = ['react', 'node', 'java', 'go', 'rust', 'python', 'swift', 'kotlin', 'sql', 'aws'];

/** Returns a generator of the same numbers in every run. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Returns a record of about 1.5 KB as BSON, shaped like an application's. */
export function documentOf(n: number, random: () => number): Document {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const name = `Person ${n.toString(36)} ${Math.floor(random() * 1e6).toString(36)}`;
  return {
    _id: n,
    name,
    email: `person.${n}@example.test`,
    city: pick(CITIES),
    state: pick(STATES),
    score: Math.floor(random() * 1000),
    rate: random() * 900 + 0.5,
    updatedAt: new Date(1_700_000_000_000 + Math.floor(random() * 1e10)),
    createdAt: new Date(1_690_000_000_000 + n * 1000),
    skills: Array.from({ length: 6 }, () => ({ name: pick(SKILLS), years: n % 12, level: 'B2' })),
    contact: { phone: `+351 91${n}`, street: `Rua ${n % 997}`, zip: `${4000 + (n % 900)}` },
    words: name.toLowerCase().split(' '),
    summary: `${name} works in ${pick(CITIES)}. `.repeat(40).slice(0, 900),
    version: 1,
  };
}

/** Typical indexes of an application of this size on such a collection. */
export const INDEXES = [
  { key: { email: 1 }, name: 'email', unique: true },
  { key: { city: 1, updatedAt: -1 }, name: 'city_updated' },
  { key: { state: 1, score: -1 }, name: 'state_score' },
  { key: { createdAt: -1 }, name: 'created' },
  { key: { words: 1 }, name: 'words' },
] as const;
