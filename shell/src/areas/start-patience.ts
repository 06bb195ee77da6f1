import { RemoteFailure } from '../registry/remote-failure.ts';

/** Milliseconds allowed for loading an area, including all retries. */
const patience = 10_000;

/** Starts a deadline for one visit: each step gets the remaining time. */
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
