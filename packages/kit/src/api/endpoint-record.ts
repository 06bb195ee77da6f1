import type { AnyEndpoint } from '@muster/contracts';

/** The endpoints that a remote uses, under the names of its hooks. */
export type EndpointRecord = Readonly<Record<string, AnyEndpoint>>;
