import type { ExitSurvey, ExitSurveyCriterion, Placement } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import {
  FormSection,
  KeyValueList,
  NoticeBar,
  Stack,
  StarRating,
  StateBadge,
  formatDate,
} from '@muster/ui';
import classes from '../exit-surveys/exit-surveys.module.css';
import { useExitSurveyMessages } from '../exit-surveys/messages.ts';
import { useExitSurveysOfPlacementQuery } from './placements-context.tsx';

/**
 * Both sides' survey answers at the end of the work; renders nothing before, or if no one was
 * asked.
 */
export function PlacementSurveys({ placement: { id, status } }: { placement: Placement }) {
  const isOver = status === 'ended' || status === 'terminated';
  return useCan()('exitSurvey.read') && isOver ? <Surveys placementId={id} /> : null;
}

function Surveys({ placementId }: { placementId: string }) {
  const t = useExitSurveyMessages();
  const query = useExitSurveysOfPlacementQuery({ params: { id: placementId } });
  return (
    <QueryView query={query} size="block" skeleton={null}>
      {({ data }) =>
        data.length > 0 && (
          <FormSection title={t('staff.title')}>
            <Stack gap="md">
              {data.map((survey) => (
                <Side key={survey.id} survey={survey} />
              ))}
            </Stack>
          </FormSection>
        )
      }
    </QueryView>
  );
}

function Side({ survey }: { survey: ExitSurvey }) {
  const t = useExitSurveyMessages();
  const { side, status, person, askedAt, expiresAt, again, scores, comment, isPrivate } = survey;
  return (
    <section className={classes.side} aria-label={t(`staff.${side}`)}>
      <div className={classes.head}>
        <strong>{[t(`staff.${side}`), person].filter(Boolean).join(': ')}</strong>
        <StateBadge machine="exit_survey" state={status} />
      </div>
      {status === 'asked' && (
        <p className={classes.quiet}>
          {t('staff.until', { date: formatDate(askedAt), until: formatDate(expiresAt) })}
        </p>
      )}
      {status === 'expired' && <p className={classes.quiet}>{t('staff.never')}</p>}
      {again && (
        <KeyValueList
          items={[
            { label: t('staff.again'), value: t(`verdicts.${again}`) },
            ...(Object.entries(scores) as [ExitSurveyCriterion, number][]).map(([one, value]) => ({
              label: t(`criteria.${one}`),
              value: <StarRating label={t(`criteria.${one}`)} value={value} />,
            })),
          ]}
        />
      )}
      {comment && isPrivate && <NoticeBar kind="warning">{t('staff.private')}</NoticeBar>}
      {comment && <p className={classes.words}>{comment}</p>}
    </section>
  );
}
