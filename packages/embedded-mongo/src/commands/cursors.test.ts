import { Cursors } from './cursors.ts';

const MINUTE = 60_000;
const NAMESPACE = 'd.c';
const docs = [{ n: 1 }, { n: 2 }, { n: 3 }];

function opened(cursors: Cursors, lasting: boolean): bigint {
  return cursors.first({ namespace: NAMESPACE, docs, lasting }, 1)['id'] as bigint;
}

describe('cursors', () => {
  it('expire after ten idle minutes', () => {
    const cursors = new Cursors();
    const id = opened(cursors, false);
    cursors.expire(performance.now() + 9 * MINUTE);
    expect(cursors.next(id, NAMESPACE, 1)['id']).toBe(id);
    cursors.expire(performance.now() + 11 * MINUTE);
    expect(() => cursors.next(id, NAMESPACE, 1)).toThrow(expect.objectContaining({ code: 43 }));
    expect(cursors.size).toBe(0);
  });

  it('do not expire with noCursorTimeout', () => {
    const cursors = new Cursors();
    const id = opened(cursors, true);
    cursors.expire(performance.now() + 60 * MINUTE);
    expect(cursors.next(id, NAMESPACE, 5)['id']).toBe(0n);
  });

  it('are closed when they are killed', () => {
    const cursors = new Cursors();
    const id = opened(cursors, true);
    expect([cursors.kill(id), cursors.kill(id)]).toEqual([true, false]);
  });
});
