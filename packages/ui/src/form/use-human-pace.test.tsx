import { limits } from '@muster/contracts';
import { renderHook } from '@testing-library/react';
import { useHumanPace } from './use-human-pace.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const { least } = limits.publicForm;

function open(ticket: string | null) {
  const sent: string[] = [];
  const send = (text: string) => ({ unwrap: () => Promise.resolve(sent.push(text)) });
  const { result, rerender } = renderHook((proof: string | null) => useHumanPace(send, proof), {
    initialProps: ticket,
  });
  return {
    sent,
    submit: (text: string) => void result.current(text).unwrap(),
    renew: (next: string) => rerender(next),
  };
}

test('a form that is sent at once waits until a person could have filled it in', async () => {
  const form = open('ticket');
  await jest.advanceTimersByTimeAsync(1000);
  form.submit('quick');
  await jest.advanceTimersByTimeAsync(least - 1001);
  expect(form.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(form.sent).toEqual(['quick']);
});

test('a form that was open long enough is sent at once', async () => {
  const form = open('ticket');
  await jest.advanceTimersByTimeAsync(least);
  form.submit('calm');
  await jest.advanceTimersByTimeAsync(0);
  expect(form.sent).toEqual(['calm']);
});

test('a new ticket starts the time again', async () => {
  const form = open('first');
  await jest.advanceTimersByTimeAsync(least);
  form.renew('second');
  form.submit('renewed');
  await jest.advanceTimersByTimeAsync(least - 1);
  expect(form.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(form.sent).toEqual(['renewed']);
});

test('signed-in users may be quick', async () => {
  const form = open(null);
  form.submit('own');
  await jest.advanceTimersByTimeAsync(0);
  expect(form.sent).toEqual(['own']);
});
