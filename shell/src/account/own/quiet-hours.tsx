import { FieldRow, FormSection, SelectField, Switch, useT, zoneCity, zoneName } from '@muster/ui';
import { formatClock } from './format-clock.ts';
import { preferenceMessages } from './preference-messages.ts';
import type { Quiet } from './use-preferences.ts';

type QuietHoursProps = {
  quiet: Quiet;
  timeZone: string | null;
  onChoose: (quiet: Quiet) => void;
};

/** The default start of quiet hours. */
const usual = { from: '20:00', to: '08:00' };

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/**
 * Returns every half hour and the chosen time; the other end's time is disabled, because a whole
 * day cannot be chosen.
 */
const timesFor = (chosen: string, other: string) =>
  [...new Set([...halfHours, chosen])]
    .sort()
    .map((value) => ({ value, label: formatClock(value), disabled: value === other }));

/** When mails wait, in the user's own time zone. */
export function QuietHours({ quiet, timeZone, onChoose }: QuietHoursProps) {
  const t = useT(preferenceMessages);
  const zone = timeZone ?? 'UTC';
  return (
    <FormSection
      title={t('quiet')}
      text={t('quietText')}
      aside={
        <Switch
          aria-label={t('quiet')}
          checked={quiet !== null}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? usual : null)}
        />
      }
    >
      {quiet && (
        <FieldRow>
          <SelectField
            label={t('from')}
            required
            searchable
            options={timesFor(quiet.from, quiet.to)}
            value={quiet.from}
            onChange={(from) => from && onChoose({ ...quiet, from })}
          />
          <SelectField
            label={t('to')}
            required
            searchable
            help={t('zone', { city: zoneCity(zone), zone: zoneName(zone) })}
            options={timesFor(quiet.to, quiet.from)}
            value={quiet.to}
            onChange={(to) => to && onChoose({ ...quiet, to })}
          />
        </FieldRow>
      )}
    </FormSection>
  );
}
