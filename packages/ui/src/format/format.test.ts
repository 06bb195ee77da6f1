import {
  countryName,
  countryOptions,
  dayKey,
  formatAgo,
  formatCount,
  formatDate,
  formatDateTime,
  formatMonth,
  formatMoney,
  formatNumber,
  formatOffset,
  formatBytes,
  formatMargin,
  formatPercent,
  formatRelativeDateTime,
  formatRelativeDay,
  formatSpan,
  formatTime,
  localTimeIn,
  offsetBetween,
  setViewer,
  timeZoneOptions,
  zoneName,
} from './index.ts';

const berlin = 'Europe/Berlin';
const now = '2026-11-24T13:12:00Z';

beforeEach(() => setViewer({ timeZone: berlin }));
afterEach(() => setViewer({}));

describe('days and times', () => {
  test('a day', () => {
    expect(formatDate('2026-12-14')).toBe('14 Dec 2026');
    expect(formatDate(now, { weekday: true, year: false })).toBe('Tue 24 Nov');
    expect(formatDate('2026-09-01')).toBe('1 Sep 2026');
    expect([formatMonth('2026-09'), formatMonth('2021-03'), formatMonth('')]).toEqual([
      'Sep 2026',
      'Mar 2021',
      '',
    ]);
  });

  test('a calendar day is the same day in every time zone', () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      expect(formatDate('2026-11-19', { timeZone })).toBe('19 Nov 2026');
      expect(dayKey('2026-11-19', { timeZone })).toBe('2026-11-19');
    }
  });

  test('a time in the viewer’s time zone, with the zone’s name on that day', () => {
    expect(formatTime(now)).toBe('14:12');
    expect(formatTime(now, { zone: true })).toBe('14:12 CET');
    expect(formatTime('2026-07-24T12:12:00Z', { zone: true })).toBe('14:12 CEST');
    expect(formatTime('2026-11-24T23:05:00Z')).toBe('00:05');
  });

  test('twelve-hour times for viewers who prefer them', () => {
    setViewer({ timeZone: berlin, timeFormat: 'h12' });
    expect(formatTime(now)).toMatch(/^2:12\spm$/);
    expect(localTimeIn('Asia/Colombo', now)).toMatchObject({ hour: 18, night: false });
  });

  test('a moment includes its year only if it is another year', () => {
    expect(formatDateTime('2026-11-26T09:00:00Z', { now })).toBe('Thu 26 Nov, 10:00 CET');
    expect(formatDateTime('2027-01-04T09:00:00Z', { now })).toBe('Mon 4 Jan 2027, 10:00 CET');
  });

  test('nothing for an invalid date', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatTime('soon')).toBe('');
    expect(formatDateTime('soon')).toBe('');
    expect(formatRelativeDay('soon')).toBe('');
  });
});

describe('relative days', () => {
  test.each([
    ['2026-11-24T05:00:00Z', 'Today'],
    ['2026-11-23T22:59:00Z', 'Yesterday'],
    ['2026-11-23T23:30:00Z', 'Today'],
    ['2026-11-22T12:00:00Z', '2 days ago'],
    ['2026-11-20T12:00:00Z', '4 days ago'],
    ['2026-11-19T12:00:00Z', '19 Nov'],
    ['2025-11-19T12:00:00Z', '19 Nov 2025'],
    ['2026-11-25', 'Tomorrow'],
    ['2026-11-26', 'Thu 26 Nov'],
    ['2026-11-30', 'Mon 30 Nov'],
    ['2026-12-01', '1 Dec'],
    ['2027-03-04', '4 Mar 2027'],
  ])('%s is %s', (value, expected) => {
    expect(formatRelativeDay(value, { now })).toBe(expected);
  });

  test('relative days with the time', () => {
    expect(formatRelativeDateTime('2026-11-24T10:40:00Z', { now })).toBe('Today, 11:40');
    expect(formatRelativeDateTime('2026-11-20T14:48:00Z', { now })).toBe('Fri 20 Nov, 15:48');
    expect(formatRelativeDateTime('2026-06-01T14:48:00Z', { now })).toBe('1 Jun, 16:48');
    expect(formatRelativeDateTime('2025-06-01T14:48:00Z', { now })).toBe('1 Jun 2025, 16:48');
  });

  test('the days around the turn of a year have weekday and year', () => {
    expect(formatRelativeDay('2027-01-02', { now: '2026-12-30T12:00:00Z' })).toBe('Sat 2 Jan 2027');
  });
});

