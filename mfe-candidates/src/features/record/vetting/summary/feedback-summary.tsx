import type { VettingSummary } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Badge, EmptyState, IconClipboardCheck, NoticeBar, Skeleton } from '@muster/ui';
import { api } from '../../../../api.ts';
import { useVettingMessages } from '../messages.ts';
import { AuthorWords } from './author-words.tsx';
import { ClientSummary } from './client-summary.tsx';
import classes from '../vetting.module.css';

/** Interviewers' opinions of a candidate side by side, with disagreements. */
export function FeedbackSummary({ candidateId }: { candidateId: string }) {
  const t = useVettingMessages();
  const query = api.useScorecardsSummaryQuery({ params: { id: candidateId } });
  return (
    <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={160} />}>
      {(summary) => (
        <>
          {summary.hidden > 0 && (
            <NoticeBar kind="info">{t('summary.hidden', { count: summary.hidden })}</NoticeBar>
          )}
          {summary.authors.length === 0 && summary.hidden === 0 && (
            <EmptyState size="compact" icon={IconClipboardCheck} title={t('summary.empty')} />
          )}
          {summary.authors.length > 0 && (
            <>
              <Matrix summary={summary} />
              <AuthorWords authors={summary.authors} />
            </>
          )}
          <ClientSummary summary={summary} />
        </>
      )}
    </QueryView>
  );
}

function Matrix({ summary: { authors, competencies } }: { summary: VettingSummary }) {
  const t = useVettingMessages();
  return (
    <div className={classes.scroll}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('summary.competency')}</th>
            {authors.map(({ scorecardId, author, kind }) => (
              <th key={scorecardId} scope="col">
                {author?.name} <small>{kind ? t(`kind.${kind}`) : t('scorecards.review')}</small>
              </th>
            ))}
            <th scope="col">{t('summary.average')}</th>
          </tr>
        </thead>
        <tbody>
          {competencies.map(({ competency, scores, average, spread, disagree }) => (
            <tr key={competency}>
              <th scope="row">{t(`summary.competencies.${competency}`)}</th>
              {scores.map((score, index) => (
                <td key={authors[index]?.scorecardId}>{score ?? '–'}</td>
              ))}
              <td>
                {average ?? '–'}{' '}
                {spread !== null && <small>{t('summary.spread', { count: spread })}</small>}{' '}
                {disagree && <Badge family="amber">{t('summary.disagree')}</Badge>}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('summary.recommendation')}</th>
            {authors.map(({ scorecardId, recommendation }) => (
              <td key={scorecardId}>
                {recommendation ? t(`scorecards.recommendation.${recommendation}`) : '–'}
              </td>
            ))}
            <td>–</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
