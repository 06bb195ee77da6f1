import type { AnyEndpoint } from '@muster/contracts';

const mounted = new Map<string, AnyEndpoint>();

/** Every endpoint that is served, for the test that compares with the contracts. */
export const mountedEndpoints = (): readonly AnyEndpoint[] => [...mounted.values()];

/** Notes an endpoint as served. Mounting again (a second app in one process) is no change. */
export function noteMounted(endpoint: AnyEndpoint): void {
  const known = mounted.get(endpoint.name);
  if (known && known !== endpoint) throw new Error(`Two endpoints are named ${endpoint.name}`);
  if (known) return;
  const before = mountedEndpoints().find((earlier) => hides(earlier, endpoint));
  if (before) throw new Error(`${endpoint.name} is hidden by ${before.name}: mount it first`);
  mounted.set(endpoint.name, endpoint);
}

/** Whether requests for `later` would all go to `earlier`. */
const hides = (earlier: AnyEndpoint, later: AnyEndpoint): boolean =>
  earlier.method === later.method && matches(earlier.path, later.path.split('/').filter(Boolean));

/** The methods that some endpoint offers for this path below `/api/v1`. */
export function methodsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  const methods = mountedEndpoints()
    .filter((endpoint) => matches(endpoint.path, segments))
    .map(({ method }) => method);
  return [...new Set(methods)].toSorted();
}

function matches(pattern: string, segments: string[]): boolean {
  const parts = pattern.split('/').filter(Boolean);
  return (
    parts.length === segments.length &&
    parts.every((part, i) => part.startsWith(':') || part === segments[i])
  );
}
