import { daysOrWeeks, wholeWeeks } from './days-or-weeks.ts';

test('near dates are given in days, distant ones in whole weeks', () => {
  expect(daysOrWeeks(-4)).toEqual({ unit: 'days', count: 4 });
  expect(daysOrWeeks(13)).toEqual({ unit: 'days', count: 13 });
  expect(daysOrWeeks(14)).toEqual({ unit: 'weeks', count: 2 });
  expect(daysOrWeeks(-27)).toEqual({ unit: 'weeks', count: 3 });
});

test('weeks are those that are full, before a day as after it', () => {
  expect([27, 7, 6, 0, -6, -7, -27].map(wholeWeeks)).toEqual([3, 1, 0, 0, 0, -1, -3]);
});
