import { numberNamed } from './number-named.ts';

it.each([
  ['C-000123', 'C-000123'],
  ['c-123', 'C-000123'],
  ['c123', 'C-000123'],
  [' 123 ', 'C-000123'],
  ['C-1234567', 'C-1234567'],
  ['CO-0031', null],
  ['co31', null],
  ['J-00123', null],
  ['ana', null],
  ['c', null],
  ['12 34', null],
  ['351912345678', null],
])('%s means the candidate %s', (text, number) =>
  expect(numberNamed('candidate', text)).toBe(number),
);

it('distinguishes kinds by their prefix', () => {
  expect([numberNamed('company', 'co31'), numberNamed('company', 'c31')]).toEqual([
    'CO-0031',
    null,
  ]);
  expect(numberNamed('job', '123')).toBe('J-00123');
});
