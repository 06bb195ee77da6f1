import { recordingBus } from '@muster/kit/testing';
import { lockManager } from './lock-manager.fixtures.ts';
import { shareStream } from './share-stream.ts';
import { sources } from './source.fixtures.ts';
import { hasStreamTold, isStreamConnected } from './stream-connection.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const id = '64b000000000000000000011';
const left: (() => void)[] = [];

beforeEach(() =>
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true }),
);
afterEach(() => {
  for (const leave of left.splice(0)) leave();
  Reflect.deleteProperty(navigator, 'locks');
});

async function openTab(identity = 'ana/recruiter') {
  const network = sources();
  const bus = recordingBus();
  const leave = shareStream(identity, {
    bus,
    checkSession: () => Promise.resolve(),
    connect: network.connect,
  });
  left.push(leave);
  await settle();
  return { ...network, bus, leave };
}

test('the stream counts as up to date once its first notification event has arrived', async () => {
  const { latest } = await openTab();
  latest().say({ name: 'open', data: {} });
  expect(hasStreamTold()).toBe(false);
  latest().say({ name: 'notification', data: { id: null, unread: 0 } });
  expect(hasStreamTold()).toBe(true);
});

test('tabs of one user share one connection, and another takes over when its tab closes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect([first.opened.length, second.opened.length]).toEqual([1, 0]);
  first.leave();
  await settle();
  expect(first.standing()).toHaveLength(0);
  expect(second.standing()).toHaveLength(1);
});

test('another role has a stream of its own', async () => {
  const [first, second] = [await openTab(), await openTab('ana/vetter')];
  expect([first.opened.length, second.opened.length]).toEqual([1, 1]);
});

test('every event is forwarded as an event of the bus', async () => {
  const { latest, bus } = await openTab();
  latest().say({ name: 'open', data: {} });
  expect(isStreamConnected()).toBe(true);
  latest().say({ name: 'notification', data: { id, unread: 1 } });
  latest().say({ name: 'notification', data: { id: null, unread: 0 } });
  latest().say({ name: 'export', data: { id } });
  latest().say({ name: 'tasks', data: {} });
  latest().say({ name: 'remotes', data: {} });
  latest().say({ name: 'features', data: {} });
  expect(bus.events.map(({ event, payload }) => [event, payload])).toEqual([
    ['entity.changed', { entity: 'ChatThread' }],
    ['entity.changed', { entity: 'Notification' }],
    ['notification.arrived', { id }],
    ['entity.changed', { entity: 'Notification' }],
    ['entity.changed', { entity: 'Export', id }],
    ['entity.changed', { entity: 'Task' }],
    ['entity.changed', { entity: 'Remote' }],
    ['session.changed', { reason: 'refreshed' }],
    ['entity.changed', { entity: 'AssistantSetting' }],
  ]);
});

test('after a reconnect, everything that may have changed meanwhile is requested', async () => {
  const { latest, bus } = await openTab();
  const asked = () =>
    bus.events.flatMap(({ event, payload }) => ('entity' in payload ? [payload.entity] : [event]));
  latest().say({ name: 'open', data: {} });
  const first = asked();
  latest().fail({ refused: false });
  latest().say({ name: 'open', data: {} });
  expect(asked().slice(first.length)).toEqual([
    ...first,
    'session.changed',
    'AssistantSetting',
    'Export',
    'Task',
    'Remote',
  ]);
});

test('a visible tab takes over from a leader that does not respond', async () => {
  // Holds the lock without responding, like a sleeping tab.
  let taken = false;
  navigator.locks
    .request('muster.stream/ana/recruiter', {}, () => new Promise(() => undefined))
    .catch(() => {
      taken = true;
    });
  await settle();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const network = sources();
  left.push(
    shareStream('ana/recruiter', {
      bus: recordingBus(),
      checkSession: () => Promise.resolve(),
      connect: network.connect,
    }),
  );
  expect(network.opened).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(3_100);
  jest.useRealTimers();
  await settle();
  expect(taken).toBe(true);
  expect(network.opened).toHaveLength(1);
});
