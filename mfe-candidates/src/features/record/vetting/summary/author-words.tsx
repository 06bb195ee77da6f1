import type { VettingSummary } from '@muster/contracts';
import classes from '../vetting.module.css';
import { useClientSummaryMessages } from './messages.ts';

/** Each interviewer's text besides the marks, for users who may read it. */
export function AuthorWords({ authors }: Pick<VettingSummary, 'authors'>) {
  const t = useClientSummaryMessages();
  const told = authors.filter(({ strengths, concerns }) => strengths || concerns);
  return told.map(({ scorecardId, author, strengths, concerns }) => (
    <div key={scorecardId} className={classes.words}>
      <h3 className={classes.head}>{author?.name ?? t('someone')}</h3>
      {strengths && (
        <p className={classes.mail}>
          <strong>{t('strengths')}:</strong> {strengths}
        </p>
      )}
      {concerns && (
        <p className={classes.mail}>
          <strong>{t('concerns')}:</strong> {concerns}
        </p>
      )}
    </div>
  ));
}
