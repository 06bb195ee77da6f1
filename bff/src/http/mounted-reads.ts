import type { AnyEndpoint } from '@muster/contracts';
import type { Request, Response, Router } from 'express';
import { matches, segmentsOf } from './mounted-endpoints.ts';

/** The answer to a request. */
export interface Answer {
  readonly status: number;
  readonly answer: unknown;
  /** Replayed from an earlier request with the same key. */
  readonly isReplay?: boolean;
}

interface MountedRead {
  readonly pattern: readonly string[];
  readonly answerTo: (req: Request, res: Response) => Promise<Answer>;
}

/** A read with the parameters from its address. */
export interface FoundRead extends Pick<MountedRead, 'answerTo'> {
  readonly params: Readonly<Record<string, string>>;
}

/** The reads of each app, by the first segment and the length of their paths. */
const reads = new WeakMap<Router, Map<string, MountedRead[]>>();

const keyOf = (segments: readonly string[]): string => `${segments.length} ${segments[0]}`;

/**
 * Registers a read of a router that can be answered without a response of its own; see
 * `mountReads`.
 */
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
 * Finds the read of a path: the first one mounted, as in the router.
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
