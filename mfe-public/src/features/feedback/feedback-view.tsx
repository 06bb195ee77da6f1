import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { href, publicRoutes, type AuthoredFeedback } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { useGuestFeedbackMessages } from './messages.ts';

export const feedbackPath = (handle: string): string =>
  href(publicRoutes.feedbackByToken, { token: handle });

interface FeedbackViewProps {
  children: (feedback: AuthoredFeedback, handle: string) => ReactNode;
}

/** Loads the current feedback of a link; an invalid link shows why. */
export function FeedbackView({ children }: FeedbackViewProps) {
  const t = useGuestFeedbackMessages();
  const { token: handle = '' } = useParams();
  const query = api.useFeedbackVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(t('document'), { whole: true });
  return (
    <LinkView query={query} opening={t('opening')}>
      {(feedback) => children(feedback, handle)}
    </LinkView>
  );
}
