import { parseAmount } from './parse-amount.ts';
import { parseDate } from './parse-date.ts';

describe('an amount stays text', () => {
  test.each([
    ['62', '62.00'],
    ['62.5', '62.50'],
    ['62,5', '62.50'],
    ['$1,250.50', '1250.50'],
    ['1.250,50 €', '1250.50'],
    ['1 250,5 zł', '1250.50'],
    ['R$ 40', '40.00'],
    ['CHF 40', '40.00'],
    ['1,250', '1250.00'],
    ['1.234.567', '1234567.00'],
    ['.5', '0.50'],
    ['007', '7.00'],
    // More digits than a float can hold exactly.
    ['9007199254740993.01', '9007199254740993.01'],
    ['0.1', '0.10'],
  ])('%s becomes %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  test.each(['', 'abc', '-5', '1.2.3', '12,34,56', '62.505.1', '1,25.50', '1e3', '$'])(
    '%s is not an amount',
    (typed) => expect(parseAmount(typed)).toBeNull(),
  );
});

describe('a day stays text', () => {
  const today = '2026-11-24';
  test.each([
    ['2026-12-14', '2026-12-14'],
    ['14.12.2026', '2026-12-14'],
    ['14/12/26', '2026-12-14'],
    ['14.12.', '2026-12-14'],
    ['14 Dec 2026', '2026-12-14'],
    ['14 december', '2026-12-14'],
    ['Dec 14, 2026', '2026-12-14'],
    // Days on which clocks change somewhere.
    ['29.3.2026', '2026-03-29'],
    ['25 Oct 2026', '2026-10-25'],
    ['8 Mar 2026', '2026-03-08'],
    ['29.2.2028', '2028-02-29'],
  ])('%s becomes %s', (typed, day) => expect(parseDate(typed, today)).toBe(day));

  test.each(['', '31.4.2026', '29.2.2026', '2026-13-01', '0.1.2026', 'soon', '14 Foo 2026', '14'])(
    '%s is not a day',
    (typed) => expect(parseDate(typed, today)).toBeNull(),
  );
});
