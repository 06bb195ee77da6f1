import type { StreamEvent } from '@muster/contracts';
import { openEventStream } from './event-stream.ts';
import { sources } from './source.fixtures.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(onRefused = jest.fn(() => Promise.resolve())) {
  const network = sources();
  const heard: StreamEvent[] = [];
  const standing: boolean[] = [];
  const close = openEventStream(
    {
      onEvent: (event) => heard.push(event),
      onStanding: (next) => standing.push(next),
      onRefused,
    },
    network.connect,
  );
  return { ...network, heard, standing, close, onRefused };
}

const id = '64b000000000000000000011';
const longestWait = () => jest.advanceTimersByTimeAsync(1_500);

test('server events are delivered, and unreadable ones are ignored', () => {
  const { latest, heard, standing } = open();
  latest().dispatchEvent(new Event('open'));
  expect(standing).toEqual([]);
  latest().say({ name: 'open', data: {} });
  latest().say({ name: 'notification', data: { id, unread: 3 } });
  latest().dispatchEvent(new MessageEvent('export', { data: 'no json' }));
  latest().dispatchEvent(new MessageEvent('export', { data: '{"id":7}' }));
  expect(heard).toEqual([
    { name: 'open', data: {} },
    { name: 'notification', data: { id, unread: 3 } },
  ]);
  expect(standing).toEqual([true]);
});

test('a broken connection is left to the browser to reconnect', async () => {
  const { latest, opened, standing, onRefused } = open();
  latest().say({ name: 'open', data: {} });
  latest().fail({ refused: false });
  await jest.advanceTimersByTimeAsync(60_000);
  latest().say({ name: 'open', data: {} });
  expect(standing).toEqual([true, false, true]);
  expect(opened).toHaveLength(1);
  expect(onRefused).not.toHaveBeenCalled();
});

test('after a refusal, the session is checked before each retry, at growing intervals', async () => {
  const { latest, opened, onRefused } = open();
  latest().fail({ refused: true });
  expect(onRefused).not.toHaveBeenCalled();
  await longestWait();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(opened).toHaveLength(2);
  latest().fail({ refused: true });
  await longestWait();
  expect(opened).toHaveLength(2);
  await longestWait();
  expect(opened).toHaveLength(3);
});

test('an end event closes the connection and reconnects, unless the stream is closed meanwhile', async () => {
  const { latest, opened, standing, close, onRefused } = open();
  latest().say({ name: 'open', data: {} });
  latest().say({ name: 'end', data: { reason: 'session' } });
  expect(latest().readyState).toBe(2);
  expect(standing.at(-1)).toBe(false);
  await longestWait();
  expect(opened).toHaveLength(2);
  latest().say({ name: 'end', data: { reason: 'stopping' } });
  close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(2);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a stream closed while the session is checked stays closed', async () => {
  let answer: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { latest, opened, close } = open(jest.fn(() => looked));
  latest().fail({ refused: true });
  await longestWait();
  close();
  answer();
  await longestWait();
  expect(opened).toHaveLength(1);
});

test('when the browser is online again, a new connection replaces one that may be dead', () => {
  const { opened, standing, latest } = open();
  latest().say({ name: 'open', data: {} });
  window.dispatchEvent(new Event('online'));
  expect(opened.map(({ readyState }) => readyState)).toEqual([2, 0]);
  expect(standing).toEqual([true, false]);
});
