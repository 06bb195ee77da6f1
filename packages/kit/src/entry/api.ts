import { readsOnly, type AnyEndpoint } from '@muster/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type * as whole from '../api/create-muster-api.ts';
import type { CallParts } from '../api/request-url.ts';
import { call, fetchAnswer, onAnswer, readOf } from './answers.ts';

/** A read with the fields that screens use: rendered once it has come, requested once. */
function useRead(endpoint: AnyEndpoint, parts: CallParts | void) {
  const given = parts ?? {};
  const read = useSyncExternalStore(onAnswer, () => readOf(endpoint, given));
  useEffect(() => void fetchAnswer(endpoint, given));
  return {
    ...read,
    currentData: read.data,
    isLoading: read.isFetching && read.data === undefined,
    refetch: () => fetchAnswer(endpoint, given, true),
  };
}

/** A write: its trigger and its progress. */
function useWrite(endpoint: AnyEndpoint) {
  const [state, setState] = useState<{ isLoading: boolean; error?: ApiError }>({
    isLoading: false,
  });
  const send = (parts: CallParts = {}) => {
    setState({ isLoading: true });
    const answer = call(endpoint, parts);
    answer.then(
      () => setState({ isLoading: false }),
      (error: ApiError) => setState({ isLoading: false, error }),
    );
    return { unwrap: () => answer };
  };
  return [send, state] as const;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One typed hook per endpoint, with the names of the full kit, without its store. */
function hooksOf(endpoints: Record<string, AnyEndpoint>) {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) =>
      readsOnly(endpoint)
        ? [`use${capital(name)}Query`, (parts: CallParts | void) => useRead(endpoint, parts)]
        : [`use${capital(name)}Mutation`, () => useWrite(endpoint)],
    ),
  );
}

export const createMusterApi: typeof whole.createMusterApi = (endpoints) =>
  hooksOf(endpoints) as never;
export const extendMusterApi: typeof whole.extendMusterApi = (api, more) =>
  ({ ...api, ...hooksOf(more) }) as never;
