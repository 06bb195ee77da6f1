import { companyRules, excludingRules, type CompanyRule } from '@muster/contracts';
import { DateField, SelectField, TextArea, type BoundField } from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';

const excludes: ReadonlySet<string> = new Set(excludingRules);

/** Returns the effects of a rule while it applies. */
export const ruleEffects = (rule: CompanyRule, t: Translate): string[] => [
  t(`clientRules.form.effects.${excludes.has(rule) ? 'away' : 'hint'}`),
];

/** Field for the kind of rule. */
export function RuleKind({ field }: { field: BoundField<CompanyRule> }) {
  const t = useMessages();
  return (
    <SelectField
      label={t('clientRules.form.rule')}
      required
      options={companyRules.map((value) => ({ value, label: t(`clientRules.rule.${value}`) }))}
      {...field}
    />
  );
}

/** Fields for end and reason. */
export function RuleFacts({
  until,
  note,
}: {
  until: BoundField<string | null>;
  note: BoundField<string>;
}) {
  const t = useMessages();
  return (
    <>
      <DateField
        label={t('clientRules.form.until')}
        help={t('clientRules.form.untilHelp')}
        {...until}
      />
      <TextArea
        label={t('clientRules.form.note')}
        help={t('clientRules.form.noteHelp')}
        maxLength={300}
        {...note}
      />
    </>
  );
}
