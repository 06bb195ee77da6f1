import { fillIndexes } from './fill-indexes.ts';
import type { Store } from './store.ts';

const hold = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 30));

it('takes as much time as blocking requests do, so that they cannot starve it', async () => {
  let spent = 0;
  const index = {
    wanted: 2,
    isFilled: false,
    fillStep: () => {
      const begun = performance.now();
      hold(10);
      spent += performance.now() - begun;
    },
  };
  const store = { collections: () => [{ indexes: new Map([['city_1', index]]) }] };
  const filling = fillIndexes(store as unknown as Store, 1);
  await turn();
  const before = spent;
  // Simulates the scan of a large collection.
  hold(1_000);
  await turn();
  filling.abort();
  expect(spent - before).toBeGreaterThan(500);
});
