import { whenIdle } from './when-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function skeleton(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-busy', 'true');
  document.body.append(element);
  return element;
}

it('waits until nothing in view is loading', () => {
  const run = jest.fn();
  const element = skeleton();
  whenIdle(run);
  jest.advanceTimersByTime(3_000);
  expect(run).not.toHaveBeenCalled();
  element.remove();
  jest.advanceTimersByTime(3_500);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not treat a short gap between two loading phases as idle', () => {
  const run = jest.fn();
  whenIdle(run);
  jest.advanceTimersByTime(150);
  skeleton();
  jest.advanceTimersByTime(3_000);
  expect(run).not.toHaveBeenCalled();
});

it('runs in the end on a page that never finishes loading', () => {
  const run = jest.fn();
  skeleton();
  whenIdle(run);
  jest.advanceTimersByTime(14_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be cancelled', () => {
  const run = jest.fn();
  whenIdle(run)();
  jest.advanceTimersByTime(20_000);
  expect(run).not.toHaveBeenCalled();
});
