import { useState } from 'react';
import { maxReportDays, spanDays } from '@muster/contracts';
import {
  Button,
  DateField,
  Drawer,
  IconAdjustmentsHorizontal,
  SelectField,
  Stack,
  TimeZoneField,
  formatDate,
  zoneCity,
} from '@muster/ui';
import { usePeriodMessages } from './messages.ts';
import { reportLengths, type ReportPeriod } from './use-report-period.ts';
import classes from './period.module.css';

interface PeriodControlsProps {
  period: ReportPeriod;
  onChange: (next: Readonly<Record<string, string | null>>) => void;
  /** Whether a past date can be chosen. */
  withAsOf?: boolean;
  /** Whether it shows a single moment, so that there is no period to choose. */
  isMoment?: boolean;
}

/** Chooses the period, its time zone, and the date of the data. */
export function PeriodControls({
  period,
  onChange,
  withAsOf = false,
  isMoment = false,
}: PeriodControlsProps) {
  const t = usePeriodMessages();
  const [isOpen, setOpen] = useState(false);
  const { from, to, length, zone, asOf } = period;
  return (
    <section className={classes.controls} aria-label={t('label')}>
      {!isMoment && (
        <div className={classes.length}>
          <SelectField
            label={t('length.label')}
            hideLabel
            required
            options={[
              ...reportLengths.map((value) => ({ value, label: t(`length.${value}`) })),
              ...(length === null ? [{ value: 'own' as const, label: t('length.own') }] : []),
            ]}
            value={length ?? 'own'}
            onChange={(value) => onChange({ days: value, from: null, to: null })}
          />
        </div>
      )}
      <p className={classes.words}>
        {!isMoment &&
          t('span', { from: formatDate(from), to: formatDate(to), zone: zoneCity(zone) })}
        {isMoment && !asOf && t('now', { zone: zoneCity(zone) })}
        {asOf && <strong> {t('asOf', { day: formatDate(asOf) })}</strong>}
      </p>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        onClick={() => setOpen(true)}
      >
        {t(isMoment ? 'moreMoment' : 'more')}
      </Button>
      {isOpen && (
        <PeriodDrawer
          period={period}
          withAsOf={withAsOf}
          isMoment={isMoment}
          onClose={() => setOpen(false)}
          onChange={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </section>
  );
}

function PeriodDrawer({
  period,
  onChange,
  onClose,
  withAsOf,
  isMoment,
}: Required<PeriodControlsProps> & { onClose: () => void }) {
  const t = usePeriodMessages();
  const [from, setFrom] = useState<string | null>(period.from);
  const [to, setTo] = useState<string | null>(period.to);
  const [zone, setZone] = useState<string | null>(period.zone);
  const [asOf, setAsOf] = useState<string | null>(period.asOf);
  const error = errorOf(from, to);
  const isOwn = from !== period.from || to !== period.to || period.length === null;
  return (
    <Drawer opened onClose={onClose} title={t(isMoment ? 'drawer.titleMoment' : 'drawer.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (error) return;
          onChange({ ...(isOwn && { days: null, from, to }), zone, asOf });
        }}
      >
        <Stack>
          {!isMoment && (
            <>
              <DateField label={t('drawer.from')} required value={from} onChange={setFrom} />
              <DateField
                label={t('drawer.to')}
                required
                value={to}
                onChange={setTo}
                error={error && t(`drawer.${error}`)}
              />
            </>
          )}
          <TimeZoneField
            label={t('drawer.zone')}
            help={t('drawer.zoneText')}
            required
            value={zone}
            onChange={setZone}
          />
          {withAsOf && (
            <DateField
              label={t('drawer.asOf')}
              help={t('drawer.asOfText')}
              value={asOf}
              onChange={setAsOf}
            />
          )}
          <div>
            <Button type="submit" disabled={error !== null}>
              {t('drawer.show')}
            </Button>
          </div>
        </Stack>
      </form>
    </Drawer>
  );
}

function errorOf(from: string | null, to: string | null): 'missing' | 'order' | 'tooLong' | null {
  if (!from || !to) return 'missing';
  if (from > to) return 'order';
  return spanDays({ from, to }) > maxReportDays ? 'tooLong' : null;
}
