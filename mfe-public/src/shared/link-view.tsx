import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { errorText, isLinkNotOpen, type ApiError } from '@muster/kit';
import { LoadingText, NoticeBar } from '@muster/ui';
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
  /** Name of what is being opened, if better than "link". */
  opening?: string;
  /** Whether the content has a view of its own, which says when the link has to be opened again. */
  isOuter?: boolean;
  children: (found: T) => ReactNode;
}

/** Loads the current content of a link; an invalid link shows why. */
export function LinkView<T>({ query, opening, isOuter, children }: LinkViewProps<T>) {
  const t = useMessages();
  const { currentData, error, isFetching, refetch } = query;
  const refusal = refusalOf(query);
  if (refusal) return <LinkRefusal error={refusal} onRetry={() => void refetch()} />;
  if (currentData === undefined) return <LoadingText>{opening ?? t('opening')}</LoadingText>;
  return (
    <>
      {!isOuter && !isFetching && isLinkNotOpen(error) && (
        <NoticeBar kind="warning">{errorText(error)}</NoticeBar>
      )}
      {children(currentData)}
    </>
  );
}
