import {
  homeLists,
  href,
  jobsRoutes,
  teamRoutes,
  type HomeFigures,
  type HomeLateAnswer,
} from '@muster/contracts';
import { QueryView, RouteLink, useActor, useCan } from '@muster/kit';
import {
  Button,
  CancelButton,
  CardRow,
  CardRows,
  DateTime,
  Drawer,
  EmptyState,
  IconCircleCheck,
  NoticeBar,
  OverlayFooter,
  PersonLine,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './answers.module.css';

/** Candidates who have waited longer than promised, with a link to those told in time. */
export function AnswersDrawer({ onClose }: { onClose: () => void }) {
  const t = useHomeMessages();
  const can = useCan();
  const query = api.useHomeLateAnswersQuery();
  const { data: figures } = api.useHomeFiguresQuery();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('late.title')}
      subtitle={query.data && t('late.count', { count: query.data.total })}
      footer={
        <OverlayFooter
          left={
            can('report.readHiring') && figures?.answers && <ToldLink answers={figures.answers} />
          }
        >
          <CancelButton>{t('late.close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <QueryView
        query={query}
        keepPrevious
        skeleton={<RowSkeletons rows={4} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState icon={IconCircleCheck} title={t('late.none')} text={t('late.noneText')} />
        }
      >
        {({ data, total }) => (
          <div className={classes.rows}>
            {total > data.length && (
              <NoticeBar kind="info">{t('late.first', { shown: data.length, total })}</NoticeBar>
            )}
            <CardRows>
              {data.map((answer) => (
                <AnswerRow key={answer.id} answer={answer} />
              ))}
            </CardRows>
          </div>
        )}
      </QueryView>
    </Drawer>
  );
}

function AnswerRow({ answer }: { answer: HomeLateAnswer }) {
  const t = useHomeMessages();
  const { id, candidate, job, company, stage, since, dueAt } = answer;
  return (
    <CardRow wraps>
      <PersonLine
        name={candidate.name}
        src={candidate.photo}
        secondary={[stage, job.title, company.name].join(' · ')}
        href={href(jobsRoutes.applicationProfile, { jobApplicationId: id })}
        wraps
      />
      <span className={classes.times}>
        <span>
          {t('late.since')} <DateTime value={since} as="relative-day" />
        </span>
        {dueAt && (
          <span className={classes.due}>
            {t('late.due')} <DateTime value={dueAt} as="relative-day" />
          </span>
        )}
      </span>
    </CardRow>
  );
}

/** Link to the report with the figure's share. */
function ToldLink({ answers }: { answers: NonNullable<HomeFigures['answers']> }) {
  const t = useHomeMessages();
  const { from, to, zone } = answers;
  const actorId = useActor()?.id ?? '';
  return (
    <Button
      component={RouteLink}
      route={teamRoutes.reports}
      query={homeLists.answersOwedBy(actorId, { from, to, zone })}
      variant="subtle"
    >
      {t('late.told')}
    </Button>
  );
}
