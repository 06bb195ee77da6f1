/**
 * Runs work one round at a time. A call during a round waits for it and for one more round, which
 * serves all waiting calls; two rounds never overlap.
 */
export function oneAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  function start(): Promise<T> {
    const round = run().finally(() => {
      if (running === round) running = null;
    });
    running = round;
    return round;
  }

  return () => {
    if (next) return next;
    if (!running) return start();
    const begin = () => {
      next = null;
      return start();
    };
    next = running.then(begin, begin);
    return next;
  };
}
