import { BadStatus } from './fetch-with-patience.ts';

/**
 * Why an area does not show: it was not handed out, took too long, is damaged, or is made for
 * another version of the page.
 */
export type FailureKind = 'unreachable' | 'slow' | 'broken' | 'version';

/** A remote that cannot be used, with the kind of cause that people are told. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What the bundler's runtime says of a lost chunk, in `type`. */
function kindOfLostChunk(error: Error): FailureKind {
  const { type } = error as Error & { type?: string };
  if (type === 'timeout') return 'slow';
  // "missing": a script came and ran, and it was not the chunk.
  return type === 'missing' ? 'broken' : 'unreachable';
}

/** How the federation runtime words what a remote needs and the shell does not have. */
const unmetNeed = /does not satisfy the requirement|RUNTIME-012/;

/** The kind of any failure on the way to a mounted remote. */
export function failureKindOf(error: unknown): FailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'ChunkLoadError') return kindOfLostChunk(error);
  return unmetNeed.test(error.message) ? 'version' : 'broken';
}

/** The failure of a request, as {@link RemoteFailure}. */
export function requestFailure(url: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { name, message: text = String(error) } = (error ?? {}) as Partial<Error>;
  if (name === 'TimeoutError')
    return new RemoteFailure('slow', `${url} did not answer in time`, { cause: error });
  // A TypeError is how the browser says that there was no answer at all.
  if (error instanceof BadStatus || name === 'TypeError')
    return new RemoteFailure('unreachable', `${url}: ${text}`, { cause: error });
  return new RemoteFailure('broken', `${url} is not what it should be: ${text}`, { cause: error });
}
