import type { ReactNode } from 'react';
import { href, teamRoutes, type Evaluation } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import {
  Breadcrumbs,
  NoticeBar,
  RecordHeader,
  RecordLayout,
  StateBadge,
  formatDate,
} from '@muster/ui';
import { useEvaluationMessages } from './messages.ts';
import classes from './evaluation.module.css';

interface EvaluationFrameProps {
  evaluation: Evaluation;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of an evaluation: person, cycle and state. */
export function EvaluationFrame({ evaluation, title, actions, children }: EvaluationFrameProps) {
  const t = useEvaluationMessages();
  useDocumentTitle(title);
  const { member, cycle, status, dueOn, isLate, isOwn, reviewer, note } = evaluation;
  const day = formatDate(dueOn);
  return (
    <RecordLayout
      header={
        <RecordHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                {
                  label: isOwn ? t('crumb') : member.name,
                  href: href(teamRoutes.teamByIdProfilePerformanceEvaluations, {
                    id: member.id,
                  }),
                },
                { label: t('title', { cycle }) },
              ]}
            />
          }
          name={title}
          badges={<StateBadge machine="evaluation" state={status} />}
          facts={[
            { id: 'member', content: member.name },
            {
              id: 'period',
              content: t('period', {
                from: formatDate(evaluation.periodStart),
                to: formatDate(evaluation.periodEnd),
              }),
            },
            {
              id: 'reviewer',
              content: reviewer ? t('reviewer', { name: reviewer.name }) : t('noReviewer'),
            },
            ...(evaluation.sharedAt || status === 'cancelled'
              ? []
              : [{ id: 'due', content: isLate ? t('late', { day }) : t('due', { day }) }]),
          ]}
          actions={actions}
        />
      }
      main={
        <div className={classes.page}>
          {note && status === 'in_progress' && (
            <NoticeBar kind="warning">
              {t(evaluation.revisions.length > 0 ? 'reopened' : 'sentBack', { note })}
            </NoticeBar>
          )}
          {note && status === 'cancelled' && (
            <NoticeBar kind="info">{t('cancelledBy', { note })}</NoticeBar>
          )}
          {children}
        </div>
      }
    />
  );
}
