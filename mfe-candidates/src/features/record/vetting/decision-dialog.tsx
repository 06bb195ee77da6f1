import {
  limits,
  shiftDay,
  vettingActions,
  type BodyOf,
  type vettingEndpoints,
  vettingFailSchema,
  vettingMachine,
  vettingPassSchema,
  vettingRequiredNoteSchema,
  vettingNoteSchema,
  type CandidateVetting,
  type VettingAction,
} from '@muster/contracts';
import { ReadProblem, useFormMutation, usePlatform } from '@muster/kit';
import {
  Avatar,
  CheckboxField,
  DateField,
  DecisionForm,
  NoticeBar,
  SelectField,
  TextArea,
  dayKey,
  formatDate,
  useNow,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useVettingMessages, type VettingWords } from './messages.ts';
import classes from './vetting.module.css';

interface DecisionDialogProps {
  vetting: CandidateVetting;
  action: VettingAction;
  onClose: () => void;
}

const isVerdict = (action: VettingAction): action is 'pass' | 'fail' =>
  action === 'pass' || action === 'fail';

const schemas = {
  pass: vettingPassSchema.omit({ version: true }),
  fail: vettingFailSchema.omit({ version: true }),
  hold: vettingRequiredNoteSchema.omit({ version: true }),
  need_more: vettingRequiredNoteSchema.omit({ version: true }),
  revoke: vettingRequiredNoteSchema.omit({ version: true }),
  resume: vettingNoteSchema.omit({ version: true }),
  skip_to_interview: vettingNoteSchema.omit({ version: true }),
} as const;

/** Without a scorecard, the note has to give the basis of the verdict. */
const passByNoteSchema = schemas.pass.extend({ note: vettingRequiredNoteSchema.shape.note });

/** Mutations of all steps, of which one is used. */
function useStep(action: VettingAction) {
  const [pass] = api.useVettingPassMutation();
  const [fail] = api.useVettingFailMutation();
  const [hold] = api.useVettingHoldMutation();
  const [resume] = api.useVettingResumeMutation();
  const [needMore] = api.useVettingNeedMoreMutation();
  const [skip] = api.useVettingSkipToInterviewMutation();
  const [revoke] = api.useVettingRevokeMutation();
  const steps = { pass, fail, hold, resume, need_more: needMore, skip_to_interview: skip, revoke };
  return steps[action] as typeof pass;
}

