import { Card, CardRow, CardRows, EmptyState, IconFileText, RichTextView } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** The texts that present the person, for reading. */
export function BiosCard({ bios = [] }: Pick<OwnProfile, 'bios'>) {
  const t = useMessages();
  return (
    <Card title={t('background.bios')} count={bios.length} flush>
      {bios.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconFileText}
          title={t('background.noBios')}
          text={t('background.noBiosText')}
        />
      ) : (
        <CardRows>
          {bios.map((bio) => (
            <CardRow key={bio.id}>
              <div className={classes.said} lang={bio.language}>
                <span className={classes.strong}>{bio.title}</span>
                <RichTextView html={bio.body} />
              </div>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
