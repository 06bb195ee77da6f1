import { Card, CardRow, CardRows, EmptyState, IconMessage, VerifiedTick } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** The person's level of English, with its source. */
export function EnglishCard({ profile }: { profile: OwnProfile }) {
  const claims = profile.english;
  const t = useMessages();
  return (
    <Card
      title={t('profile.english.title')}
      flush
      actions={<EditBlock block="english" profile={profile} />}
    >
      {claims.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconMessage}
          title={t('profile.english.none')}
          text={t('profile.english.noneText')}
        />
      ) : (
        <CardRows>
          {claims.map(({ id, level, assessedBy }) => (
            <CardRow key={id} compact>
              <span className={classes.strong}>{t(`enum.english.${level}`)}</span>
              {assessedBy === 'self' ? (
                <span className={classes.quiet}>{t('profile.english.self')}</span>
              ) : (
                <VerifiedTick>{t(`profile.english.${assessedBy}`)}</VerifiedTick>
              )}
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
