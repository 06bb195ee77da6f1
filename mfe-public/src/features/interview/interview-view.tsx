import type { ReactNode } from 'react';
import type { InterviewVisit } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { refusalOf } from '../../shared/refusal-of.ts';
import { useInterviewMessages } from './messages.ts';

interface InterviewViewProps {
  handle: string;
  children: (visit: InterviewVisit) => ReactNode;
}

/** The interview of a link, always as it is now; a link that opens nothing says why. */
export function InterviewView({ handle, children }: InterviewViewProps) {
  const t = useInterviewMessages();
  const query = api.useScheduleVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  const refusal = refusalOf(query);
  useDocumentTitle(currentData?.title, { whole: true });
  if (refusal) return <LinkRefusal error={refusal} onRetry={() => void query.refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  return children(currentData);
}
