import { activityActions, candidateMachine } from '@muster/contracts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Actions kept in the log but not shown as news: reads, actions that leave no record, actions that
 * few may read.
 */
const untold = [
  'candidate.read',
  'candidate.export_data',
  'candidate.purge',
  'candidate.update_sensitive',
];

const domain = join(import.meta.dirname, '../domains/candidates');
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(name))
  .map((name) => readFileSync(join(domain, name), 'utf8'));

const written = sources.flatMap((source) =>
  [...source.matchAll(/\baction: ([^;]*?),\n/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/'(candidate\.[a-z_]+)'/g)].flatMap(([, action]) => action ?? []),
  ),
);
const moves = Object.keys(candidateMachine.transitions).map((action) => `candidate.${action}`);

it('shows every candidate action that the log records, except the listed ones', () => {
  expect(written.length).toBeGreaterThan(20);
  const unknown = [...written, ...moves].filter(
    (action) => !(action in activityActions) && !untold.includes(action),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
