import { failureKindOf, RemoteFailure } from './remote-failure.ts';

const lostChunk = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type });

describe('failureKindOf', () => {
  it.each([
    ['a failure that knows its kind', new RemoteFailure('slow', 'late'), 'slow'],
    ['a chunk that is gone', lostChunk('error'), 'unreachable'],
    ['a chunk that hangs', lostChunk('timeout'), 'slow'],
    ['a chunk that is something else', lostChunk('missing'), 'broken'],
    [
      'a shared library of another major',
      new Error('Version 19.3.1 from shell does not satisfy the requirement of mfe_jobs'),
      'version',
    ],
    ['a shared library that the shell lacks', new Error('RUNTIME-012: no getter'), 'version'],
    ['an error of the remote', new TypeError('x is undefined'), 'broken'],
    ['something thrown that is no error', 'no', 'broken'],
  ])('recognises %s', (_what, error, kind) => {
    expect(failureKindOf(error)).toBe(kind);
  });
});
