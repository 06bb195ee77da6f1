import { Types } from 'mongoose';
import { keptOnce } from './kept-once.ts';

test('equal values become one shared object, others stay as they are', () => {
  const once = keptOnce((id: Types.ObjectId) => id.toHexString());
  const first = new Types.ObjectId();
  const equal = new Types.ObjectId(first.toHexString());
  const other = new Types.ObjectId();
  expect([first, equal, other].map(once)).toStrictEqual([first, first, other]);
  expect(once(equal)).toBe(first);
  expect(once(other)).toBe(other);
});
