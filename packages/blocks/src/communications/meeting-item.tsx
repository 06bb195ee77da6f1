import type { TalkMeeting } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Badge, DateTime, IconVideo, type Family } from '@muster/ui';
import { useTalkMessages } from './messages.ts';
import classes from './talk.module.css';

const families: Partial<Record<TalkMeeting['status'], Family>> = {
  open: 'blue',
  in_progress: 'blue',
  ended: 'green',
};

/** One meeting: its subject, attendees, time and owner. */
export function MeetingItem({ meeting }: { meeting: TalkMeeting }) {
  const t = useTalkMessages();
  const { title, kind, status, startsAt, host, path, isMasked } = meeting;
  const name = isMasked ? t(`meeting.kind.${kind}`) : title;
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <IconVideo size={16} aria-hidden className={classes.icon} />
        <span className={classes.subject}>
          {path ? <AppLink href={path}>{name}</AppLink> : name}
        </span>
        <Badge family={families[status] ?? 'grey'}>{t(`meeting.state.${status}`)}</Badge>
      </div>
      <div className={classes.facts}>
        {host && `${t('meeting.host', { name: host.name })} · `}
        <DateTime value={startsAt} />
      </div>
    </div>
  );
}