/** Dialog of a vetting step: its fields, its effects, and the mail to the candidate. */
export function DecisionDialog({ vetting, action, onClose }: DecisionDialogProps) {
  const { candidate } = vetting;
  const t = useVettingMessages();
  const { notify } = usePlatform();
  const step = useStep(action);
  const reasonList = api.useReasonsListQuery(
    { query: { context: 'vetting_fail' } },
    { skip: action !== 'fail' },
  );
  const reasons = reasonList.data?.data;
  const now = useNow();
  const isUnproven = action === 'pass' && vetting.submitted === 0;
  const byNote = isUnproven && vetting.mayPassByNote;
  const form = useZodForm({
    schema: byNote ? passByNoteSchema : schemas[action],
    initialValues: {
      note: '',
      reasonId: null as string | null,
      retryAfter: null as string | null,
      mail: true,
    },
    prepare: ({ note, reasonId, retryAfter, mail }) => ({
      note: note || null,
      ...(action === 'fail' && { reasonId: reasonId ?? '', retryAfter }),
      ...(isVerdict(action) && { mail }),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: step,
    version: vetting.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version } as BodyOf<typeof vettingEndpoints.pass>,
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t(`done.${action}`) });
      onClose();
    },
  });
  const { values } = form;
  const reason = reasons?.find(({ id }) => id === values.reasonId);
  const retryDays = reason?.coolDownDays ?? limits.vetting.retryDays;
  const retryAfter = values.retryAfter ?? shiftDay(dayKey(now), retryDays);
  const mailed = api.useVettingMailsQuery(
    { params: { id: candidate.id }, query: action === 'fail' ? { retryAfter } : {} },
    { skip: !isVerdict(action) },
  );
  const mails = mailed.data;
  const preview = isVerdict(action) ? mails?.previews[action] : null;
  const needs: readonly string[] = vettingMachine.transitions[action].requires ?? [];
  const noteRequired =
    needs.includes('note') ||
    byNote ||
    reason?.requiresNote === true ||
    (action === 'skip_to_interview' && vetting.status !== 'screening_submitted');
  const isTold = mails ? values.mail && mails.unavailable === null : null;
  const effects = useEffects(vetting, action, isTold, t);
  // The mail adds a field and a text, which would move the buttons under the pointer.
  if (reasonList.isLoading || mailed.isLoading) return null;
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t(`action.${action}`)}
        subtitle={`${candidate.name} · ${candidate.number}`}
        avatar={<Avatar name={candidate.name} src={candidate.photo} size={32} />}
        keep={t('dialog.keep')}
        confirm={t(`action.${action}`)}
        danger={action === 'fail' || action === 'revoke'}
        disabled={(isUnproven && !byNote) || (isVerdict(action) && !mails)}
        unsaved={form.dirty}
        effects={effects}
        summary={form.summary}
        saving={saving}
      >
        {isUnproven && (
          <NoticeBar kind="warning">
            {byNote ? t('status.byNote', { name: candidate.name }) : t('status.noEvidence')}
          </NoticeBar>
        )}
        <ReadProblem query={reasonList} what={t('dialog.reason')} />
        <ReadProblem query={mailed} what={t('dialog.mail', { name: candidate.name })} />
        {action === 'fail' && (
          <SelectField
            label={t('dialog.reason')}
            required
            options={(reasons ?? []).map(({ id, label }) => ({ value: id, label }))}
            {...form.field('reasonId')}
          />
        )}
        {action === 'fail' && (
          <DateField
            label={t('dialog.retryAfter')}
            help={t('dialog.retryHelp', { count: retryDays })}
            {...form.field('retryAfter')}
          />
        )}
        <TextArea
          label={t('dialog.note')}
          help={t('dialog.noteHelp')}
          maxLength={limits.vetting.note}
          required={noteRequired}
          {...form.field('note')}
        />
        {isVerdict(action) && mails?.unavailable === null && (
          <CheckboxField
            label={t('dialog.mail', { name: candidate.name })}
            {...form.field('mail')}
          />
        )}
        {isVerdict(action) && mails?.unavailable && (
          <NoticeBar kind="warning">
            {t(mails.unavailable === 'no_email' ? 'dialog.noEmail' : 'dialog.notWanted', {
              name: candidate.name,
            })}
          </NoticeBar>
        )}
        {preview && values.mail && (
          <details>
            <summary>{t('dialog.mailPreview')}</summary>
            <p className={classes.mail}>{preview.text}</p>
          </details>
        )}
      </DecisionForm>
      {saving.dialog}
    </>
  );
}

function useEffects(
  { candidate: { name } }: CandidateVetting,
  action: VettingAction,
  /** Whether told by e-mail; null if nobody is, or if it could not be loaded. */
  isTold: boolean | null,
  t: VettingWords,
): string[] {
  const nextYear = new Date(useNow());
  nextYear.setMonth(nextYear.getMonth() + limits.vetting.validMonths);
  const words = { name, date: formatDate(dayKey(nextYear)) };
  return [
    t(`effects.${action}.status`, words),
    ...(action === 'pass' ? [t('effects.pass.badge')] : []),
    ...(action === 'fail' || action === 'revoke' ? [t(`effects.${action}.owners`, words)] : []),
    ...(isTold === null ? [] : [t(isTold ? 'effects.mail' : 'effects.noMail', words)]),
  ];
}

/** Returns the allowed steps in display order. */
export const offeredSteps = ({ allowedActions }: CandidateVetting): VettingAction[] =>
  vettingActions.filter((action) => allowedActions.includes(action));
