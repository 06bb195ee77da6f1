import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi, type reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import type { Api, CoreModule, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import {
  readsOnly,
  type AnyEndpoint,
  type ArgsOf,
  type EntityName,
  type ReadsOnly,
  type ResponseOf,
} from '@muster/contracts';
import type { ApiError } from './api-error.ts';
import type { ApiServices } from './api-services.ts';
import { baseQuery, type MusterBaseQuery } from './base-query.ts';
import type { CallParts } from './request-url.ts';
import type { EndpointRecord } from './endpoint-record.ts';
import { readingsOf, withAnswer } from './keep-answer.ts';
import { answerWhenSettled } from './settled-answers.ts';
import { changesOf, entitiesOf, tagsOfChange, tagsProvided } from './tags.ts';

export type { EndpointRecord };

/** Arguments of a hook: `{ params, query, body }` as declared, or nothing if none is needed. */
export type CallArgs<E> =
  object extends ArgsOf<E> ? ArgsOf<E> | void : ArgsOf<E> & { idempotencyKey?: string };

/** The definitions from which RTK Query derives the types of its hooks. */
export type DefinitionsOf<T extends EndpointRecord> = {
  [K in keyof T]: ReadsOnly<T[K]> extends true
    ? QueryDefinition<CallArgs<T[K]>, MusterBaseQuery, EntityName, ResponseOf<T[K]>, 'api'>
    : MutationDefinition<CallArgs<T[K]>, MusterBaseQuery, EntityName, ResponseOf<T[K]>, 'api'>;
};

/** An RTK Query api with one typed hook an endpoint: `useCandidatesListQuery`, `…Mutation`. */
export type MusterApi<T extends EndpointRecord> = Api<
  MusterBaseQuery,
  DefinitionsOf<T>,
  'api',
  EntityName,
  CoreModule | typeof reactHooksModuleName
>;

const freshForSeconds = 5;

/**
 * Makes the one api of a remote from endpoints of the contracts:
 * `createMusterApi({ candidatesList: candidateEndpoints.list })` → `useCandidatesListQuery`.
 * Reads become queries, everything else mutations. Results have the type of the response, errors
 * are {@link ApiError}s. Cache tags come from `provides` and `changes`; a successful write also
 * tells other remotes and tabs through the bus.
 */
export function createMusterApi<const T extends EndpointRecord>(endpoints: T): MusterApi<T> {
  const bare = createApi({
    reducerPath: 'api',
    baseQuery,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    // Cached data is shown at once, and fetched again unless it is recent.
    refetchOnMountOrArgChange: freshForSeconds,
    endpoints: () => ({}),
  });
  endpointsOf.set(bare, {});
  return extendMusterApi(bare as unknown as MusterApi<Record<never, never>>, endpoints) as never;
}

/** Endpoints of each API so far, by hook name. */
const endpointsOf = new WeakMap<object, Record<string, AnyEndpoint>>();

/**
 * The same api with further endpoints: a screen that is loaded on demand brings those along that
 * it alone uses, with the schemas of their answers. Cache, tags and store are those of the api.
 */
export function extendMusterApi<T extends EndpointRecord, const More extends EndpointRecord>(
  api: MusterApi<T>,
  more: More,
): MusterApi<T & More> {
  const endpoints = endpointsOf.get(api) ?? {};
  // Two parts of a remote can each bring what a block asks for: it is there once.
  const added = Object.entries(more).filter(([name, endpoint]) => endpoints[name] !== endpoint);
  endpointsOf.set(api, Object.assign(endpoints, more));
  // RTK Query types its hooks from literal definitions; ours are built in a loop from the record.
  api.enhanceEndpoints({ addTagTypes: entitiesOf(Object.values(more)) }).injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        added.map(([name, endpoint]) => [
          name,
          readsOnly(endpoint)
            ? queryOf(build as Build, endpoint)
            : mutationOf(build as Build, endpoint, (answer) =>
                keepAnswer(api as never, endpoints, endpoint, answer),
              ),
        ]),
      ),
  });
  for (const [name, endpoint] of added)
    if (readsOnly(endpoint)) answerWhenSettled(api as never, name);
  return api as never;
}

type Build = Parameters<
  Parameters<typeof createApi<MusterBaseQuery, never, 'api', EntityName>>[0]['endpoints']
>[0];

function queryOf(build: Build, endpoint: AnyEndpoint) {
  return build.query<unknown, CallParts | void>({
    query: (call) => ({ endpoint, ...call }),
    providesTags: (_result, _error, call) => tagsProvided(endpoint, call ?? {}),
  });
}

/** Whether a refusal means that the record has changed since it was read. */
const showsStale = ({ code }: ApiError): boolean =>
  code === 'VERSION_CONFLICT' || code === 'INVALID_TRANSITION';

/** The parts of an API whose names are only known at run time. */
interface AnyApi {
  util: {
    selectCachedArgsForQuery: (state: unknown, name: string) => unknown[];
    updateQueryData: (
      name: string,
      args: unknown,
      update: (kept: unknown) => unknown,
    ) => UnknownAction;
  };
}

type Keep = (answer: unknown) => ThunkAction<void, unknown, unknown, UnknownAction>;

/** Merges the answer of a write into cached records; see {@link withAnswer}. */
const keepAnswer =
  (
    { util }: AnyApi,
    endpoints: EndpointRecord,
    write: AnyEndpoint,
    answer: unknown,
  ): ReturnType<Keep> =>
  (dispatch, getState) => {
    for (const reading of readingsOf(endpoints, write))
      for (const args of util.selectCachedArgsForQuery(getState(), reading.name))
        dispatch(
          util.updateQueryData(reading.name, args, (kept) => withAnswer(kept, answer, reading)),
        );
  };

function mutationOf(build: Build, endpoint: AnyEndpoint, keep: Keep) {
  return build.mutation<unknown, CallParts | void>({
    query: (call) => ({ endpoint, ...call }),
    invalidatesTags: (_result, error, call) =>
      error && !showsStale(error) ? [] : changesOf(endpoint, call ?? {}).flatMap(tagsOfChange),
    onQueryStarted: async (call, { queryFulfilled, extra, dispatch }) => {
      const { platform, ownEvents } = extra as ApiServices;
      const done = await queryFulfilled.catch(() => null);
      if (!done) return;
      dispatch(keep(done.data));
      for (const change of changesOf(endpoint, call ?? {})) {
        ownEvents.add(change);
        platform.bus.emit('entity.changed', change);
      }
    },
  });
}
