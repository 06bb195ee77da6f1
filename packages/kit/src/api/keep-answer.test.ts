import {
  applicationActionEndpoints,
  applicationRecordEndpoints,
  ownIdentityEndpoints,
} from '@muster/contracts';
import { readingsOf, withAnswer } from './keep-answer.ts';

const kept = { id: 'a', version: 3, status: 'in_process', note: 'long' };

describe('an answer with the whole record', () => {
  const whole = { name: 'read', whole: true, inRows: false, keys: [] };

  test('takes the place of an older one', () => {
    const answer = { ...kept, version: 7, note: 'short' };
    expect(withAnswer(kept, answer, whole)).toBe(answer);
  });

  test('is passed over where the kept one is as new, or is another record', () => {
    expect(withAnswer(kept, { ...kept, note: 'older', version: 2 }, whole)).toBe(kept);
    expect(withAnswer(kept, { ...kept, id: 'b', version: 9 }, whole)).toBe(kept);
  });

  test('is passed over where no single record is kept', () => {
    expect(withAnswer([kept], kept, whole)).toEqual([kept]);
    expect(withAnswer(null, kept, whole)).toBeNull();
  });
});

describe('an answer with a part of the record', () => {
  const part = { name: 'read', whole: false, inRows: false, keys: ['id', 'version', 'status'] };

  test('is laid over the version that it followed', () => {
    const answer = { id: 'a', version: 4, status: 'rejected', rejectedAt: 'now' };
    expect(withAnswer(kept, answer, part)).toEqual({ ...kept, version: 4, status: 'rejected' });
  });

  test('is passed over where another change lies between', () => {
    expect(withAnswer(kept, { id: 'a', version: 5, status: 'rejected' }, part)).toBe(kept);
  });
});

describe('an answer with a row of a list', () => {
  const rows = { name: 'list', whole: false, inRows: true, keys: [] };
  const list = { data: [kept, { ...kept, id: 'b' }], total: 2 };

  test('takes the place of the older row, and leaves the others', () => {
    const answer = { ...kept, version: 4, note: 'short' };
    expect(withAnswer(list, answer, rows)).toEqual({ data: [answer, list.data[1]], total: 2 });
  });

  test('is passed over where the row is as new, is not there, or no list is kept', () => {
    expect(withAnswer(list, kept, rows)).toBe(list);
    expect(withAnswer(list, { ...kept, id: 'c', version: 9 }, rows)).toBe(list);
    expect(withAnswer(undefined, kept, rows)).toBeUndefined();
  });

  test('is found by the contract', () => {
    const endpoints = { list: ownIdentityEndpoints.list };
    expect(readingsOf(endpoints, ownIdentityEndpoints.update)).toMatchObject([
      { name: 'list', inRows: true },
    ]);
  });
});

test('the contract says which reads a write answers', () => {
  const endpoints = {
    record: applicationRecordEndpoints.read,
    clientView: applicationRecordEndpoints.clientView,
  };
  const [reading, ...others] = readingsOf(endpoints, applicationActionEndpoints.select);
  expect(others).toEqual([]);
  expect(reading).toMatchObject({ name: 'record', whole: false });
  expect(reading?.keys).toEqual(expect.arrayContaining(['id', 'version', 'status']));
});