test.each([
  [20_000, '1 min'],
  [40 * 60_000, '40 min'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 d'],
])('a span of %s ms is %s', (span, expected) => {
  expect(formatSpan(span)).toBe(expected);
});

test.each([
  ['2026-11-24T13:11:30Z', 'Just now'],
  ['2026-11-24T13:11:00Z', '1 min ago'],
  ['2026-11-24T12:12:30Z', '59 min ago'],
  ['2026-11-24T10:00:00Z', '3 h ago'],
  ['2026-11-24T13:12:05Z', 'Just now'],
  ['soon', ''],
])('%s, read at 13:12, is shown as %s', (value, expected) => {
  expect(formatAgo(value, { now })).toBe(expected);
});

describe('time zones', () => {
  test('zone names', () => {
    expect(zoneName(berlin, now)).toBe('CET');
    expect(zoneName('Europe/London', now)).toBe('GMT');
    expect(zoneName('America/New_York', now)).toBe('EST');
    expect(zoneName('America/Recife', now)).toBe('GMT-3');
  });

  test('the local time elsewhere, with night outside 08–20', () => {
    expect(localTimeIn('America/Recife', now)).toEqual({ time: '10:12', hour: 10, night: false });
    expect(localTimeIn('Asia/Ho_Chi_Minh', now)).toEqual({ time: '20:12', hour: 20, night: true });
    expect(localTimeIn('America/Mexico_City', now)).toEqual({
      time: '07:12',
      hour: 7,
      night: true,
    });
  });

  test('time differences', () => {
    expect(offsetBetween(berlin, 'America/Recife', now)).toBe(-240);
    expect(formatOffset('America/Recife', { at: now })).toBe('4 h behind you');
    expect(formatOffset('Asia/Colombo', { at: now })).toBe('4 h 30 min ahead of you');
    expect(formatOffset('Africa/Lagos', { at: now })).toBe('same time as you');
  });
});

describe('money and numbers', () => {
  test('cents only if there are any', () => {
    expect(formatMoney({ amount: '58.00', currency: 'USD' })).toBe('$58');
    expect(formatMoney({ amount: '62.50', currency: 'USD' })).toBe('$62.50');
    expect(formatMoney({ amount: '58', currency: 'USD' }, { cents: true })).toBe('$58.00');
    expect(formatMoney({ amount: '1200', currency: 'EUR' })).toBe('€1,200');
    expect(formatMoney({ amount: '4500.00', currency: 'JPY' })).toBe('¥4,500');
  });

  test('decimal text stays exact', () => {
    expect(formatMoney({ amount: '9007199254740993.25', currency: 'USD' })).toBe(
      '$9,007,199,254,740,993.25',
    );
  });

  test('counts', () => {
    expect(formatCount(1284)).toBe('1,284');
    expect(formatCount(10000, { capped: true })).toBe('10,000+');
    expect(formatNumber(2.456)).toBe('2.46');
    expect(formatPercent(0.468)).toBe('47 %');
    expect([0.25, 0.1464, -0.02].map(formatMargin)).toEqual(['25 %', '14.6 %', '-2 %']);
    expect(formatBytes(869)).toBe('869 bytes');
    expect(formatBytes(348_160)).toBe('340 kB');
    expect(formatBytes(1_258_291)).toBe('1.2 MB');
  });
});

describe('options', () => {
  test('countries sorted by name', () => {
    expect(countryName('br')).toBe('Brazil');
    expect(countryName('??')).toBe('??');
    const options = countryOptions();
    expect(options).toHaveLength(249);
    expect(options[0]).toEqual({ value: 'AF', label: 'Afghanistan' });
  });

  test('time zones with their current time', () => {
    const recife = timeZoneOptions(Date.parse(now)).find(({ value }) => value === 'America/Recife');
    expect(recife?.label).toBe('Recife, America, 10:12');
  });
});
