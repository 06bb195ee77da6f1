import type { ReactNode } from 'react';
import type { InterviewVisit } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { useInterviewMessages } from './messages.ts';

interface InterviewViewProps {
  handle: string;
  children: (visit: InterviewVisit) => ReactNode;
}

/** Loads the current interview of a link; an invalid link shows why. */
export function InterviewView({ handle, children }: InterviewViewProps) {
  const t = useInterviewMessages();
  const query = api.useScheduleVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(query.currentData?.title, { whole: true });
  return (
    <LinkView query={query} opening={t('opening')}>
      {children}
    </LinkView>
  );
}
