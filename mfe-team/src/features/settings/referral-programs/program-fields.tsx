import { currencies, limits, referralKinds, referralTriggers } from '@muster/contracts';
import {
  DateField,
  FieldRow,
  MoneyField,
  NumberField,
  RichTextEditor,
  SelectField,
  TextField,
} from '@muster/ui';
import { useProgramMessages } from './messages.ts';
import type { ProgramForm } from './program-values.ts';

interface ProgramFieldsProps {
  form: ProgramForm;
  /** Whether the program exists, so that its reward can no longer change. */
  isMade?: boolean;
  /** Whether it has begun, so that its first day can no longer change. */
  hasBegun?: boolean;
}

/** What a program pays, when, and under which terms. */
export function ProgramFields({ form, isMade = false, hasBegun = false }: ProgramFieldsProps) {
  const t = useProgramMessages();
  const { rewardsPerYear, terms } = limits.referral.program;
  return (
    <>
      <TextField label={t('form.name')} required autoFocus {...form.field('name')} />
      <SelectField
        label={t('form.kind')}
        required
        clearable={false}
        disabled={isMade}
        options={referralKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.field('kind')}
      />
      <MoneyField
        label={t('form.reward')}
        required
        currencies={currencies}
        {...form.field('reward')}
      />
      <SelectField
        label={t('form.trigger')}
        required
        clearable={false}
        options={referralTriggers.map((value) => ({ value, label: t(`when.${value}`) }))}
        {...form.field('trigger')}
      />
      <FieldRow>
        <DateField
          label={t('form.activeFrom')}
          required
          disabled={hasBegun}
          {...form.field('activeFrom')}
        />
        <DateField
          label={t('form.activeTo')}
          help={t('form.activeToHelp')}
          {...form.field('activeTo')}
        />
      </FieldRow>
      <NumberField
        label={t('form.rewardsPerYear')}
        help={t('form.rewardsPerYearHelp')}
        required
        min={rewardsPerYear.min}
        max={rewardsPerYear.max}
        {...form.field('rewardsPerYear')}
      />
      <RichTextEditor
        label={t('form.terms')}
        help={t('form.termsHelp')}
        maxLength={terms}
        {...form.field('terms')}
      />
    </>
  );
}
