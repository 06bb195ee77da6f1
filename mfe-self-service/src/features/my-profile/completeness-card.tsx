import { completenessParts } from '@muster/contracts';
import { Card, ChipList, ProgressRing } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** How complete the profile is, what is missing, and whom to contact. */
export function CompletenessCard({ profile }: { profile: OwnProfile }) {
  const t = useMessages();
  const { percent, missing } = profile.completeness;
  const { recruiter } = profile;
  // Some parts of a profile cannot be entered yet; they count, but are not listed as missing.
  const notAsked = 100 - percent - missing.reduce((sum, part) => sum + completenessParts[part], 0);
  return (
    <Card title={t('profile.complete.title')}>
      <div className={classes.complete}>
        <ProgressRing value={percent / 100} label={t('profile.complete.label')} size={64}>
          <span className={classes.percent}>{t('profile.complete.percent', { percent })}</span>
        </ProgressRing>
        <div className={classes.said}>
          {missing.length > 0 ? (
            <>
              <span className={classes.strong}>{t('profile.complete.missing')}</span>
              <ChipList items={missing.map((part) => t(`enum.part.${part}`))} />
            </>
          ) : (
            <span className={classes.strong}>{t('profile.complete.nothing')}</span>
          )}
          {notAsked > 0 && <p className={classes.quiet}>{t('profile.complete.later')}</p>}
          <p>
            {recruiter
              ? t('profile.complete.ask', { name: recruiter })
              : t('profile.complete.askAgency')}
          </p>
        </div>
      </div>
    </Card>
  );
}
