import { exitSurveyVerdicts, type ExitSurveyQuestion } from '@muster/contracts';
import { CheckboxField, SelectField, StarField, TextArea } from '@muster/ui';
import { useExitSurveyMessages } from './messages.ts';
import type { SurveyForm } from './use-survey-form.ts';

/** The questions for one side: whether to work together again, star ratings and a comment. */
export function SurveyFields({
  question: { side, criteria },
  form,
}: {
  question: Pick<ExitSurveyQuestion, 'side' | 'criteria'>;
  form: SurveyForm;
}) {
  const t = useExitSurveyMessages();
  return (
    <>
      <SelectField
        label={t(`again.${side}`)}
        required
        options={exitSurveyVerdicts.map((value) => ({ value, label: t(`verdicts.${value}`) }))}
        {...form.field('again')}
      />
      {criteria.map((one) => (
        <StarField
          key={one}
          label={t(`criteria.${one}`)}
          required
          {...form.field(`scores.${one}`)}
        />
      ))}
      <TextArea label={t('comment')} {...form.field('comment')} />
      <CheckboxField label={t('private')} help={t('privateHelp')} {...form.field('isPrivate')} />
    </>
  );
}
