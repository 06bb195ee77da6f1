type Hold = (lock: Lock | null) => unknown;
type Waiting = { hold: Hold; settle: (error?: Error) => void };

const abortError = () => new DOMException('The lock request was aborted', 'AbortError');

/** Simulates a browser's lock manager for single names, for tests. */
export function lockManager(): Pick<LockManager, 'request'> {
  const holders = new Map<string, Waiting>();
  const queues = new Map<string, Waiting[]>();

  function grant(name: string, next: Waiting) {
    holders.set(name, next);
    const release = () => {
      if (holders.get(name) !== next) return;
      holders.delete(name);
      next.settle();
      const following = queues.get(name)?.shift();
      if (following) grant(name, following);
    };
    // As in a browser, the caller continues before the lock is granted.
    void Promise.resolve()
      .then(() => next.hold(null))
      .then(release);
  }

  function request(name: string, options: LockOptions, hold: Hold): Promise<unknown> {
    return new Promise<void>((resolve, reject) => {
      const asked: Waiting = {
        hold,
        settle: (error) => (error ? reject(error) : resolve()),
      };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(asked);
        if (place >= 0) queue.splice(place, 1);
        if (holders.get(name) !== asked) reject(abortError());
      });
      const holder = holders.get(name);
      if (holder && options.steal) {
        holders.delete(name);
        holder.settle(abortError());
      }
      if (holders.has(name)) queue.push(asked);
      else grant(name, asked);
    });
  }
  return { request: request as LockManager['request'] };
}
