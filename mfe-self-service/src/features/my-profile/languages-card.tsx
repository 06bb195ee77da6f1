import { languageName } from '@muster/blocks';
import { Card, CardRow, CardRows, EmptyState, IconMessage, VerifiedTick } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** The person's other languages, with their source. */
export function LanguagesCard({ profile }: { profile: OwnProfile }) {
  const t = useMessages();
  const { languages } = profile;
  return (
    <Card
      title={t('profile.languages.title')}
      flush
      actions={<EditBlock block="languages" profile={profile} />}
    >
      {languages.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconMessage}
          title={t('profile.languages.none')}
          text={t('profile.languages.noneText')}
        />
      ) : (
        <CardRows>
          {languages.map(({ id, language, level, assessedBy }) => (
            <CardRow key={id} compact>
              <span className={classes.strong}>
                {languageName(language)} {t(`enum.english.${level}`)}
              </span>
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
