import { oneAtATime } from './one-at-a-time.ts';

/** Rounds that end when the test lets them. */
function rounds() {
  const open: { resolve: (round: number) => void; reject: (error: Error) => void }[] = [];
  let under = 0;
  let most = 0;
  const call = oneAtATime(async () => {
    under += 1;
    most = Math.max(most, under);
    try {
      return await new Promise<number>((resolve, reject) => open.push({ resolve, reject }));
    } finally {
      under -= 1;
    }
  });
  return { call, begun: () => open.length, most: () => most, end: (i: number) => open[i] };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a round begins at once if none is under way', async () => {
  const { call, begun, end } = rounds();
  const first = call();
  expect(begun()).toBe(1);
  end(0)?.resolve(1);
  expect(await first).toBe(1);
  void call();
  expect(begun()).toBe(2);
});

test('all who call during a round are served by one more, after it', async () => {
  const { call, begun, most, end } = rounds();
  const first = call();
  const waiting = [call(), call(), call()];
  await settle();
  expect(begun()).toBe(1);
  end(0)?.resolve(1);
  await first;
  await settle();
  expect(begun()).toBe(2);
  end(1)?.resolve(2);
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
  expect(most()).toBe(1);
});

test('a call between two rounds waits for the second', async () => {
  const { call, begun, most, end } = rounds();
  const first = call();
  void call();
  const late = first.then(() => call());
  end(0)?.resolve(1);
  await settle();
  expect(begun()).toBe(2);
  end(1)?.resolve(2);
  await settle();
  end(2)?.resolve(3);
  expect(await late).toBeGreaterThanOrEqual(2);
  expect(most()).toBe(1);
});

test('a round that failed holds nobody up', async () => {
  const { call, end } = rounds();
  const first = call();
  const second = call();
  end(0)?.reject(new Error('No connection'));
  await expect(first).rejects.toThrow('No connection');
  await settle();
  end(1)?.resolve(2);
  expect(await second).toBe(2);
});
