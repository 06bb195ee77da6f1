import { useState } from 'react';
import { candidatesRoutes, href, limits, type Bio, type CandidateRecord } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  IconEye,
  IconLock,
  IconPlus,
  RichTextView,
  UnstyledButton,
  formatRelativeDay,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardEmpty } from '../profile/card-empty.tsx';
import { EditLink } from '../profile/edit-link.tsx';
import classes from './bios-card.module.css';

/** Bios; the default one is expanded. */
export function BiosCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { bios = [], allowedActions } = candidate;
  const mayEdit = allowedActions.includes('edit_bios');
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Card
      title={t('bios.title')}
      count={bios.length}
      flush
      actions={
        mayEdit &&
        bios.length < limits.bio.max && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} />}
            component={RouteLink}
            route={candidatesRoutes.bioNew}
            params={{ id: candidate.id }}
          >
            {t('bios.add')}
          </Button>
        )
      }
    >
      {bios.length === 0 ? (
        <CardEmpty
          text={t('bios.none')}
          to={mayEdit ? href(candidatesRoutes.bioNew, { id: candidate.id }) : null}
          label={t('bios.addFirst')}
        />
      ) : (
        <ul className={classes.list}>
          {bios.map((bio, index) => (
            <BioItem
              key={bio.id}
              bio={bio}
              isOpen={opened === null ? index === 0 : opened === bio.id}
              onToggle={(open) => setOpened(open ? bio.id : '')}
              editHref={
                mayEdit ? href(candidatesRoutes.bioEdit, { id: candidate.id, bioId: bio.id }) : null
              }
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface BioItemProps {
  bio: Bio;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  editHref: string | null;
}

function BioItem({ bio, isOpen, onToggle, editHref }: BioItemProps) {
  const t = useMessages();
  const isForClients = bio.audience === 'client';
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <UnstyledButton
          className={classes.title}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {bio.title}
        </UnstyledButton>
        {editHref && <EditLink to={editHref} label={t('bios.edit', { title: bio.title })} />}
      </div>
      <div className={classes.badges}>
        {bio.isDefault && <Badge family="blue">{t('bios.isDefault')}</Badge>}
        <Badge family="grey" icon={isForClients ? IconEye : IconLock}>
          {t(isForClients ? 'bios.clients' : 'bios.internal')}
        </Badge>
        <Badge family={bio.status === 'ready' ? 'green' : 'amber'}>{t(`bios.${bio.status}`)}</Badge>
      </div>
      {isOpen && (
        <div className={classes.body} lang={bio.language}>
          <RichTextView html={bio.body} />
        </div>
      )}
      <span className={classes.quiet}>
        {t('bios.changed', {
          when: formatRelativeDay(bio.updatedAt),
          name: bio.updatedBy?.name ?? '–',
        })}
        {bio.approvedBy && ` · ${t('bios.approved', { name: bio.approvedBy.name })}`}
      </span>
    </li>
  );
}
