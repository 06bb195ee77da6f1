import { limits } from '@muster/contracts';
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { readRecent, recentKeyOf, rememberRecord } from './recent-records.ts';
import type { RecordRef } from './record-places.ts';

const record = (n: number): RecordRef => ({
  kind: 'candidate',
  id: n.toString(16).padStart(24, '0'),
});
const key = recentKeyOf(signedIn());

afterEach(() => window.localStorage.clear());

test('keeps the newest records first, each once, within the limit', () => {
  for (let n = 0; n < limits.recentItems + 5; n += 1) rememberRecord(key, record(n));
  rememberRecord(key, record(10));
  const kept = readRecent(key);
  expect(kept).toHaveLength(limits.recentItems);
  expect(kept[0]).toEqual(record(10));
  expect(kept.filter(({ id }) => id === record(10).id)).toHaveLength(1);
});

test('is kept separately for each user and role, and stores no names', () => {
  rememberRecord(key, { ...record(1), title: 'Mateus Ferreira' } as RecordRef);
  const other = signedIn();
  if (other.active) other.active = { ...other.active, assignmentId: '64b0000000000000000000a9' };
  expect(readRecent(recentKeyOf(other))).toEqual([]);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Mateus');
});

test('nothing is stored for an impersonating user or one who may not search', () => {
  expect(recentKeyOf(actingAsLi())).toBeNull();
  const { active } = signedIn();
  expect(recentKeyOf(signedIn({ active: active && { ...active, permissions: {} } }))).toBeNull();
  rememberRecord(null, record(1));
  expect(window.localStorage).toHaveLength(0);
});

test.each(['no JSON', '{"kind":"candidate"}', '[{"kind":"spaceship","id":"1"}]'])(
  'invalid stored data (%s) is ignored',
  (stored) => {
    window.localStorage.setItem(key ?? '', stored);
    expect(readRecent(key)).toEqual([]);
    rememberRecord(key, record(1));
    expect(readRecent(key)).toEqual([record(1)]);
  },
);
