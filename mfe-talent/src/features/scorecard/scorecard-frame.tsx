import type { ReactNode } from 'react';
import { candidatesRoutes, href, talentRoutes, type Scorecard } from '@muster/contracts';
import { RouteLink, useDocumentTitle } from '@muster/kit';
import { Breadcrumbs, PageHeader, StateBadge } from '@muster/ui';
import { useScorecardMessages } from './messages.ts';
import classes from './scorecard.module.css';

/** The page of a scorecard: whom it is about, who wrote it, and the way back to the candidate. */
export function ScorecardFrame({
  scorecard,
  children,
}: {
  scorecard: Scorecard;
  children: ReactNode;
}) {
  const t = useScorecardMessages();
  const { candidate, kind, author, status, allowedActions, id } = scorecard;
  const title = t('title', { name: candidate.name });
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <div className={classes.way}>
        <Breadcrumbs
          items={[
            {
              label: t('vettingOf', { name: candidate.name }),
              href: href(candidatesRoutes.candidatesByIdProfileVetting, { id: candidate.id }),
            },
            { label: t('crumb') },
          ]}
        />
      </div>
      <PageHeader
        variant="page"
        title={title}
        subtitle={[t(`kind.${kind}`), author?.name, candidate.number].filter(Boolean).join(' · ')}
        actions={
          <>
            <StateBadge machine="scorecard" state={status} />
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
      />
      <div className={classes.body}>{children}</div>
    </div>
  );
}
