import type { Evaluation } from '@muster/contracts';
import { Badge, Card, KeyValueList, StarRating, formatDate, formatMoney } from '@muster/ui';
import { ClientInput } from './client-input.tsx';
import classes from './evaluation.module.css';
import { useEvaluationMessages } from './messages.ts';

/** An evaluation for reading: the score first, then its basis. */
export function EvaluationReading({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const { score, strengths, improvements, managerOnlyNote, rateSuggestion } = evaluation;
  const text = (value: string) => value && <span className={classes.text}>{value}</span>;
  return (
    <>
      <Card title={t('section.score')}>
        <div className={classes.score}>
          {score === null ? t('noScore') : t('score', { score: score.toFixed(2) })}
        </div>
      </Card>
      <Ratings evaluation={evaluation} />
      {(strengths || improvements) && (
        <Card title={t('section.text')}>
          <KeyValueList
            items={[
              { label: t('strengths'), value: text(strengths) },
              { label: t('improvements'), value: text(improvements) },
            ]}
          />
        </Card>
      )}
      <Goals evaluation={evaluation} />
      <ClientInput evaluation={evaluation} />
      {(managerOnlyNote || rateSuggestion) && (
        <div className={classes.managers}>
          <Card title={t('section.managers')}>
            <KeyValueList
              items={[
                { label: t('managerNote'), value: text(managerOnlyNote ?? '') },
                { label: t('rate'), value: rateSuggestion && formatMoney(rateSuggestion) },
              ]}
            />
          </Card>
        </div>
      )}
      <Answer evaluation={evaluation} />
    </>
  );
}

function Ratings({ evaluation: { criteria, ratings, selfRatings } }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  return (
    <Card title={t('section.ratings')} count={criteria.length}>
      <ul className={classes.rows}>
        {criteria.map(({ id, name, description, weight }) => {
          const given = ratings.find(({ criterionId }) => criterionId === id);
          const own = selfRatings.find(({ criterionId }) => criterionId === id);
          return (
            <li key={id} className={classes.row}>
              <span className={classes.name}>{name}</span>
              {given?.score ? (
                <StarRating label={name} value={given.score} />
              ) : (
                <span className={classes.quiet}>{t('noScore')}</span>
              )}
              <span className={classes.quiet}>
                {[description, t('weight', { weight })].filter(Boolean).join(' · ')}
              </span>
              <span className={classes.quiet}>
                {own?.score ? t('self', { score: own.score }) : ''}
              </span>
              {given?.comment && (
                <p className={`${classes.text} ${classes.wide}`}>{given.comment}</p>
              )}
              {own?.comment && (
                <p className={`${classes.quiet} ${classes.text} ${classes.wide}`}>
                  {t('selfComment', { comment: own.comment })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Goals({ evaluation: { goals } }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  if (goals.length === 0) return null;
  return (
    <Card title={t('section.goals')} count={goals.length}>
      <ul className={classes.rows}>
        {goals.map(({ id, text, dueOn, status, carried }) => (
          <li key={id} className={classes.row}>
            <span className={classes.text}>{text}</span>
            <Badge family={status === 'done' ? 'green' : status === 'open' ? 'blue' : 'grey'}>
              {t(`goalState.${status}`)}
            </Badge>
            <span className={classes.quiet}>
              {[dueOn && t('due', { day: formatDate(dueOn) }), carried && t('carried')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The person's comment, and the versions before reopening. */
function Answer({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const { acknowledgedAt, memberComment, revisions } = evaluation;
  return (
    <>
      {acknowledgedAt && (
        <Card title={t('section.answer')}>
          <p className={classes.text}>{memberComment ?? t('noComment')}</p>
          <p className={classes.quiet}>
            {t('acknowledgedOn', { day: formatDate(acknowledgedAt) })}
          </p>
        </Card>
      )}
      {revisions.length > 0 && (
        <div className={classes.managers}>
          <Card title={t('section.history')} count={revisions.length}>
            <ul className={classes.rows}>
              {revisions.map(({ at, by, score }) => (
                <li key={at}>
                  {t('version', {
                    score: score?.toFixed(2) ?? '',
                    day: formatDate(at),
                    name: by?.name ?? '',
                  })}
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  );
}
