import { daysOrWeeks } from './days-or-weeks.ts';

test('near dates are given in days, distant ones in whole weeks', () => {
  expect(daysOrWeeks(-4)).toEqual({ unit: 'days', count: 4 });
  expect(daysOrWeeks(13)).toEqual({ unit: 'days', count: 13 });
  expect(daysOrWeeks(14)).toEqual({ unit: 'weeks', count: 2 });
  expect(daysOrWeeks(-27)).toEqual({ unit: 'weeks', count: 3 });
});
