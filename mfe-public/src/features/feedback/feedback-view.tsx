import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { href, publicRoutes, type AuthoredFeedback } from '@muster/contracts';
import { isApiError, useDocumentTitle } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { useGuestFeedbackMessages } from './messages.ts';

export const feedbackPath = (handle: string): string =>
  href(publicRoutes.feedbackByToken, { token: handle });

interface FeedbackViewProps {
  children: (feedback: AuthoredFeedback, handle: string) => ReactNode;
}

/** The feedback of a link, as it stands; a link that opens nothing says why. */
export function FeedbackView({ children }: FeedbackViewProps) {
  const t = useGuestFeedbackMessages();
  const { token: handle = '' } = useParams();
  const { currentData, error, isFetching, refetch } = api.useFeedbackVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(t('document'), { whole: true });
  // What is being written stays on the page while the connection is away.
  const isOver = isApiError(error) && error.code.startsWith('TOKEN_');
  if (error && !isFetching && (isOver || !currentData))
    return <LinkRefusal error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  return children(currentData, handle);
}
