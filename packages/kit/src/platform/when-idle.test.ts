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

it('waits until nothing in the picture is on its way', () => {
  const run = jest.fn();
  const element = skeleton();
  whenIdle(run);
  jest.advanceTimersByTime(3_000);
  expect(run).not.toHaveBeenCalled();
  element.remove();
  jest.advanceTimersByTime(3_500);
  expect(run).toHaveBeenCalledTimes(1);
});

it('takes the gap between two waits for no rest', () => {
  const run = jest.fn();
  whenIdle(run);
  jest.advanceTimersByTime(150);
  skeleton();
  jest.advanceTimersByTime(3_000);
  expect(run).not.toHaveBeenCalled();
});

it('gives a page up that never has all it shows', () => {
  const run = jest.fn();
  skeleton();
  whenIdle(run);
  jest.advanceTimersByTime(14_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be called off', () => {
  const run = jest.fn();
  whenIdle(run)();
  jest.advanceTimersByTime(20_000);
  expect(run).not.toHaveBeenCalled();
});
