import { clocksIn, changeOf } from './zone-clocks.ts';

test('clocks of a zone are shown beside the viewer’s hours, including half-hour offsets', () => {
  const clocks = clocksIn('2030-03-29', 'Asia/Kolkata');
  expect(clocks).toHaveLength(24);
  expect(new Set(clocks.map((clock) => clock.slice(3)))).toEqual(new Set(['30']));
});

test('a clock change within the shown days is named by its first day', () => {
  const days = ['2030-03-29', '2030-03-30', '2030-03-31', '2030-04-01'];
  expect(changeOf(days, 'Asia/Kolkata')).toBeNull();
  expect(changeOf(days, 'Europe/Lisbon')).toBe('2030-03-31');
});
