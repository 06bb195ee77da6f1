export { isApiError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
export type { MusterBaseQuery } from './base-query.ts';
export { createMusterApi } from './create-muster-api.ts';
export type { CallArgs, DefinitionsOf, EndpointRecord, MusterApi } from './create-muster-api.ts';
export { makeStore } from './make-store.ts';
export type { MusterStore, StoreOptions } from './make-store.ts';
export { newUuid } from './new-uuid.ts';
export { subscribeToBus } from './subscribe-to-bus.ts';
