import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { href, publicRoutes, type AuthoredFeedback } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { refusalOf } from '../../shared/refusal-of.ts';
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
  const query = api.useFeedbackVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  const refusal = refusalOf(query);
  useDocumentTitle(t('document'), { whole: true });
  if (refusal) return <LinkRefusal error={refusal} onRetry={() => void query.refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  return children(currentData, handle);
}
