import { screen, waitFor } from '@testing-library/react';
import { candidateEndpoints } from '@muster/contracts';
import { createMusterApi } from '../api/create-muster-api.ts';
import { makeStore } from '../api/make-store.ts';
import { fixtureFor } from '../testing/fixture-for.ts';
import { makeSession } from '../testing/make-session.ts';
import { mockApi, type MockApi } from '../testing/mock-api.ts';
import { recordingBus } from '../testing/recording-bus.ts';
import { fail, respond } from '../testing/respond.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { createRemote } from './create-remote.tsx';

const id = '64b000000000000000000011';
const bus = recordingBus();
let host: HTMLElement;
let network: MockApi;
let name: string;
/** Answers to reads are held back until it resolves. */
let gate: Promise<void>;
let reads: number;

beforeEach(() => {
  // No act() around the lifecycles: they wait for React themselves, and act would wait for them.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  host = document.createElement('div');
  document.body.append(host);
  name = 'Lee';
  gate = Promise.resolve();
  reads = 0;
  network = mockApi([
    respond(candidateEndpoints.read, async () => {
      reads += 1;
      await gate;
      return { ...fixtureFor(candidateEndpoints.read.response), id, name };
    }),
  ]);
});
afterEach(() => {
  jest.useRealTimers();
  network.restore();
  host.remove();
});

/** A remote with one screen: the name of a candidate, or that it is on its way. */
function makeRemote() {
  const api = createMusterApi({ candidatesRead: candidateEndpoints.read });
  function App() {
    const { data, error } = api.useCandidatesReadQuery({ params: { id } });
    return <h1>{data?.name ?? (error ? 'Failed' : 'On its way')}</h1>;
  }
  const remote = createRemote({
    name: 'mfe-test',
    App,
    makeStore: (platform) => makeStore(api, platform, { retryDelays: [] }),
  });
  let visits = 0;
  return async (workSignal?: AbortSignal) => {
    const platform = Object.assign(
      testPlatform({ session: makeSession('recruiter'), workSignal }),
      { bus },
    );
    const props = { name: `mfe-test-${(visits += 1)}`, domElement: host, platform };
    await remote.bootstrap(props);
    await remote.mount(props);
    return async () => {
      platform.unmount();
      await remote.unmount(props);
    };
  };
}

const heading = () => screen.getByRole('heading').textContent;
const shows = (text: string) => waitFor(() => expect(heading()).toBe(text));

function holdBack(): () => void {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

/** Moves only the clock; timers keep their length. */
function later(milliseconds: number) {
  jest.useFakeTimers({ now: Date.now() + milliseconds, doNotFake: [...everythingButTheClock] });
}

const everythingButTheClock = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

it('shows cached data at once on return, and does not refetch recent data', async () => {
  const visit = makeRemote();
  const { signal } = new AbortController();
  const leave = await visit(signal);
  await shows('Lee');
  await leave();
  const leaveAgain = await visit(signal);
  expect(heading()).toBe('Lee');
  expect(reads).toBe(1);
  await leaveAgain();
});

it('refetches older data while showing the cached data', async () => {
  const visit = makeRemote();
  const { signal } = new AbortController();
  const leave = await visit(signal);
  await shows('Lee');
  await leave();

  later(20_000);
  name = 'Lee Two';
  const open = holdBack();
  const leaveAgain = await visit(signal);
  expect(heading()).toBe('Lee');
  open();
  await shows('Lee Two');
  await leaveAgain();
});

it('discards data that changes while the screen is away', async () => {
  const visit = makeRemote();
  const { signal } = new AbortController();
  const leave = await visit(signal);
  await shows('Lee');
  await leave();

  name = 'Lee Two';
  bus.emit('entity.changed', { entity: 'Candidate', id });
  const open = holdBack();
  const leaveAgain = await visit(signal);
  expect(heading()).toBe('On its way');
  open();
  await shows('Lee Two');
  await leaveAgain();
});

it('keeps nothing for another user, nor for the same user in a new session', async () => {
  const visit = makeRemote();
  const work = new AbortController();
  const leave = await visit(work.signal);
  await shows('Lee');
  await leave();
  work.abort();

  const open = holdBack();
  for (const next of [new AbortController().signal, new AbortController().signal]) {
    const leaveNext = await visit(next);
    expect(heading()).toBe('On its way');
    await leaveNext();
  }
  open();
});

it('keeps nothing if no time is set', async () => {
  const visit = makeRemote();
  const leave = await visit();
  await shows('Lee');
  await leave();
  const open = holdBack();
  const leaveAgain = await visit();
  expect(heading()).toBe('On its way');
  await leaveAgain();
  open();
});

it('uses the platform of the current visit, and ends with the session', async () => {
  const work = new AbortController();
  const signals: AbortSignal[] = [];
  const api = createMusterApi({ candidatesRead: candidateEndpoints.read });
  const speak: (() => void)[] = [];
  const remote = createRemote({
    name: 'mfe-test',
    App: () => null,
    makeStore: (platform) => {
      signals.push(platform.signal);
      speak.push(() => platform.notify({ kind: 'info', text: 'Heard' }));
      return makeStore(api, platform);
    },
  });
  const visits = [1, 2].map((visit) => ({
    name: `mfe-test-speaks-${visit}`,
    domElement: host,
    platform: testPlatform({ workSignal: work.signal }),
  }));
  for (const props of visits) {
    await remote.bootstrap(props);
    await remote.mount(props);
    await remote.unmount(props);
    props.platform.unmount();
  }
  speak.forEach((say) => say());
  expect(visits.map(({ platform }) => platform.notices.length)).toEqual([0, 1]);
  expect(signals).toEqual([work.signal]);
});

it('does not keep showing a failed first read after it succeeds', async () => {
  const visit = makeRemote();
  const { signal } = new AbortController();
  network.restore();
  network = mockApi([respond(candidateEndpoints.read, () => fail('INTERNAL'))]);
  const leave = await visit(signal);
  await shows('Failed');
  await leave();
  network.restore();
  network = mockApi([
    respond(candidateEndpoints.read, () => ({
      ...fixtureFor(candidateEndpoints.read.response),
      id,
      name,
    })),
  ]);
  const leaveAgain = await visit(signal);
  await shows('Lee');
  await leaveAgain();
});
