import type { AuditEventView } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { DateTime, Drawer, KeyValueList, formatCount } from '@muster/ui';
import { RecordName } from './activity-columns.tsx';
import { ChangeTable } from './change-table.tsx';
import classes from './event-drawer.module.css';
import { actionWords, recordWords, whoOf } from './event-words.ts';
import { useMessages } from './use-messages.ts';

interface EventDrawerProps {
  event: AuditEventView | null;
  /** Address of the record, if it can be opened. */
  recordHref: string | null;
  /** Address of the log of only this record. */
  historyHref: string;
  onClose: () => void;
}

/** One event with all its details. */
export function EventDrawer({ event, recordHref, historyHref, onClose }: EventDrawerProps) {
  const t = useMessages();
  if (!event) return null;
  const { name, as } = whoOf(t, event);
  return (
    <Drawer opened onClose={onClose} title={actionWords(t, event.action)} subtitle={event.action}>
      <div className={classes.body}>
        <KeyValueList
          items={[
            { label: t('event.when'), value: <DateTime value={event.at} /> },
            { label: t('event.who'), value: as ? `${name} (${as})` : name },
            {
              label: t('event.record'),
              value: recordWords(t, event) && <RecordName event={event} href={recordHref} t={t} />,
            },
            { label: t('event.ip'), value: event.ip },
            {
              label: t('event.number'),
              value: event.seq === null ? t('event.pending') : formatCount(event.seq),
            },
            { label: t('event.request'), value: event.requestId },
          ]}
        />
        {recordWords(t, event) && (
          <AppLink className={classes.history} href={historyHref}>
            {t('event.all')}
          </AppLink>
        )}
        <section className={classes.changes}>
          <h3 className={classes.heading}>{t('event.changes')}</h3>
          <ChangeTable changes={event.changes} t={t} />
        </section>
      </div>
    </Drawer>
  );
}
