import { BadStatus } from './fetch-with-patience.ts';

/**
 * Why an area cannot be shown: it was unavailable, took too long, is damaged, or is made for
 * another version of the page.
 */
export type FailureKind = 'unreachable' | 'slow' | 'broken' | 'version';

/** A remote that cannot be used, with the kind of cause shown to users. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Classifies a failed chunk by the bundler runtime's `type`. */
function kindOfLostChunk(error: Error): FailureKind {
  const { type } = error as Error & { type?: string };
  if (type === 'timeout') return 'slow';
  // "missing": a script was loaded and run, but did not contain the chunk.
  return type === 'missing' ? 'broken' : 'unreachable';
}

/** The federation runtime's wording for a dependency that the shell does not provide. */
const unmetNeed = /does not satisfy the requirement|RUNTIME-012/;

/** Classifies any failure before a remote is mounted. */
export function failureKindOf(error: unknown): FailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'ChunkLoadError') return kindOfLostChunk(error);
  return unmetNeed.test(error.message) ? 'version' : 'broken';
}

/** Converts the failure of a request to a {@link RemoteFailure}. */
export function requestFailure(url: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { name, message: text = String(error) } = (error ?? {}) as Partial<Error>;
  if (name === 'TimeoutError')
    return new RemoteFailure('slow', `${url} did not answer in time`, { cause: error });
  // The browser throws a TypeError if there was no response at all.
  if (error instanceof BadStatus || name === 'TypeError')
    return new RemoteFailure('unreachable', `${url}: ${text}`, { cause: error });
  return new RemoteFailure('broken', `${url} is not what it should be: ${text}`, { cause: error });
}
