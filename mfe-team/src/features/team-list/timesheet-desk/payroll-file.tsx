import { useState } from 'react';
import { fileDaysProblem, limits, shiftDay, timesheetFileKinds } from '@muster/contracts';
import { Button, DateField, FieldRow, IconDownload, Stack, Text, dayKey } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Export files for payroll and invoices, by default of a month. */
export function PayrollFile() {
  const t = useMessages();
  const [today] = useState(() => dayKey(new Date()));
  const [from, setFrom] = useState<string | null>(shiftDay(today, -30));
  const [to, setTo] = useState<string | null>(today);
  const span = from !== null && to !== null ? { from, to } : null;
  const problem = span && fileDaysProblem(span);
  return (
    <section aria-label={t('desk.file')}>
      <Stack>
        <Text fw={600}>{t('desk.file')}</Text>
        <Text c="dimmed">{t('desk.fileText')}</Text>
        <FieldRow>
          <DateField label={t('desk.from')} required value={from} onChange={setFrom} />
          <DateField
            label={t('desk.to')}
            required
            value={to}
            onChange={setTo}
            error={problem ? t(`desk.${problem}`, { count: limits.timesheet.fileDays }) : undefined}
          />
        </FieldRow>
        <FieldRow>
          {timesheetFileKinds.map((kind) => (
            <FileButton
              key={kind}
              href={
                span && !problem
                  ? `/api/v1/timesheet-files?kind=${kind}&from=${span.from}&to=${span.to}`
                  : null
              }
            >
              {t(`desk.${kind}`)}
            </FileButton>
          ))}
        </FieldRow>
      </Stack>
    </section>
  );
}

/**
 * Disabled without an address: a link to a refused file would save the error, or nothing at all.
 */
function FileButton({ href, children }: { href: string | null; children: string }) {
  const look = { variant: 'default', leftSection: <IconDownload size={16} />, children } as const;
  return href === null ? (
    <Button {...look} disabled />
  ) : (
    <Button {...look} component="a" href={href} download />
  );
}
