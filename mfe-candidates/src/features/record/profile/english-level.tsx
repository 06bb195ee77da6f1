import type { CandidateRecord } from '@muster/contracts';
import { VerifiedTick } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './english-level.module.css';

/** Decisive level and its assessor, with the candidate's own claim if different. */
export function EnglishLevel({ claims }: { claims: CandidateRecord['english'] }) {
  const t = useMessages();
  const best = claims[0];
  if (!best) return null;
  const own = claims.find((claim) => claim.assessedBy === 'self');
  const assessed = best.assessedBy !== 'self';
  return (
    <span className={classes.line}>
      <span>{t(`enum.english.${best.level}`)}</span>
      {assessed ? (
        <VerifiedTick>
          {best.assessor
            ? t('record.about.assessedBy', { name: best.assessor.name })
            : t('record.about.assessed')}
        </VerifiedTick>
      ) : (
        <span className={classes.quiet}>{t('record.about.selfRated')}</span>
      )}
      {assessed && own && own.level !== best.level && (
        <span className={classes.quiet}>
          {t('record.about.selfSays', { level: t(`enum.english.${own.level}`) })}
        </span>
      )}
    </span>
  );
}
