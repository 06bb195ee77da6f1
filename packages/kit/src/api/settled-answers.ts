import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { unreachable } from './api-error.ts';

/** The state of a query as RTK Query keeps it. */
interface Answer {
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  data?: unknown;
  error?: unknown;
}

/** A running query: a promise of its state at the end of the request, which never rejects. */
interface Asked extends Promise<Answer> {
  unwrap: () => Promise<unknown>;
}

type Thunk<T> = ThunkAction<T, unknown, unknown, UnknownAction>;

/** The parts of an API that this module uses; endpoint names are known only at run time. */
interface AnyApi {
  endpoints: Record<
    string,
    {
      initiate: (args: unknown, options?: object) => Thunk<Asked>;
      select: (args: unknown) => (state: unknown) => Answer;
    }
  >;
  util: {
    getRunningQueryThunk: (name: string, args: unknown) => Thunk<PromiseLike<unknown> | undefined>;
  };
}

/**
 * Makes `unwrap()` of a read, started by a lazy trigger or by `initiate`, resolve or reject only
 * when the state of the read is settled. By default, RTK Query takes the state at the end of a
 * request. If a change has made the data stale in the meantime, the next request is then already
 * under way: after a failure there is neither data nor an error, and `unwrap()` returned
 * `undefined` although its type promises data; after a success it returned outdated data.
 */
export function answerWhenSettled({ endpoints, util }: AnyApi, name: string): void {
  const read = endpoints[name];
  if (!read) return;
  const { initiate, select } = read;
  read.initiate = (args, options) => (dispatch, getState) => {
    const asked = dispatch(initiate(args, options));
    asked.unwrap = async () => {
      let running: PromiseLike<unknown> | undefined = asked;
      while (running) {
        await running;
        running = dispatch(util.getRunningQueryThunk(name, args));
      }
      const { status, data, error } = select(args)(getState());
      if (status === 'fulfilled') return data;
      // A read whose store was emptied has no data to return.
      return Promise.reject(error ?? unreachable(''));
    };
    return asked;
  };
}
