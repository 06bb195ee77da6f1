import {
  rejectSchema,
  type CandidateRecord,
  type Reason,
  type RejectEffects,
} from '@muster/contracts';
import { useReasonWords } from '@muster/blocks';
import { ReadProblem, useFormMutation, useOverlayClose } from '@muster/kit';
import {
  Avatar,
  DecisionForm,
  EffectList,
  IconCalendarX,
  IconEye,
  IconMail,
  IconUserX,
  SelectField,
  StateBadge,
  TextArea,
  dayKey,
  formatDate,
  useNow,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { daysAhead } from '../../shared/status/quick-days.ts';
import { RejectApplications } from './reject-applications.tsx';
import { RejectMail } from './reject-mail.tsx';
import { whenOf } from './mail-delay.ts';
import { useStatusNotice } from '../../shared/status/use-status-notice.ts';

interface RejectFormProps {
  candidate: CandidateRecord;
  effects: RejectEffects;
}

type Mail = {
  template: RejectEffects['mail']['suggested'];
  delayHours: number;
  text: string | null;
};

/** Decision on the left, preview of the candidate's mail on the right. */
export function RejectForm({ candidate, effects }: RejectFormProps) {
  const { id, name, version: seen } = candidate;
  const t = useMessages();
  const now = useNow();
  const close = useOverlayClose();
  const notice = useStatusNotice();
  const reasonList = api.useReasonsListQuery({ query: { context: 'candidate_reject' } });
  const reasons = reasonList.data?.data;
  const [reject] = api.useCandidatesRejectMutation();
  const { applications, mail } = effects;
  const form = useZodForm({
    schema: rejectSchema.omit({ version: true }),
    initialValues: {
      reasonId: null as string | null,
      note: '',
      applicationIds: [] as string[],
      mail: (mail.unavailable
        ? null
        : { template: mail.suggested, delayHours: 24, text: null }) as Mail | null,
    },
    prepare: (values) => ({
      ...values,
      reasonId: values.reasonId ?? '',
      note: values.note || null,
    }),
  });
  const { values } = form;
  const reason = reasons?.find((one) => one.id === values.reasonId);
  const left = applications.filter((one) => !values.applicationIds.includes(one.id)).length;
  const noteMissing = reason?.requiresNote === true && values.note.trim() === '';
  const saving = useFormMutation({
    form,
    mutation: reject,
    draft: `candidate/${id}/reject`,
    version: seen,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: (answer) => {
      notice('reject', answer);
      close();
    },
  });

  const [fill] = api.useLazyEmailTemplatesFillQuery();
  const words = useReasonWords(async (templateId) => {
    const body = { subjectType: 'candidate' as const, subjectId: id };
    const filled = fill({ params: { id: templateId }, body }).unwrap();
    return filled.then(
      ({ text }) => text,
      () => null,
    );
  });
  async function tellWith(chosen: Reason | undefined) {
    if (!values.mail) return;
    const text = await words.textFor(chosen, values.mail.text);
    if (text !== undefined) form.applyPatch({ mail: { ...values.mail, text } });
  }

  // Explains beside the disabled button what is missing.
  let todo: string | null = null;
  if (!reason) todo = t('status.reject.todo.reason');
  else if (noteMissing) todo = t('status.reject.todo.note');
  else if (left > 0) todo = t('status.reject.todo.applications', { count: left });

  const aside = (
    <RejectMail
      candidate={candidate}
      effects={effects}
      value={values.mail}
      textField={form.field('mail.text')}
      onChange={(next) => form.applyPatch({ mail: next })}
    />
  );
  return (
    <DecisionForm
      onClose={close}
      title={t('status.reject.title', { name })}
      subtitle={
        <>
          {candidate.number} <StateBadge machine="candidate" state={candidate.status} />
        </>
      }
      avatar={<Avatar name={name} src={candidate.photo} size={32} />}
      aside={aside}
      effects={null}
      keep={t('status.reject.keep')}
      confirm={t('status.reject.confirm')}
      danger
      disabled={todo !== null}
      note={todo ?? t('status.undo')}
      summary={form.summary}
      saving={saving}
    >
      <ReadProblem query={reasonList} what={t('status.reject.reason')} />
      <SelectField
        label={t('status.reject.reason')}
        required
        options={(reasons ?? []).map((one) => ({ value: one.id, label: one.label }))}
        {...form.field('reasonId')}
        onChange={(reasonId) => {
          form.applyPatch({ reasonId });
          void tellWith(reasons?.find((one) => one.id === reasonId));
        }}
      />
      <TextArea
        label={t('status.reject.note')}
        help={reason?.requiresNote ? t('status.reject.noteRequired') : t('status.noteHelp')}
        required={reason?.requiresNote}
        {...form.field('note')}
      />
      <RejectApplications
        applications={applications}
        confirmed={values.applicationIds}
        onChange={(applicationIds) => form.applyPatch({ applicationIds })}
      />
      <Consequences
        count={values.applicationIds.length}
        live={applications.length}
        hasAccount={effects.hasAccount ?? false}
        reason={reason}
        mailWhen={values.mail && whenOf(values.mail.delayHours, now)}
      />
    </DecisionForm>
  );
}

function Consequences({
  count,
  live,
  hasAccount,
  reason,
  mailWhen,
}: {
  /** Confirmed applications, and all live ones. */
  count: number;
  live: number;
  hasAccount: boolean;
  reason: Reason | undefined;
  /** Null: no mail. Empty: immediately. */
  mailWhen: string | null;
}) {
  const t = useMessages();
  const today = dayKey(useNow());
  return (
    <EffectList
      items={[
        { id: 'leaves', icon: IconUserX, text: t('status.reject.happens.leaves') },
        ...(live > 0
          ? [{ id: 'applications', text: t('status.reject.happens.applications', { count }) }]
          : []),
        {
          id: 'mail',
          icon: IconMail,
          text:
            mailWhen === null
              ? t('status.reject.happens.noMail')
              : t('status.reject.happens.mailAt', {
                  when: mailWhen || t('status.reject.mail.atOnce'),
                }),
        },
        ...(hasAccount
          ? [{ id: 'portal', icon: IconEye, text: t('status.reject.happens.portal') }]
          : []),
        ...(reason?.coolDownDays
          ? [
              {
                id: 'coolDown',
                icon: IconCalendarX,
                text: t('status.reject.happens.coolDown', {
                  until: formatDate(daysAhead(today, reason.coolDownDays)),
                }),
              },
            ]
          : []),
      ]}
    />
  );
}
