import { promiseLines, readPromises, withoutPromise, withoutPromises } from './promise-text.ts';

/** A Monday afternoon in Lisbon. */
const monday = { now: Date.parse('2026-11-23T15:00:00Z'), timeZone: 'Europe/Lisbon' };
const dueOf = (when: string, facts = monday) => readPromises(`Rates @promise ${when}`, facts)[0];

test.each([
  ['fri', '2026-11-27', '2026-11-28T00:00:00.000Z'],
  ['Friday', '2026-11-27', '2026-11-28T00:00:00.000Z'],
  ['by thurs', '2026-11-26', '2026-11-27T00:00:00.000Z'],
  ['mon', '2026-11-30', '2026-12-01T00:00:00.000Z'],
  ['next tue', '2026-12-01', '2026-12-02T00:00:00.000Z'],
  ['today', '2026-11-23', '2026-11-24T00:00:00.000Z'],
  ['tomorrow at 2pm', '2026-11-24', '2026-11-24T14:00:00.000Z'],
  ['wed 09:30', '2026-11-25', '2026-11-25T09:30:00.000Z'],
  ['27 Nov', '2026-11-27', '2026-11-28T00:00:00.000Z'],
  ['January 5th', '2027-01-05', '2027-01-06T00:00:00.000Z'],
  ['2026-12-24', '2026-12-24', '2026-12-25T00:00:00.000Z'],
  ['in 3 days', '2026-11-26', '2026-11-27T00:00:00.000Z'],
  ['in 2 weeks', '2026-12-07', '2026-12-08T00:00:00.000Z'],
])('"@promise %s" is due on %s', (when, on, at) => {
  expect(dueOf(when)).toMatchObject({ text: 'Rates', problem: null, due: { on, at } });
});

test('the due day is that of the writer’s time zone', () => {
  const kiritimati = { now: Date.parse('2026-11-26T20:00:00Z'), timeZone: 'Pacific/Kiritimati' };
  expect(dueOf('tomorrow', kiritimati)?.due).toEqual({
    on: '2026-11-28',
    clock: null,
    at: '2026-11-28T10:00:00.000Z',
  });
});

test.each([
  ['soon', 'unclear'],
  ['', 'unclear'],
  ['31 Feb', 'unclear'],
  ['friendly', 'unclear'],
  ['2026-11-20', 'past'],
  ['today 9:00', 'past'],
  ['in 400 days', 'far'],
])('"@promise %s" creates no promise', (when, problem) => {
  expect(dueOf(when)).toMatchObject({ problem, due: null });
});

test('the text of a promise is the sentence around the marker', () => {
  const text = `Good talk. I'll send the offer @promise fri, with the start date. Bye!
Call Ana back. @promise 2 Dec 10:00
Mail me at lee@promise.com or @promised.`;
  expect(readPromises(text, monday).map((one) => [one.marker, one.text])).toEqual([
    ['@promise fri', "I'll send the offer, with the start date"],
    ['@promise 2 Dec 10:00', 'Call Ana back'],
  ]);
});

test('rich text is read line by line, and a promise can be removed from it', () => {
  const html =
    '<p>Send &amp; sign&nbsp;@promise&nbsp;fri</p><ul><li>Call @promise tomorrow</li></ul>';
  const [first, second] = readPromises(promiseLines(html), monday);
  expect([first?.text, second?.text]).toEqual(['Send & sign', 'Call']);
  const left = first && withoutPromise(html, first);
  expect(left).toBe('<p>Send &amp; sign</p><ul><li>Call @promise tomorrow</li></ul>');
});

test('recipients outside the agency do not see the marker', () => {
  expect(withoutPromises('You hear from me by Friday @promise fri. Bye @promise')).toBe(
    'You hear from me by Friday. Bye',
  );
});

test('at most ten promises of a long text are read, and no marker is sent', () => {
  const text = `${'@promise fri '.repeat(300)}${','.repeat(50_000)}`;
  expect(readPromises(text, monday)).toHaveLength(10);
  expect(withoutPromises(text)).not.toContain('@promise');
});
