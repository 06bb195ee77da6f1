import { leadInSight, seekLeadership, type Candidacy } from './leadership.ts';
import { lockManager } from './lock-manager.fixtures.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Simulates tabs that record when they start and stop leading. */
function browser() {
  const locks = lockManager();
  const log: string[] = [];
  const open = async (tab: string): Promise<Candidacy> => {
    const candidacy = seekLeadership(
      'stream',
      () => {
        log.push(`${tab} leads`);
        return () => log.push(`${tab} ends`);
      },
      locks,
    );
    await settle();
    return candidacy;
  };
  return { open, log };
}

test('one tab leads, and when it closes, the next one takes over at once', async () => {
  const { open, log } = browser();
  const [first, second, third] = [await open('first'), await open('second'), await open('third')];
  expect(log).toEqual(['first leads']);
  expect([first, second, third].map((tab) => tab.leads())).toEqual([true, false, false]);
  first.stop();
  await settle();
  expect(log).toEqual(['first leads', 'first ends', 'second leads']);
});

test('a tab that no longer waits is skipped', async () => {
  const { open, log } = browser();
  const [first, second] = [await open('first'), await open('second')];
  await open('third');
  second.stop();
  first.stop();
  await settle();
  expect(log.at(-1)).toBe('third leads');
});

test('another tab can take over from the leader, which then waits in line again', async () => {
  const { open, log } = browser();
  const [first, second] = [await open('first'), await open('second')];
  second.takeOver();
  await settle();
  expect(log.slice(1).sort()).toEqual(['first ends', 'second leads']);
  expect([first.leads(), second.leads()]).toEqual([false, true]);
  second.stop();
  await settle();
  expect(first.leads()).toBe(true);
});

test('a tab that already leads does not take over', async () => {
  const { open, log } = browser();
  const first = await open('first');
  first.takeOver();
  await settle();
  expect(log).toEqual(['first leads']);
});

test('without locks, a tab leads while it is visible', () => {
  const log: string[] = [];
  const look = (state: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const candidacy = leadInSight(() => {
    log.push('leads');
    return () => log.push('ends');
  });
  look('hidden');
  look('visible');
  candidacy.stop();
  look('hidden');
  look('visible');
  expect(log).toEqual(['leads', 'ends', 'leads', 'ends']);
});
