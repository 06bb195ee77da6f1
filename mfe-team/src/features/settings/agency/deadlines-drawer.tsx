import { limits } from '@muster/contracts';
import { NumberField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const { hours, answerDays, feedbackHours } = limits.settings;
const { feedbackSlaHours } = limits.company;
const { dueInDays } = limits.screening;

/** Deadlines within which people are expected to act. */
export function DeadlinesDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateDeadlinesMutation();
  const { form, frame } = useGroupForm('deadlines', update, props);
  return (
    <GroupDrawer {...frame}>
      <NumberField
        label={t('firstSubmissionHours')}
        required
        min={hours.min}
        max={hours.max}
        suffix={` ${t('unit.workingHours')}`}
        {...form.field('firstSubmissionHours')}
      />
      <NumberField
        label={t('timesheetAnswerDays')}
        required
        min={answerDays.min}
        max={answerDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('timesheetAnswerDays')}
      />
      <NumberField
        label={t('interestAnswerHours')}
        help={t('interestAnswerHelp')}
        required
        min={hours.min}
        max={hours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('interestAnswerHours')}
      />
      <NumberField
        label={t('rejectionToldHours')}
        help={t('rejectionToldHelp')}
        required
        min={hours.min}
        max={hours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('rejectionToldHours')}
      />
      <NumberField
        label={t('interviewFeedbackHours')}
        help={t('interviewFeedbackHelp')}
        required
        min={feedbackHours.min}
        max={feedbackHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('interviewFeedbackHours')}
      />
      <NumberField
        label={t('clientFeedbackHours')}
        help={t('clientFeedbackHelp')}
        required
        min={feedbackSlaHours.min}
        max={feedbackSlaHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('clientFeedbackHours')}
      />
      <NumberField
        label={t('screeningAnswerDays')}
        help={t('screeningAnswerHelp')}
        required
        min={dueInDays.min}
        max={dueInDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('screeningAnswerDays')}
      />
    </GroupDrawer>
  );
}
