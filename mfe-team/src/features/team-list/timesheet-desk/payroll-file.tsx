import { useState } from 'react';
import { shiftDay, timesheetFileKinds } from '@muster/contracts';
import { Button, DateField, FieldRow, IconDownload, Stack, Text, dayKey } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** The files that payroll and invoices are made from, of a month unless other days are chosen. */
export function PayrollFile() {
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
