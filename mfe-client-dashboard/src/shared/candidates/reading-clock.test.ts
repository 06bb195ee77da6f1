import { createReadingClock, partInSight } from './reading-clock.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('reading is reported once, and a glance waits for more', () => {
  const tell = jest.fn();
  const clock = createReadingClock(tell);
  clock.tick('skills');
  clock.tick(null);
  clock.flush();
  expect(tell).not.toHaveBeenCalled();
  clock.tick('skills');
  clock.tick('bio');
  clock.flush();
  clock.flush();
  expect(tell.mock.calls).toEqual([[{ skills: 2, bio: 1 }]]);
});

test('a reader who has not moved for a minute does not count as reading', () => {
  const tell = jest.fn();
  const clock = createReadingClock(tell);
  for (let second = 0; second < 3; second += 1) clock.tick('bio');
  jest.advanceTimersByTime(60_000);
  clock.tick('bio');
  clock.moved();
  clock.tick('files');
  clock.flush();
  expect(tell.mock.calls).toEqual([[{ bio: 3, files: 1 }]]);
});

test('the part that fills most of the window counts as being read', () => {
  document.body.innerHTML = ['skills', 'bio', 'unknown', 'files']
    .map((name) => `<section data-read-part="${name}"></section>`)
    .join('');
  const places = [
    // Positions: almost scrolled past, fully visible, outside the submission, below the edge.
    [-300, 40],
    [40, 400],
    [400, 5_000],
    [window.innerHeight + 1, 9_000],
  ] as const;
  for (const [i, section] of document.querySelectorAll('section').entries()) {
    const [top, bottom] = places[i] ?? [0, 0];
    section.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  }
  expect(partInSight(document.body)).toBe('bio');
  expect(partInSight(document.createElement('div'))).toBeNull();
});
