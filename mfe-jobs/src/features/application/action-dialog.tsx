import { earlyStageKinds } from '@muster/contracts';
import type { ApplicationRecord } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  CancelButton,
  CheckboxField,
  DateField,
  DecisionModal,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import type { DialogAction } from './dialog-actions.ts';
import { useApplicationWords } from './messages.ts';
import { RateField } from './rate-field.tsx';
import { RateWarnings } from './rate-warnings.tsx';
import { useMovedOn } from './use-moved-on.ts';
import { useTakeAction } from './use-take-action.ts';
import type { ActionInput } from './use-take-action.ts';

interface ActionDialogProps {
  action: DialogAction;
  record: ApplicationRecord;
  onClose: () => void;
}

const withProof: readonly DialogAction[] = ['request_interview', 'unselect', 'contracting_fails'];
const withNote: readonly DialogAction[] = ['mark_interested', 'recall', 'move_to_job'];

/** Asks for what an action needs, and takes it. */
export function ActionDialog({ action, record, onClose }: ActionDialogProps) {
  const t = useApplicationWords();
  const platform = usePlatform();
  const { take, pending, error } = useTakeAction(action, record);
  const goOn = useMovedOn(record);
  const [input, setInput] = useState<ActionInput>({
    note: '',
    round: '',
    days: [null],
    startDate: record.agreedStart,
    billRate: record.billRate ?? null,
    payRate: record.payRate ?? null,
    belowMinimum: false,
    jobId: null,
    stage: 'added',
    outcome: 'selected',
    reasonId: null,
  });
  const set = (changes: Partial<ActionInput>) => setInput({ ...input, ...changes });
  const isBelow = input.belowMinimum || (isApiError(error) && error.code === 'RATE_BELOW_MINIMUM');
  const submit = async () => {
    const after = await take(input);
    if (!after) return;
    onClose();
    if (action === 'move_to_job') goOn(after);
    else platform.notify({ kind: 'success', text: t(`done.${action}`) });
  };
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t(`action.${action}`)}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      avatar={<Avatar name={record.candidate.name} size={32} />}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        <OverlayFooter>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button type="submit" size="md" loading={pending}>
            {t(`action.${action}`)}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {action === 'ask_interest' && record.job.confidential && (
          <NoticeBar kind="info">{t('dialog.unnamed')}</NoticeBar>
        )}
        {action === 'request_interview' && <Interview input={input} set={set} />}
        {action === 'start_contracting' && <Contract input={input} set={set} isBelow={isBelow} />}
        {action === 'start_contracting' && (
          <RateWarnings record={record} billRate={input.billRate} payRate={input.payRate} />
        )}
        {action === 'contracting_fails' && <Outcome input={input} set={set} />}
        {action === 'move_to_job' && <OtherJob record={record} input={input} set={set} />}
        {action === 'ask_interest' && (
          <TextArea
            label={t('dialog.message')}
            value={input.note}
            onChange={(note) => set({ note })}
          />
        )}
        {withProof.includes(action) && (
          <TextArea
            label={t('dialog.proof')}
            help={t('dialog.proofHelp')}
            required
            value={input.note}
            onChange={(note) => set({ note })}
          />
        )}
        {withNote.includes(action) && (
          <TextArea
            label={t('dialog.note')}
            value={input.note}
            onChange={(note) => set({ note })}
          />
        )}
      </Stack>
    </DecisionModal>
  );
}

interface Part {
  input: ActionInput;
  set: (changes: Partial<ActionInput>) => void;
}

function Interview({ input, set }: Part) {
  const t = useApplicationWords();
  return (
    <>
      <TextField
        label={t('dialog.round')}
        value={input.round}
        onChange={(round) => set({ round })}
      />
      {input.days.map((day, index) => (
        <DateField
          key={`day-${String(index)}`}
          label={t('dialog.day', { count: index + 1 })}
          value={day}
          onChange={(next) => {
            const days = input.days.with(index, next);
            set({
              days: next && index === days.length - 1 && days.length < 5 ? [...days, null] : days,
            });
          }}
        />
      ))}
    </>
  );
}

interface ContractProps extends Part {
  /** The rate turned out to be less than the person accepts. */
  isBelow: boolean;
}

function Contract({ input, set, isBelow }: ContractProps) {
  const t = useApplicationWords();
  return (
    <>
      <DateField
        label={t('dialog.start')}
        required
        value={input.startDate}
        onChange={(startDate) => set({ startDate })}
      />
      <RateField
        label={t('terms.bill')}
        required
        value={input.billRate}
        onChange={(billRate) => set({ billRate })}
      />
      <RateField
        label={t('terms.pay')}
        required
        value={input.payRate}
        onChange={(payRate) => set({ payRate })}
      />
      {isBelow && (
        <CheckboxField
          label={t('dialog.below')}
          value={input.belowMinimum}
          onChange={(belowMinimum) => set({ belowMinimum })}
        />
      )}
    </>
  );
}

function Outcome({ input, set }: Part) {
  const t = useApplicationWords();
  const ends = input.outcome === 'rejected' ? 'reject' : 'withdraw';
  const reasons = api.useReasonsListQuery(
    { query: { context: `application_${ends}` } },
    { skip: input.outcome === 'selected' },
  );
  return (
    <>
      <SegmentedField
        label={t('dialog.outcome')}
        value={input.outcome}
        options={(['selected', 'rejected', 'withdrawn'] as const).map((value) => ({
          value,
          label: t(`dialog.outcomes.${value}`),
        }))}
        onChange={(outcome: ActionInput['outcome']) => set({ outcome, reasonId: null })}
      />
      {input.outcome !== 'selected' && (
        <SelectField
          label={t('dialog.reason')}
          required
          value={input.reasonId}
          options={(reasons.data?.data ?? []).map(({ id, label }) => ({ value: id, label }))}
          onChange={(reasonId) => set({ reasonId })}
        />
      )}
    </>
  );
}

function OtherJob({ record, input, set }: Part & { record: ApplicationRecord }) {
  const t = useApplicationWords();
  const jobs = api.useApplicationsJobChoicesQuery({
    query: { candidateId: record.candidate.id },
  });
  return (
    <>
      <SelectField
        label={t('dialog.job')}
        required
        searchable
        value={input.jobId}
        options={(jobs.data?.data ?? [])
          .filter(({ refusal }) => refusal === null || refusal.code === 'EARLIER_ATTEMPT')
          .map(({ id, title, company }) => ({ value: id, label: `${title}, ${company.name}` }))}
        onChange={(jobId) => set({ jobId })}
      />
      <SegmentedField
        label={t('dialog.stage')}
        value={input.stage}
        options={earlyStageKinds.map((value) => ({ value, label: t(`dialog.stages.${value}`) }))}
        onChange={(stage: ActionInput['stage']) => set({ stage })}
      />
    </>
  );
}
