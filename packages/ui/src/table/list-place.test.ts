import { cameBackToList, keepListPlace, keptListPlace, noteListSeen } from './list-place.ts';

beforeEach(() => window.history.pushState({ idx: 1 }, '', '/search'));

test('a list that is not a table is recognised on Back, but not when it is opened again', () => {
  expect(cameBackToList()).toBe(false);
  noteListSeen('search');
  window.history.replaceState(window.history.state, '', '/search');
  expect(cameBackToList()).toBe(true);
  expect(window.history.state).toMatchObject({ idx: 1 });
  window.history.pushState({}, '', '/search');
  expect(cameBackToList()).toBe(false);
});

test('the position that a table keeps in the same history entry stays', () => {
  const place = { list: 'Pipeline', top: 240, rowId: 'a' };
  keepListPlace(place);
  noteListSeen('pipeline');
  expect(keptListPlace('Pipeline')).toEqual(place);
});
