import type { AnyEndpoint } from '@muster/contracts';
import type { Request, Response, Router } from 'express';
import { matches, segmentsOf } from './mounted-endpoints.ts';

/** What a request is answered with. */
export interface Answer {
  readonly status: number;
  readonly answer: unknown;
  /** Repeated from an earlier request with the same key. */
  readonly isReplay?: boolean;
}

interface MountedRead {
  readonly pattern: readonly string[];
  readonly answerTo: (req: Request, res: Response) => Promise<Answer>;
}

/** A read with the parameters that an address names. */
export interface FoundRead extends Pick<MountedRead, 'answerTo'> {
  readonly params: Readonly<Record<string, string>>;
}

/** The reads of each app, by the first part and the length of their paths. */
const reads = new WeakMap<Router, Map<string, MountedRead[]>>();

const keyOf = (segments: readonly string[]): string => `${segments.length} ${segments[0]}`;

/** Makes a read of a router answerable without a response of its own; see `mountReads`. */
export function registerRead(
  router: Router,
  endpoint: AnyEndpoint,
  answerTo: MountedRead['answerTo'],
): void {
  const ofRouter = reads.get(router) ?? new Map<string, MountedRead[]>();
  reads.set(router, ofRouter);
  const pattern = segmentsOf(endpoint.path);
  const alike = ofRouter.get(keyOf(pattern)) ?? [];
  ofRouter.set(keyOf(pattern), [...alike, { pattern, answerTo }]);
}

/**
 * The read that a path goes to: the first that was mounted, as in the router.
 * @throws URIError for a path with a broken escape
 */
export function findRead(router: Router, path: string): FoundRead | null {
  const segments = segmentsOf(path).map(decodeURIComponent);
  const alike = reads.get(router)?.get(keyOf(segments)) ?? [];
  for (const { pattern, answerTo } of alike) {
    if (!matches(pattern, segments)) continue;
    const named = pattern.flatMap((part, i) =>
      part.startsWith(':') ? [[part.slice(1), segments[i] ?? ''] as const] : [],
    );
    return { answerTo, params: Object.fromEntries(named) };
  }
  return null;
}
