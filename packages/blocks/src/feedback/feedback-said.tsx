import type { AuthoredFeedback } from '@muster/contracts';
import { Badge, KeyValueList, StarRating } from '@muster/ui';
import classes from './feedback.module.css';
import { useFeedbackBlockMessages } from './messages.ts';

type Said = Pick<
  AuthoredFeedback,
  'criteria' | 'rating' | 'recommendation' | 'comment' | 'privateToAgency' | 'shareable'
>;

/** Submitted feedback, read-only. */
export function FeedbackSaid({ feedback }: { feedback: Said }) {
  const t = useFeedbackBlockMessages();
  const { criteria, rating, recommendation, comment, privateToAgency, shareable } = feedback;
  const stars = (label: string, value: number | null) => ({
    label,
    value: value === null ? '–' : <StarRating label={label} value={value} />,
  });
  return (
    <div className={classes.said}>
      <KeyValueList
        items={[
          stars(t('technical'), criteria.technical),
          stars(t('communication'), criteria.communication),
          stars(t('fit'), criteria.fit),
          stars(t('rating'), rating),
          {
            label: t('recommendation'),
            value: recommendation && t(`recommendations.${recommendation}`),
          },
        ]}
      />
      <p className={classes.words}>{comment === '' ? t('noComment') : comment}</p>
      {(privateToAgency || shareable) && (
        <p className={classes.badges}>
          {privateToAgency && <Badge family="grey">{t('isPrivate')}</Badge>}
          {shareable && <Badge family="blue">{t('isShareable')}</Badge>}
        </p>
      )}
    </div>
  );
}
