import { limits, type Criterion, type Rating } from '@muster/contracts';
import { Card, StarField, TextArea, type BoundField } from '@muster/ui';
import classes from './evaluation.module.css';
import { useEvaluationMessages } from './messages.ts';

interface RatingFieldsProps {
  criteria: readonly Criterion[];
  score: (id: string) => BoundField<number | null>;
  comment: (id: string) => BoundField<string>;
  /** The person's own ratings, shown to the reviewer. */
  selfRatings?: readonly Rating[];
}

/** A score and a comment for each criterion. */
export function RatingFields({ criteria, score, comment, selfRatings = [] }: RatingFieldsProps) {
  const t = useEvaluationMessages();
  return (
    <Card title={t('section.ratings')} count={criteria.length}>
      <div className={classes.rows}>
        {criteria.map(({ id, name, description, weight }) => {
          const own = selfRatings.find(({ criterionId }) => criterionId === id);
          return (
            <div key={id} className={classes.criterion}>
              <StarField
                label={t('rating', { name })}
                help={[description, t('weight', { weight })].filter(Boolean).join(' · ')}
                required
                {...score(id)}
              />
              {own?.score && (
                <p className={classes.quiet}>
                  {[t('self', { score: own.score }), own.comment].filter(Boolean).join(' · ')}
                </p>
              )}
              <TextArea
                label={t('comment', { name })}
                maxLength={limits.evaluation.comment}
                {...comment(id)}
              />
            </div>
          );
        })}
      </div>
    </Card>
  );
}
