import { expression, expressionRefused } from './tables.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { date } from './values.ts';

// https://www.mongodb.com/docs/manual/reference/operator/aggregation/dateFromString/ and
// https://www.mongodb.com/docs/manual/reference/operator/aggregation/toDate/

const READ: [text: string, date: string][] = [
  ['2024-02-29', '2024-02-29T00:00:00Z'],
  ['2000-02-29', '2000-02-29T00:00:00Z'],
  ['2024-12-31T23:59:59.999Z', '2024-12-31T23:59:59.999Z'],
  ['2024-05-06T07:08:09', '2024-05-06T07:08:09Z'],
  ['2024-05-06 07:08:09', '2024-05-06T07:08:09Z'],
  ['2024-05-06T07:08', '2024-05-06T07:08:00Z'],
  ['2024-05-06T07:08:09.1Z', '2024-05-06T07:08:09.100Z'],
  ['2024-05-06T07:08:09+02:00', '2024-05-06T05:08:09Z'],
  ['2024-05-06T07:08:09-0530', '2024-05-06T12:38:09Z'],
  ['2024-05-06T07:08:09 +0200', '2024-05-06T05:08:09Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
];

const REFUSED = [
  '2020-02-30',
  '2023-02-29',
  '1900-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-04-31',
  '2024-01-00',
  '2024-01-32T00:00:00Z',
  '2024-01-01T25:00:00Z',
  '2024-01-01T00:60:00Z',
  '2024-02-30T10:00:00+01:00',
  'nothing',
  '',
  '2024-01-01T',
  '2024-1-1x',
];

const ZONED = '2024-05-06T07:08:09+02:00';

export const cases: ConformanceCase[] = [
  ...READ.flatMap(([text, expected]) => [
    expression({ $toDate: text }, date(expected)),
    expression({ $dateFromString: { dateString: text } }, date(expected)),
    expression({ $convert: { input: text, to: 'date' } }, date(expected)),
  ]),
  ...REFUSED.flatMap((text) => [
    expressionRefused({ $toDate: text }, { code: 241 }),
    expressionRefused({ $dateFromString: { dateString: text } }, { code: 241 }),
    expression({ $dateFromString: { dateString: text, onError: 'bad' } }, 'bad'),
    expression({ $convert: { input: text, to: 'date', onError: 'bad' } }, 'bad'),
  ]),
  expressionRefused(
    { $dateFromString: { dateString: ZONED, timezone: 'Europe/Berlin' } },
    { code: 241, text: 'timezone argument' },
  ),
  expressionRefused(
    { $dateFromString: { dateString: '2024-05-06T07:08:09Z', timezone: '+02:00' } },
    { code: 241 },
  ),
  expression({ $dateFromString: { dateString: ZONED, timezone: 'UTC' } }, date(ZONED)),
  expression(
    { $dateFromString: { dateString: '2024-05-06T07:08:09', timezone: 'Europe/Berlin' } },
    date('2024-05-06T05:08:09Z'),
  ),
  expression(
    { $dateFromString: { dateString: ZONED, timezone: 'Europe/Berlin', onError: 'bad' } },
    'bad',
  ),
];
