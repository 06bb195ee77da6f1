import type { AuditEventView } from '@muster/contracts';
import { DateTime, Link, PersonLine, type DataTableColumn } from '@muster/ui';
import classes from './activity-columns.module.css';
import { actionWords, recordWords, whoOf } from './event-words.ts';
import type { Translate } from './use-messages.ts';

/** Returns the columns of the log. */
export function activityColumns(
  t: Translate,
  hrefOf: (event: AuditEventView) => string | null,
): DataTableColumn<AuditEventView>[] {
  return [
    {
      id: 'when',
      header: t('column.when'),
      sortKey: 'at',
      sortDescFirst: true,
      width: 216,
      cell: (event) => <DateTime value={event.at} />,
    },
    {
      id: 'who',
      header: t('column.who'),
      width: 200,
      cell: (event) => {
        const { name, as } = whoOf(t, event);
        return <PersonLine name={name} secondary={as} />;
      },
    },
    {
      id: 'what',
      header: t('column.what'),
      width: 240,
      grow: true,
      cell: (event) => actionWords(t, event.action),
    },
    {
      id: 'record',
      header: t('column.record'),
      width: 230,
      cell: (event) => <RecordName event={event} href={hrefOf(event)} t={t} />,
    },
    {
      id: 'ip',
      header: t('column.ip'),
      width: 132,
      cell: ({ ip }) => ip && <span className={classes.address}>{ip}</span>,
    },
  ];
}

interface RecordNameProps {
  event: AuditEventView;
  href: string | null;
  t: Translate;
}

/** The record's name, as a link if the reader can open it. */
export function RecordName({ event, href, t }: RecordNameProps) {
  const name = recordWords(t, event);
  if (!href) return <span>{name}</span>;
  return (
    <Link className={classes.link} href={href}>
      {name}
    </Link>
  );
}
