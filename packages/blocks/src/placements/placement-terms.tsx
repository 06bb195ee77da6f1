import { useState } from 'react';
import type { Placement } from '@muster/contracts';
import { Button, FormSection, KeyValueList, formatDate } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import classes from './placements.module.css';
import { TermsDialog } from './terms-dialog.tsx';

/** The terms on hours, notice and timesheets, with a way to change them. */
export function PlacementTerms({ placement }: { placement: Placement }) {
  const t = usePlacementMessages();
  const [editing, setEditing] = useState(false);
  const { timesheetRequired, timesheetPeriod, timesheetPeriodFrom: from } = placement;
  const period = t(`terms.periods.${timesheetPeriod}`);
  return (
    <FormSection
      title={t('section.terms')}
      aside={
        placement.mayEditTerms && (
          <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
            {t('terms.edit')}
          </Button>
        )
      }
    >
      <div className={classes.keys}>
        <KeyValueList
          items={[
            {
              label: t('field.hours'),
              value: t('field.hoursValue', { count: placement.hoursPerWeek }),
            },
            {
              label: t('field.notice'),
              value: t('field.noticeValue', {
                contractor: placement.noticeDaysContractor,
                client: placement.noticeDaysClient,
              }),
            },
            {
              label: t('terms.timesheets'),
              value: !timesheetRequired
                ? t('terms.none')
                : from
                  ? t('terms.periodFrom', { period, date: formatDate(from) })
                  : period,
            },
            {
              label: t('terms.path'),
              value: timesheetRequired ? t(`terms.paths.${placement.approvalPath}`) : null,
            },
            { label: t('terms.workEmail'), value: placement.workEmail },
            { label: t('terms.harvest'), value: placement.harvestProjectRef },
          ]}
        />
      </div>
      {editing && <TermsDialog placement={placement} onClose={() => setEditing(false)} />}
    </FormSection>
  );
}
