import {
  scheduleInviteSchema,
  type CandidateRecord,
  type VettingInterview,
} from '@muster/contracts';
import { ChooseFields, choiceOf, usualChoice } from '@muster/blocks';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, useZodForm } from '@muster/ui';
import { api } from '../../../../api.ts';
import { useVettingMessages } from '../messages.ts';

interface ChooseLinkDrawerProps {
  candidate: CandidateRecord;
  interview: VettingInterview;
  onClose: () => void;
}

/** Sends an interview's candidate a link with the interviewers' free times. */
export function ChooseLinkDrawer({ candidate, interview, onClose }: ChooseLinkDrawerProps) {
  const t = useVettingMessages();
  const { notify } = usePlatform();
  const { id, interviewers, kind, version: seen } = interview;
  const { name } = candidate;
  const [invite] = api.useScheduleRequestsInviteMutation();
  const form = useZodForm({
    schema: scheduleInviteSchema,
    initialValues: usualChoice(),
    prepare: (values) => ({ ...choiceOf(values), version: seen }),
  });
  const { values } = form;
  const saving = useFormMutation({
    form,
    mutation: invite,
    version: seen,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t('link.sent', { name }) });
      onClose();
    },
  });
  const { hostRule, noticeHours, horizonDays } = choiceOf(values);
  const free = api.useScheduleRequestsFreeTimesQuery({
    params: { id },
    query: { hostRule, noticeHours, horizonDays },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('link.title', { name })}
      subtitle={t(`kind.${kind}`)}
      cancel={t('cancel')}
      save={t('link.send')}
      form={form}
      saving={saving}
    >
      <ChooseFields
        name={name}
        timeZone={candidate.timeZone}
        durationMin={interview.durationMin}
        hosts={interviewers.length}
        values={values}
        fields={{
          hostRule: form.field('hostRule'),
          noticeHours: form.field('noticeHours'),
          horizonDays: form.field('horizonDays'),
          place: form.field('place'),
          placeValue: form.field('placeValue'),
          message: form.field('message'),
          offered: form.field('offered'),
          confirmHours: form.field('confirmHours'),
        }}
        free={free.currentData}
      />
    </FormDrawer>
  );
}
