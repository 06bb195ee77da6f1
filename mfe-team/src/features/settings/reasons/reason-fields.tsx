import { limits, reasonSides, toldContexts, type ReasonContext } from '@muster/contracts';
import { ReadProblem } from '@muster/kit';
import { CheckboxField, NumberField, SelectField, TextField } from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonMessages } from './messages.ts';
import type { ReasonForm } from './reason-values.ts';

/** The text, side and requirements of a reason. */
export function ReasonFields({ form, context }: { form: ReasonForm; context: ReasonContext }) {
  const t = useReasonMessages();
  const { coolDownDays } = limits.reason;
  return (
    <>
      <TextField label={t('form.label')} required autoFocus {...form.field('label')} />
      <SelectField
        label={t('form.side')}
        required
        clearable={false}
        options={reasonSides.map((value) => ({ value, label: t(`side.${value}`) }))}
        {...form.field('side')}
      />
      <CheckboxField
        label={t('form.note')}
        help={t('form.noteHelp')}
        {...form.field('requiresNote')}
      />
      <NumberField
        label={t('form.coolDown')}
        help={t('form.coolDownHelp')}
        suffix={t('form.daysSuffix')}
        min={coolDownDays.min}
        max={coolDownDays.max}
        {...form.field('coolDownDays')}
      />
      {toldContexts.has(context) && <TemplateOfReason form={form} />}
    </>
  );
}

/** The team's template with which the candidate is informed. */
function TemplateOfReason({ form }: { form: ReasonForm }) {
  const t = useReasonMessages();
  const query = api.useEmailTemplatesListQuery({});
  const usable = (query.data?.data ?? []).filter(
    ({ scope, audience, isActive }) => scope === 'team' && audience === 'candidate' && isActive,
  );
  return (
    <>
      <ReadProblem query={query} what={t('form.template')} />
      <SelectField
        label={t('form.template')}
        help={t('form.templateHelp')}
        options={usable.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('defaultTemplateId')}
      />
    </>
  );
}
