import type { ReactNode } from 'react';
import type { InterviewVisit } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { useInterviewMessages } from './messages.ts';

interface InterviewViewProps {
  handle: string;
  children: (visit: InterviewVisit) => ReactNode;
}

/** The interview of a link, always as it is now; a link that opens nothing says why. */
export function InterviewView({ handle, children }: InterviewViewProps) {
  const t = useInterviewMessages();
  const { currentData, error, isFetching, refetch } = api.useScheduleVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(currentData?.title, { whole: true });
  if (error && !isFetching) return <LinkRefusal error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  return children(currentData);
}
