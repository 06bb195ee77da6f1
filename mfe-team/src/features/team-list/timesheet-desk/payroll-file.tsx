import { useState } from 'react';
import { limits, shiftDay, timesheetFileKinds } from '@muster/contracts';
import { Button, DateField, FieldRow, IconDownload, Stack, Text, dayKey } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Export files for payroll and invoices, by default of a month. */
export function PayrollFile() {
  const t = useMessages();
  const [today] = useState(() => dayKey(new Date()));
  const [from, setFrom] = useState<string | null>(shiftDay(today, -30));
  const [to, setTo] = useState<string | null>(today);
  const span = from !== null && to !== null ? { from, to } : null;
  const problem = span && problemOf(span);
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
          {timesheetFileKinds.map((kind) =>
            // A link to a file that is refused saves the refusal, or nothing, without a word.
            span && !problem ? (
              <Button
                key={kind}
                component="a"
                variant="default"
                href={`/api/v1/timesheet-files?kind=${kind}&from=${span.from}&to=${span.to}`}
                download
                leftSection={<IconDownload size={16} />}
              >
                {t(`desk.${kind}`)}
              </Button>
            ) : (
              <Button
                key={kind}
                variant="default"
                disabled
                leftSection={<IconDownload size={16} />}
              >
                {t(`desk.${kind}`)}
              </Button>
            ),
          )}
        </FieldRow>
      </Stack>
    </section>
  );
}

/** Why there is no file of these days; null: there is one. */
function problemOf({ from, to }: { from: string; to: string }): 'order' | 'tooLong' | null {
  if (to < from) return 'order';
  return to > shiftDay(from, limits.timesheet.fileDays) ? 'tooLong' : null;
}
