import { shiftWeek } from './shift-week.ts';

const winter = new Date('2026-12-01T12:00:00Z');
const summer = new Date('2026-07-01T12:00:00Z');
const monday = [{ weekday: 1, from: '09:00', to: '17:00' }];

it('converts weekly hours to another time zone', () => {
  expect(shiftWeek(monday, 'Europe/Lisbon', 'America/Lima', winter)).toEqual([
    { weekday: 1, from: '04:00', to: '12:00' },
  ]);
  expect(shiftWeek(monday, 'Europe/Lisbon', 'America/Lima', summer)).toEqual([
    { weekday: 1, from: '03:00', to: '11:00' },
  ]);
  expect(shiftWeek(monday, 'Europe/Lisbon', 'Asia/Kathmandu', winter)).toEqual([
    { weekday: 1, from: '14:45', to: '22:45' },
  ]);
});

it('splits hours that cross midnight, also at the end of the week', () => {
  expect(shiftWeek(monday, 'Europe/Lisbon', 'Pacific/Auckland', winter)).toEqual([
    { weekday: 1, from: '22:00', to: '24:00' },
    { weekday: 2, from: '00:00', to: '06:00' },
  ]);
  expect(shiftWeek(monday, 'Pacific/Auckland', 'Europe/Lisbon', winter)).toEqual([
    { weekday: 1, from: '00:00', to: '04:00' },
    { weekday: 7, from: '20:00', to: '24:00' },
  ]);
  const whole = [{ weekday: 7, from: '00:00', to: '24:00' }];
  expect(shiftWeek(whole, 'UTC', 'UTC', winter)).toEqual(whole);
});
