import type { AnyEndpoint } from '@muster/contracts';

interface Mounted {
  readonly endpoint: AnyEndpoint;
  readonly segments: readonly string[];
}

const mounted = new Map<string, Mounted>();

/** Returns every served endpoint, for the test that compares them with the contracts. */
export const mountedEndpoints = (): readonly AnyEndpoint[] =>
  [...mounted.values()].map(({ endpoint }) => endpoint);

/**
 * Registers an endpoint as served. Mounting again (a second app in one process) changes nothing.
 */
export function registerMounted(endpoint: AnyEndpoint): void {
  const known = mounted.get(endpoint.name)?.endpoint;
  if (known && known !== endpoint) throw new Error(`Two endpoints are named ${endpoint.name}`);
  if (known) return;
  const segments = segmentsOf(endpoint.path);
  for (const earlier of mounted.values())
    if (earlier.endpoint.method === endpoint.method && matches(earlier.segments, segments))
      throw new Error(`${endpoint.name} is hidden by ${earlier.endpoint.name}: mount it first`);
  mounted.set(endpoint.name, { endpoint, segments });
}

/** Returns the methods that any endpoint offers for this path below `/api/v1`. */
export function methodsOf(path: string): string[] {
  const segments = segmentsOf(path);
  const methods = [...mounted.values()]
    .filter((earlier) => matches(earlier.segments, segments))
    .map(({ endpoint }) => endpoint.method);
  return [...new Set(methods)].toSorted();
}

/** Returns the segments of a path or of its pattern. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Checks whether a path matches a pattern. */
export const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, i) => part.startsWith(':') || part === segments[i]);
