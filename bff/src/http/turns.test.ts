import { Turns } from './turns.ts';

const limits = {
  atOnce: 2,
  patience: { person: 60_000, background: 60_000 },
  longestLine: { person: 2, background: 1 },
};

/** Records what happens to requests, in order. */
function requests(turns: Turns) {
  const told: string[] = [];
  const leave = new Map<string, () => void>();
  const ask = (name: string, lane: 'person' | 'background') =>
    turns.take(lane).then(
      (end) => {
        leave.set(name, end);
        told.push(name);
      },
      (error: unknown) => void told.push(`${name} ${JSON.stringify(error)}`),
    );
  const settle = () =>
    new Promise<void>((done) => {
      setImmediate(done);
    });
  return { told, ask, settle, end: (name: string) => leave.get(name)?.() };
}

it('admits users’ requests before background requests, each kind in order of arrival', async () => {
  const { told, ask, settle, end } = requests(new Turns(limits));
  void ask('a', 'person');
  void ask('b', 'background');
  void ask('poll', 'background');
  void ask('c', 'person');
  void ask('d', 'person');
  await settle();
  expect(told).toEqual(['a', 'b']);
  end('a');
  await settle();
  expect(told).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  await settle();
  expect(told).toEqual(['a', 'b', 'c', 'd', 'poll']);
});

it('refuses a request at once if too many others wait, and counts the end of a turn once', async () => {
  const turns = new Turns(limits);
  const { told, ask, settle, end } = requests(turns);
  for (const name of ['a', 'b', 'c', 'd']) void ask(name, 'person');
  const refused = await turns.take('person').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', context: { retryAfter: 2 } });
  end('a');
  end('a');
  await settle();
  expect(told).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c']) end(name);
  await settle();
  end('d');
  expect(turns.isAnyoneWaiting).toBe(false);
});

it('refuses a request that waited too long, and continues without it', async () => {
  const turns = new Turns({ ...limits, atOnce: 1, patience: { person: 60_000, background: 5 } });
  const leave = await turns.take('person');
  const refused = await turns.take('background').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', context: { retryAfter: 10 } });
  expect(turns.isAnyoneWaiting).toBe(true);
  leave();
  const again = await turns.take('background');
  expect(turns.isAnyoneWaiting).toBe(false);
  again();
});
