import type { AnyEndpoint } from '@muster/contracts';

interface Mounted {
  readonly endpoint: AnyEndpoint;
  readonly segments: readonly string[];
}

const mounted = new Map<string, Mounted>();

/** Every endpoint that is served, for the test that compares with the contracts. */
export const mountedEndpoints = (): readonly AnyEndpoint[] =>
  [...mounted.values()].map(({ endpoint }) => endpoint);

/** Notes an endpoint as served. Mounting again (a second app in one process) is no change. */
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

/** The methods that some endpoint offers for this path below `/api/v1`. */
export function methodsOf(path: string): string[] {
  const segments = segmentsOf(path);
  const methods = [...mounted.values()]
    .filter((earlier) => matches(earlier.segments, segments))
    .map(({ endpoint }) => endpoint.method);
  return [...new Set(methods)].toSorted();
}

/** The parts of a path or of its pattern. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Whether requests for a path would go to a pattern. */
export const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, i) => part.startsWith(':') || part === segments[i]);
