import { createBus, type ClosableBus } from './bus.ts';

const open: ClosableBus[] = [];
const tab = (options?: Parameters<typeof createBus>[0]) => {
  const bus = createBus(options);
  open.push(bus);
  return bus;
};

afterEach(() => open.splice(0).forEach((bus) => bus.close()));

describe('createBus', () => {
  it('delivers events to its own page at once', () => {
    const bus = tab();
    const heard: unknown[] = [];
    bus.on('entity.changed', (payload) => heard.push(payload));
    bus.emit('entity.changed', { entity: 'Candidate', id: '1' });
    expect(heard).toEqual([{ entity: 'Candidate', id: '1' }]);
  });

  it('delivers events to other tabs, and not twice to its own', async () => {
    const [here, there] = [tab(), tab()];
    let own = 0;
    here.on('entity.changed', () => (own += 1));
    const arrived = new Promise((resolve) => there.on('entity.changed', resolve));
    here.emit('entity.changed', { entity: 'Note' });
    expect(await arrived).toEqual({ entity: 'Note' });
    expect(own).toBe(1);
  });

  it('continues when a listener throws, and reports it', () => {
    const errors: unknown[] = [];
    const bus = tab({ onError: (error) => errors.push(error) });
    let heard = 0;
    bus.on('session.changed', () => {
      throw new Error('listener');
    });
    bus.on('session.changed', () => (heard += 1));
    bus.emit('session.changed', { reason: 'refreshed' });
    expect([heard, errors]).toEqual([1, [new Error('listener')]]);
  });

  it('ends a subscription', () => {
    const bus = tab();
    let heard = 0;
    const stop = bus.on('session.changed', () => (heard += 1));
    stop();
    bus.emit('session.changed', { reason: 'refreshed' });
    expect(heard).toBe(0);
  });
});
