import {
  declineReferralSchema,
  matchReferralSchema,
  referralActionSchema,
  reopenReferralSchema,
  type BodyOf,
  type Referral,
  type referralEndpoints,
} from '@muster/contracts';
import { ReadProblem, useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, SelectField, TextArea, TextField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useReferralMessages } from './messages.ts';

export type StaffAction = 'contact' | 'match' | 'decline' | 'reopen';

const schemas = {
  contact: referralActionSchema.omit({ version: true }),
  match: matchReferralSchema.omit({ version: true }),
  decline: declineReferralSchema.omit({ version: true }),
  reopen: reopenReferralSchema.omit({ version: true }),
} as const;

/** Mutations of all actions, of which one is used. */
function useAction(action: StaffAction) {
  const [contact] = api.useReferralsContactMutation();
  const [match] = api.useReferralsMatchMutation();
  const [decline] = api.useReferralsDeclineMutation();
  const [reopen] = api.useReferralsReopenMutation();
  return { contact, match, decline, reopen }[action] as typeof decline;
}

interface ReferralDialogProps {
  referral: Referral;
  action: StaffAction;
  onClose: () => void;
}

/** Dialog of a referral's step: its fields, and the mail to the referrer. */
export function ReferralDialog({ referral, action, onClose }: ReferralDialogProps) {
  const t = useReferralMessages();
  const { notify } = usePlatform();
  const isCompany = referral.kind === 'client';
  const name = referral.companyName ?? referral.name;
  const worded = isCompany && action === 'match' ? 'matchCompany' : action;
  const act = useAction(action);
  const reasonList = api.useReasonsListQuery(
    { query: { context: 'referral_decline' } },
    { skip: action !== 'decline' },
  );
  const reasons = reasonList.data?.data;
  const form = useZodForm({
    schema: schemas[action],
    initialValues: { candidate: '', company: '', reasonId: null as string | null, note: '' },
    prepare: ({ candidate, company, reasonId, note }) => ({
      ...(action === 'match' && (isCompany ? { company } : { candidate })),
      ...(action === 'decline' && { reasonId: reasonId ?? '', note }),
      ...(action === 'reopen' && { note }),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: act,
    version: referral.version,
    toArgs: ({ output, version }) => ({
      params: { id: referral.id },
      body: { ...output, version } as BodyOf<typeof referralEndpoints.decline>,
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t(`done.${action}`) });
      onClose();
    },
  });
  const reason = reasons?.find(({ id }) => id === form.values.reasonId);
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t(`dialog.${worded}`, { name })}
        {...(referral.email !== undefined && { subtitle: referral.email })}
        keep={t('keep')}
        confirm={t(`actions.${worded}`)}
        danger={action === 'decline'}
        effects={[t(`effects.${worded}`)]}
        unsaved={form.dirty}
        summary={form.summary}
        saving={saving}
      >
        {action === 'match' && isCompany && (
          <TextField
            label={t('companyNumber')}
            help={t('companyHelp')}
            required
            {...form.field('company')}
          />
        )}
        {action === 'match' && !isCompany && (
          <TextField
            label={t('candidate')}
            help={t('candidateHelp')}
            required
            {...form.field('candidate')}
          />
        )}
        <ReadProblem query={reasonList} what={t('reason')} />
        {action === 'decline' && (
          <SelectField
            label={t('reason')}
            required
            options={(reasons ?? []).map(({ id, label }) => ({ value: id, label }))}
            {...form.field('reasonId')}
          />
        )}
        {(action === 'decline' || action === 'reopen') && (
          <TextArea
            label={t('note')}
            maxLength={500}
            required={action === 'reopen' || reason?.requiresNote === true}
            {...form.field('note')}
          />
        )}
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
