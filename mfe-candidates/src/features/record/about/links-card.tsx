import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import { Card, CardRow, CardRows, IconExternalLink, IconEye, Tooltip } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardEmpty } from '../profile/card-empty.tsx';
import { EditLink } from '../profile/edit-link.tsx';
import classes from './links-card.module.css';

/** The candidate's links. */
export function LinksCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  return (
    <Card
      title={t('record.links.title')}
      count={candidate.links.length}
      flush
      actions={
        candidate.allowedActions.includes('edit_links') && (
          <EditLink
            to={href(candidatesRoutes.editLinks, { id: candidate.id })}
            label={t('record.links.edit')}
          />
        )
      }
    >
      {candidate.links.length === 0 ? (
        <CardEmpty
          text={t('record.links.none')}
          to={
            candidate.allowedActions.includes('edit_links')
              ? href(candidatesRoutes.editLinks, { id: candidate.id })
              : null
          }
          label={t('record.links.add')}
        />
      ) : (
        <CardRows>
          {candidate.links.map((link) => (
            <CardRow key={link.id} compact>
              <a className={classes.link} href={link.url} target="_blank" rel="noopener noreferrer">
                <span className={classes.kind}>{link.label ?? t(`enum.link.${link.kind}`)}</span>
                <span className={classes.url}>{shortUrl(link.url)}</span>
                <IconExternalLink size={13} aria-label={t('record.links.open')} />
              </a>
              {link.visibility === 'client' && (
                <Tooltip label={t('record.links.client')}>
                  <IconEye size={14} aria-label={t('record.links.client')} role="img" />
                </Tooltip>
              )}
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
