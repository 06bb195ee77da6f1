import { RemoteFailure } from '../registry/remote-failure.ts';

/** Milliseconds that a person waits for an area at most, all tries together. */
const patience = 10_000;

/** A clock for one visit: each piece of work gets what is left of the patience. */
export function startPatience(name: string): <T>(work: Promise<T>) => Promise<T> {
  const end = Date.now() + patience;
  return (work) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new RemoteFailure('slow', `${name} took more than ${patience} ms`)),
        Math.max(0, end - Date.now()),
      );
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
}
