import { useState } from 'react';
import {
  impersonationRefusals,
  type ImpersonationOffer,
  type ImpersonationRefusal,
} from '@muster/contracts';
import { roleName, useActor, useOverlayClose, type ApiError } from '@muster/kit';
import {
  Avatar,
  CheckboxField,
  DecisionForm,
  SegmentedField,
  SingleChoiceTiles,
  TextArea,
  TextField,
} from '@muster/ui';
import { ImpersonateRefused } from './impersonate-refused.tsx';
import { ImpersonateRules } from './impersonate-rules.tsx';
import { useImpersonateForm } from './use-impersonate-form.ts';
import { useImpersonateMessages, type ImpersonateMessages } from './use-impersonate-messages.ts';

/** Role, mode and reason on the left; the resulting rules on the right. */
export function ImpersonateForm({ offer }: { offer: ImpersonationOffer }) {
  const t = useImpersonateMessages();
  const close = useOverlayClose();
  const actor = useActor();
  const [refusal, setRefusal] = useState<ImpersonationRefusal | null>(null);
  const { form, submit, pending } = useImpersonateForm(offer, (error) => {
    const refusedBy = refusalOf(error);
    setRefusal(refusedBy);
    return refusedBy !== null;
  });
  const { assignments, modes, needsProof, startsLeft, targetName: name } = offer;
  const { mode, withoutNotice } = form.values;
  if (refusal) return <ImpersonateRefused name={name} refusedBy={refusal} />;
  return (
    <DecisionForm
      onClose={close}
      title={t('title', { name })}
      subtitle={t('startsLeft', { count: startsLeft })}
      avatar={<Avatar name={name} size={32} />}
      aside={<ImpersonateRules offer={offer} mode={mode} withoutNotice={withoutNotice} />}
      effects={null}
      keep={t('keep')}
      confirm={t(`start.${mode}`, { name })}
      note={needsProof && t('needsProof')}
      summary={form.summary}
      saving={{ submit, pending }}
    >
      <SingleChoiceTiles
        label={t('field.assignmentId')}
        required
        columns={1}
        options={assignments.map((assignment) => ({
          value: assignment.id,
          label: assignmentName(assignment, t),
        }))}
        {...form.field('assignmentId')}
      />
      {modes.length > 1 && (
        <SegmentedField
          label={t('field.mode')}
          options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          {...form.field('mode')}
        />
      )}
      {mode === 'act' && (
        <CheckboxField
          label={t('field.confirmAct', { name })}
          required
          {...form.field('confirmAct')}
        />
      )}
      <TextArea
        label={t('field.reason')}
        help={t(withoutNotice ? 'help.reasonKept' : 'help.reason', { name })}
        required
        autoFocus
        {...form.field('reason')}
      />
      <TextField
        label={t('field.ticketRef')}
        help={t('help.ticketRef')}
        {...form.field('ticketRef')}
      />
      {actor?.role === 'owner' && (
        <CheckboxField
          label={t('field.withoutNotice', { name })}
          help={t('help.withoutNotice')}
          {...form.field('withoutNotice')}
        />
      )}
    </DecisionForm>
  );
}

type Assignment = ImpersonationOffer['assignments'][number];

const assignmentName = ({ role, companyName }: Assignment, t: ImpersonateMessages): string =>
  companyName ? t('roleAt', { role: roleName(role), company: companyName }) : roleName(role);

/** Returns why the server refused, if something has changed since the offer. */
function refusalOf({ code, context }: ApiError): ImpersonationRefusal | null {
  if (code !== 'IMPERSONATION_NOT_ALLOWED') return null;
  return impersonationRefusals.find((one) => one === context?.['refusedBy']) ?? null;
}
