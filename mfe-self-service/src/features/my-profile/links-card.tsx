import { Card, CardRow, CardRows, EmptyState, IconExternalLink, IconLink } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** Links to the person's work elsewhere. */
export function LinksCard({ profile }: { profile: OwnProfile }) {
  const { links } = profile;
  const t = useMessages();
  return (
    <Card
      title={t('profile.links.title')}
      count={links.length}
      flush
      actions={<EditBlock block="links" profile={profile} />}
    >
      {links.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconLink}
          title={t('profile.links.none')}
          text={t('profile.links.noneText')}
        />
      ) : (
        <CardRows>
          {links.map(({ id, kind, url, label }) => (
            <CardRow key={id}>
              <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
                <span className={classes.linkKind}>{label ?? t(`enum.link.${kind}`)}</span>
                <span className={classes.address}>{shortAddress(url)}</span>
                <IconExternalLink size={14} role="img" aria-label={t('profile.links.open')} />
              </a>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
