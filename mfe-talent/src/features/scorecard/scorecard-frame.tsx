import type { ReactNode } from 'react';
import { candidatesRoutes, talentRoutes, type Scorecard } from '@muster/contracts';
import { RouteLink, useDocumentTitle } from '@muster/kit';
import { StateBadge } from '@muster/ui';
import { VettingFrame } from '../../shared/vetting-frame.tsx';
import { useScorecardMessages } from './messages.ts';

/** The page of a scorecard: candidate, author, and the way back. */
export function ScorecardFrame({
  scorecard,
  children,
}: {
  scorecard: Scorecard;
  children: ReactNode;
}) {
  const t = useScorecardMessages();
  const { candidate, kind, author, typedBy, status, allowedActions, id, interviewId } = scorecard;
  const typed = typedBy && t('typedBy', { name: typedBy.name });
  const title = t('title', { name: candidate.name });
  useDocumentTitle(title);
  return (
    <VettingFrame
      candidate={candidate}
      title={title}
      crumb={t('crumb')}
      subtitle={[kind ? t(`kind.${kind}`) : t('review'), author?.name, typed, candidate.number]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <StateBadge machine="scorecard" state={status} />
          {interviewId && (
            <RouteLink
              route={candidatesRoutes.vettingInterviews}
              params={{ id: candidate.id }}
              query={{ kit: interviewId }}
            >
              {t('kit')}
            </RouteLink>
          )}
          {allowedActions.includes('delete') && (
            <RouteLink
              route={talentRoutes.scorecardDelete}
              params={{ candidateId: candidate.id, vettingFeedbackId: id }}
            >
              {t('delete')}
            </RouteLink>
          )}
        </>
      }
    >
      {children}
    </VettingFrame>
  );
}
