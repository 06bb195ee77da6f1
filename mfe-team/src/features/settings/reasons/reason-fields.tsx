import { limits, reasonSides } from '@muster/contracts';
import { CheckboxField, NumberField, SelectField, TextField } from '@muster/ui';
import { useReasonMessages } from './messages.ts';
import type { ReasonForm } from './reason-values.ts';

/** What a reason says, whose it is and what it asks for. */
export function ReasonFields({ form }: { form: ReasonForm }) {
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
    </>
  );
}
