import type { CandidateRow } from '@muster/contracts';
import { DateTime, FittingChips } from '@muster/ui';
import type { TranslateList } from '../../shared/use-list-messages.ts';
import classes from './candidate-card.module.css';
import { CandidatePhoneRow } from './candidate-phone-row.tsx';

/** Candidate as a card: the lines of the phone, then skills, owner and last contact. */
export function CandidateCard({ row, t }: { row: CandidateRow; t: TranslateList }) {
  return (
    <span className={classes.card}>
      <CandidatePhoneRow row={row} t={t} />
      <FittingChips items={row.topSkills} total={row.skillCount} />
      <span className={classes.foot}>
        <span>{row.owner?.name}</span>
        <span>
          {t('list.column.lastContact')}{' '}
          {row.lastContactedAt ? (
            <DateTime value={row.lastContactedAt} as="relative-day" />
          ) : (
            t('list.never')
          )}
        </span>
      </span>
    </span>
  );
}
