import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { ApiError } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { LinkRefusal } from './link-refusal.tsx';
import { refusalOf } from './refusal-of.ts';
import { useMessages } from './use-messages.ts';

export interface LinkViewProps<T> {
  query: {
    currentData?: T | undefined;
    error?: ApiError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is being opened, where there is a better word than link. */
  opening?: string;
  children: (found: T) => ReactNode;
}

/** What a link is for, as it is now; a link that opens nothing says why. */
export function LinkView<T>({ query, opening, children }: LinkViewProps<T>) {
  const t = useMessages();
  const { currentData, refetch } = query;
  const refusal = refusalOf(query);
  if (refusal) return <LinkRefusal error={refusal} onRetry={() => void refetch()} />;
  if (currentData === undefined) return <LoadingText>{opening ?? t('opening')}</LoadingText>;
  return children(currentData);
}
