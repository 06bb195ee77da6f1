import {
  applicationActionEndpoints,
  applicationRecordEndpoints,
  ownIdentityEndpoints,
} from '@muster/contracts';
import { readingsOf, withAnswer } from './keep-answer.ts';

const kept = { id: 'a', version: 3, status: 'in_process', note: 'long' };

describe('a response with the whole record', () => {
  const whole = { name: 'read', whole: true, inRows: false, keys: [] };

  test('replaces an older record', () => {
    const answer = { ...kept, version: 7, note: 'short' };
    expect(withAnswer(kept, answer, whole)).toBe(answer);
  });

  test('is ignored if the cached record is as new, or is another record', () => {
    expect(withAnswer(kept, { ...kept, note: 'older', version: 2 }, whole)).toBe(kept);
    expect(withAnswer(kept, { ...kept, id: 'b', version: 9 }, whole)).toBe(kept);
  });

  test('is ignored if no single record is cached', () => {
    expect(withAnswer([kept], kept, whole)).toEqual([kept]);
    expect(withAnswer(null, kept, whole)).toBeNull();
  });
});

describe('a response with a part of the record', () => {
  const part = { name: 'read', whole: false, inRows: false, keys: ['id', 'version', 'status'] };

  test('is merged into the version that it followed', () => {
    const answer = { id: 'a', version: 4, status: 'rejected', rejectedAt: 'now' };
    expect(withAnswer(kept, answer, part)).toEqual({ ...kept, version: 4, status: 'rejected' });
  });

  test('is ignored if another change lies between', () => {
    expect(withAnswer(kept, { id: 'a', version: 5, status: 'rejected' }, part)).toBe(kept);
  });
});

describe('a response with a row of a list', () => {
  const rows = { name: 'list', whole: false, inRows: true, keys: [] };
  const list = { data: [kept, { ...kept, id: 'b' }], total: 2 };

  test('replaces the older row, and leaves the others', () => {
    const answer = { ...kept, version: 4, note: 'short' };
    expect(withAnswer(list, answer, rows)).toEqual({ data: [answer, list.data[1]], total: 2 });
  });

  test('is ignored if the row is as new or missing, or no list is cached', () => {
    expect(withAnswer(list, kept, rows)).toBe(list);
    expect(withAnswer(list, { ...kept, id: 'c', version: 9 }, rows)).toBe(list);
    expect(withAnswer(undefined, kept, rows)).toBeUndefined();
  });

  test('is matched to the list by the contract', () => {
    const endpoints = { list: ownIdentityEndpoints.list };
    expect(readingsOf(endpoints, ownIdentityEndpoints.update)).toMatchObject([
      { name: 'list', inRows: true },
    ]);
  });
});

test('the contract determines which reads a write’s response updates', () => {
  const endpoints = {
    record: applicationRecordEndpoints.read,
    clientView: applicationRecordEndpoints.clientView,
  };
  const [reading, ...others] = readingsOf(endpoints, applicationActionEndpoints.select);
  expect(others).toEqual([]);
  expect(reading).toMatchObject({ name: 'record', whole: false });
  expect(reading?.keys).toEqual(expect.arrayContaining(['id', 'version', 'status']));
});
