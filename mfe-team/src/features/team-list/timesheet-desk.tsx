import { useState } from 'react';
import {
  formatHours,
  href,
  shiftDay,
  teamRoutes,
  timesheetFileKinds,
  timesheetQueues,
  type TimesheetRow,
} from '@muster/contracts';
import { AppLink, QueryView, useCan, useUrlParam } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  CardRows,
  DateField,
  Drawer,
  EmptyState,
  FieldRow,
  IconCircleCheck,
  IconDownload,
  SegmentedField,
  Skeleton,
  Stack,
  StateBadge,
  Text,
  dayKey,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './team-columns.module.css';

/** The timesheets waiting for approval, over the list: `?timesheets=waiting`. */
export function TimesheetDesk() {
  const t = useMessages();
  const can = useCan();
  const [shown, show] = useUrlParam('timesheets', timesheetQueues);
  if (!shown) return null;
  return (
    <Drawer opened onClose={() => show(null)} title={t('desk.title')}>
      <Stack>
        <SegmentedField
          label={t('desk.show')}
          hideLabel
          options={timesheetQueues.map((value) => ({ value, label: t(`desk.queue.${value}`) }))}
          value={shown}
          onChange={(value) => show(value)}
        />
        <Queue shown={shown} />
        {can('timesheet.export') && <PayrollFile />}
      </Stack>
    </Drawer>
  );
}

function Queue({ shown }: { shown: (typeof timesheetQueues)[number] }) {
  const t = useMessages();
  const query = api.useTimesheetsDeskQuery({ query: { show: shown } });
  return (
    <QueryView
      query={query}
      size="compact"
      skeleton={<Skeleton height={240} />}
      empty={<EmptyState size="compact" icon={IconCircleCheck} title={t(`desk.none.${shown}`)} />}
    >
      {({ data, total }) => (
        <>
          <CardRows>
            {data.map((row) => (
              <SheetRow key={row.id} row={row} />
            ))}
          </CardRows>
          {total > data.length && (
            <Text c="dimmed">{t('desk.more', { count: total - data.length })}</Text>
          )}
        </>
      )}
    </QueryView>
  );
}

function SheetRow({ row }: { row: TimesheetRow }) {
  const t = useMessages();
  const { memberId, memberName, placementId, periodStart, periodEnd, assignment } = row;
  return (
    <CardRow compact>
      <span className={classes.stack}>
        <AppLink
          href={href(
            teamRoutes.teamByIdProfileTimesheets,
            { id: memberId },
            { day: periodStart, ...(placementId && { contract: placementId }) },
          )}
        >
          {memberName}
        </AppLink>
        <span className={classes.second}>
          {t('desk.period', { from: formatDate(periodStart), to: formatDate(periodEnd) })}
          {assignment && ` · ${assignment.client}`}
        </span>
      </span>
      <span>
        {formatHours(row.minutes)} {row.isLate && <Badge family="red">{t('desk.late')}</Badge>}{' '}
        <StateBadge machine="timesheet" state={row.status} />
      </span>
    </CardRow>
  );
}

/** The files that payroll and invoices are made from, of a month unless other days are chosen. */
function PayrollFile() {
  const t = useMessages();
  const [today] = useState(() => dayKey(new Date()));
  const [from, setFrom] = useState<string | null>(shiftDay(today, -30));
  const [to, setTo] = useState<string | null>(today);
  return (
    <section aria-label={t('desk.file')}>
      <Stack>
        <Text fw={600}>{t('desk.file')}</Text>
        <Text c="dimmed">{t('desk.fileText')}</Text>
        <FieldRow>
          <DateField label={t('desk.from')} required value={from} onChange={setFrom} />
          <DateField label={t('desk.to')} required value={to} onChange={setTo} />
        </FieldRow>
        <FieldRow>
          {timesheetFileKinds.map((kind) => (
            <Button
              key={kind}
              component="a"
              variant="default"
              href={`/api/v1/timesheet-files?kind=${kind}&from=${from ?? ''}&to=${to ?? ''}`}
              download
              leftSection={<IconDownload size={16} />}
            >
              {t(`desk.${kind}`)}
            </Button>
          ))}
        </FieldRow>
      </Stack>
    </section>
  );
}
