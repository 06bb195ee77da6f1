import {
  applicationRejectSchema,
  type ApplicationRecord,
  type ApplicationRejection,
  type BodyOf,
  type Reason,
  type ReasonSide,
  type Telling,
  type applicationEndpoints,
} from '@muster/contracts';
import { useReasonWords } from '@muster/blocks';
import { ReadProblem, errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  CancelButton,
  DecisionModal,
  EffectList,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  SelectField,
  Stack,
  StageBadge,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { mailTelling } from '../../shared/telling/mail-telling.ts';
import { TellingPane } from '../../shared/telling/telling-pane.tsx';
import { BridgeChoice } from './bridge-choice.tsx';
import { useApplicationMessages } from './messages.ts';
import { rejectEffects } from './reject-effects.ts';
import { useBridge } from './use-bridge.ts';

interface RejectFormProps {
  record: ApplicationRecord;
  rejection: ApplicationRejection;
  /** Continues as a withdrawal: the candidate decided, not the agency or the client. */
  onWithdraw?: (() => void) | undefined;
}

type Bridge = BodyOf<typeof applicationEndpoints.reject>['bridge'];

const usualSides: readonly ReasonSide[] = ['agency', 'client', 'candidate'];

/** Reason and origin on the left; the mail to the candidate on the right. */
export function RejectForm({ record, rejection, onWithdraw }: RejectFormProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [reject] = api.useApplicationsRejectMutation();
  const [restore] = api.useApplicationsRestoreMutation();
  const reasonList = api.useReasonsListQuery({ query: { context: 'application_reject' } });
  const reasons = reasonList.data?.data;
  // Until the reasons are loaded, offers the sides that usually have some.
  const sides = [...new Set(reasons?.map((one) => one.side) ?? usualSides)].filter(
    (one) => one !== 'client' || record.everSubmitted,
  );
  const offered: ReasonSide[] =
    onWithdraw && !sides.includes('candidate') ? [...sides, 'candidate'] : sides;
  const [chosenSide, setSide] = useState<ReasonSide>('agency');
  const { name } = record.candidate;
  const form = useZodForm({
    schema: applicationRejectSchema.omit({ version: true }),
    initialValues: {
      reasonId: null as string | null,
      note: '',
      clientNote: '',
      telling: (rejection.unavailable ? { by: 'later' } : mailTelling(rejection, 24)) as Telling,
      poolId: null as string | null,
      bridge: { jobIds: [], inMail: false } as Bridge,
    },
    prepare: (values) => ({
      ...values,
      reasonId: values.reasonId ?? '',
      note: values.note || null,
      clientNote: values.clientNote || null,
    }),
  });
  const { telling, bridge } = form.values;
  const bridgeJobs = useBridge(record);
  const [fill] = api.useLazyEmailTemplatesFillQuery();
  const words = useReasonWords(async (id) => {
    const body = {
      subjectType: 'candidate' as const,
      subjectId: record.candidate.id,
      applicationId: record.id,
    };
    const filled = fill({ params: { id }, body }).unwrap();
    return filled.then(
      ({ text }) => text,
      () => null,
    );
  });
  // The preview shows the mail as sent, with the other jobs if it names them.
  const named = api.useApplicationsRejectionQuery(
    { params: { id: record.id }, query: { otherJobs: bridge.jobIds.join(',') } },
    { skip: !bridge.inMail || bridge.jobIds.length === 0 },
  );
  const reason = reasons?.find(({ id }) => id === form.values.reasonId);
  // A restored draft includes its reason.
  const side = reason?.side ?? chosenSide;
  const noteMissing = reason?.requiresNote === true && form.values.note.trim() === '';
  // Explains beside the disabled button what is missing.
  let todo: string | undefined;
  if (!reason) todo = t('reject.todo.reason');
  else if (noteMissing) todo = t('reject.todo.note');
  const saving = useFormMutation({
    form,
    mutation: reject,
    draft: `application/${record.id}/reject`,
    version: record.version,
    toArgs: ({ output, version }) => ({ params: { id: record.id }, body: { ...output, version } }),
    onSaved: ({ version, allowedActions }) => {
      platform.notify({
        kind: 'success',
        text: t('done.reject'),
        ...(allowedActions.includes('restore') && { undo: () => takeBack(version) }),
      });
      close({ saved: true });
    },
  });
  async function tellWith(chosen: Reason | undefined) {
    if (telling.by !== 'mail') return;
    const text = await words.textFor(chosen, telling.text);
    if (text !== undefined) form.applyPatch({ telling: { ...telling, text } });
  }
  async function takeBack(version: number) {
    const answer = await restore({ params: { id: record.id }, body: { version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'info', text: t('ended.restored') },
    );
  }

  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t('reject.title', { name })}
      subtitle={
        <>
          {record.job.title}, {record.company.name} <StageBadge of={record} />
        </>
      }
      avatar={<Avatar name={name} src={record.candidate.photo} size={32} />}
      onSubmit={saving.submit}
      aside={
        <TellingPane
          label={t('reject.how', { name })}
          rejection={(bridge.inMail && named.currentData) || rejection}
          value={telling}
          textError={form.summary.lines.find(({ path }) => path === 'telling.text')?.text}
          onChange={(next) =>
            form.applyPatch({
              telling: next,
              bridge: { ...bridge, inMail: bridge.inMail && next.by === 'mail' },
            })
          }
        />
      }
      footer={
        <OverlayFooter left={todo}>
          <CancelButton>{t('reject.keep')}</CancelButton>
          <Button
            type="submit"
            variant="danger"
            size="md"
            disabled={todo !== undefined}
            loading={saving.pending}
          >
            {t('reject.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        {record.clientDecision !== 'none' && (
          <NoticeBar kind="info">
            {t('reject.decided', { decision: t(`reject.decision.${record.clientDecision}`) })}
          </NoticeBar>
        )}
        {record.interviews.length > 0 && (
          <NoticeBar kind="warning">{t('reject.interview')}</NoticeBar>
        )}
        {offered.length > 1 && (
          <SegmentedField
            label={t('reject.who')}
            value={side}
            options={offered.map((value) => ({ value, label: t(`reject.side.${value}`) }))}
            onChange={(next: ReasonSide) => {
              if (next === 'candidate' && onWithdraw) return onWithdraw();
              setSide(next);
              form.applyPatch({ reasonId: null });
            }}
          />
        )}
        <ReadProblem query={reasonList} what={t('reject.reason')} />
        <SelectField
          label={t('reject.reason')}
          required
          {...form.field('reasonId')}
          onChange={(reasonId) => {
            form.applyPatch({ reasonId });
            void tellWith(reasons?.find(({ id }) => id === reasonId));
          }}
          options={(reasons ?? [])
            .filter((one) => one.side === side)
            .map(({ id, label }) => ({ value: id, label }))}
        />
        <TextArea
          label={t('reject.note')}
          help={t('reject.noteHelp')}
          required={reason?.requiresNote ?? false}
          {...form.field('note')}
        />
        {record.everSubmitted && (
          <TextArea
            label={t('reject.clientNote')}
            help={t('reject.clientNoteHelp')}
            {...form.field('clientNote')}
          />
        )}
        <BridgeChoice
          jobs={bridgeJobs}
          value={bridge}
          onChange={(next) => form.applyPatch({ bridge: next })}
          isMailed={telling.by === 'mail' && telling.text === null}
        />
        {rejection.pools.length > 0 && (
          <SelectField
            label={t('reject.pool')}
            {...form.field('poolId')}
            options={rejection.pools.map(({ id, name: pool }) => ({ value: id, label: pool }))}
          />
        )}
        <EffectList items={rejectEffects(record, form.values, side, t)} />
      </Stack>
    </DecisionModal>
  );
}
