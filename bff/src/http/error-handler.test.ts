import mongoose from 'mongoose';
import { toAppError } from './error-handler.ts';

const { MongoNetworkError, MongoNotConnectedError, MongoServerSelectionError } = mongoose.mongo;

/**
 * The driver uses this name but does not export the class: a call in progress when its pool was
 * cleared.
 */
class PoolClearedOnNetworkError extends MongoNetworkError {
  override get name() {
    return 'PoolClearedOnNetworkError';
  }
}

const passing = [
  new MongoNetworkError('reset'),
  new MongoNotConnectedError('not yet'),
  new MongoServerSelectionError('none', {} as never),
  new PoolClearedOnNetworkError('the monitor heard nothing'),
];

const systemError = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

it.each(['EPIPE', 'ECONNRESET', 'ENOSPC'])('%s is reported as temporary', (code) => {
  expect(toAppError(systemError(code)).code).toBe('UNAVAILABLE');
});

it.each(passing.map((error) => [error.name, error] as const))(
  'a database that is unavailable for a while is no defect: %s',
  (_name, error) => expect(toAppError(error).code).toBe('UNAVAILABLE'),
);
