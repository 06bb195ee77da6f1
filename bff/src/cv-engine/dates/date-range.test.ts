import { dateRanges, withoutRange, type DatePoint } from './date-range.ts';

const shown = (point: DatePoint | null) =>
  point ? [point.year, point.month].filter(Boolean).join('-') : 'now';
const periods = (text: string) =>
  dateRanges(text).map(({ start, end, isSingle }) =>
    isSingle ? shown(start) : `${shown(start)} to ${shown(end)}`,
  );

it.each([
  ['Mar 2019 – Present', '2019-3 to now'],
  ["Sept. '08 to Jan '11", '2008-9 to 2011-1'],
  ['03/2019 - 11/2021', '2019-3 to 2021-11'],
  ['03/19–11/21', '2019-3 to 2021-11'],
  ['2019-05 to 2020-04', '2019-5 to 2020-4'],
  ['2019–2021', '2019 to 2021'],
  ['2014-16', '2014 to 2016'],
  ['March – November 2019', '2019-3 to 2019-11'],
  ['15.03.2019 - 30.06.2020', '2019-3 to 2020-6'],
  ['seit März 2020', '2020-3 to now'],
  ['01.2018 bis heute', '2018-1 to now'],
  ['desde 2021', '2021 to now'],
  ['junio de 2018 a diciembre de 2021', '2018-6 to 2021-12'],
  ['mayo 2020 - hasta la fecha', '2020-5 to now'],
  ['fev. 2021 até o momento', '2021-2 to now'],
  ["de mars 2020 à aujourd'hui", '2020-3 to now'],
  ['Depuis janvier 2021', '2021-1 to now'],
  ['od marca 2019 do chwili obecnej', '2019-3 to now'],
  ['październik 2017 – wrzesień 2018', '2017-10 to 2018-9'],
  ['Graduated in 2015', '2015'],
])('%s', (text, period) => {
  expect(periods(text)).toEqual([period]);
});

it.each(['2021 – 2019', '12 to 14 people', 'room 1850', 'May the best win', '+49 2019 202'])(
  'finds no period in: %s',
  (text) => {
    expect(dateRanges(text).filter(({ isSingle }) => !isSingle)).toEqual([]);
  },
);

it.each([
  ['Engineer (Mar 2019 – now)', 'Engineer'],
  ['03/21 - now: Engineer, Acme', 'Engineer, Acme'],
  ['Lyon | Depuis janvier 2021', 'Lyon'],
  ['Acme, 2019 – 2021, Leeds', 'Acme\tLeeds'],
])('keeps the text beside the period: %s', (text, beside) => {
  const [range] = dateRanges(text);
  expect(range && withoutRange(text, range)).toBe(beside);
});
