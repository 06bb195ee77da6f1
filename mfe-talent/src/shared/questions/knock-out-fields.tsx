import { answersOf, knockOutKind } from '@muster/contracts';
import { ChoiceTiles, FieldRow, NumberField, SelectField } from '@muster/ui';
import { useQuestionMessages } from './messages.ts';
import type { QuestionForm } from './question-values.ts';

/** Which answers flag the form for review. */
export function KnockOutFields({ form }: { form: QuestionForm }) {
  const t = useQuestionMessages();
  const { error } = form.field('knockOut');
  const { knockOut, answerType } = form.values;
  if (knockOutKind(answerType) === 'answer') {
    const answers = answersOf(form.values).filter(Boolean);
    if (answers.length === 0) return null;
    const chosen = knockOut?.when === 'answer_is' ? knockOut.values : [];
    return (
      <ChoiceTiles
        label={t('form.knockOutAnswers')}
        help={t('form.knockOutHelp')}
        error={error}
        options={[...new Set(answers)].map((value) => ({
          value,
          label:
            answerType === 'yes_no'
              ? t(value === 'yes' ? 'form.answer.yes' : 'form.answer.no')
              : value,
        }))}
        value={chosen.filter((value) => answers.includes(value))}
        onChange={(values) =>
          form.setValue('knockOut', values.length > 0 ? { when: 'answer_is', values } : null)
        }
      />
    );
  }
  const when = knockOut && knockOut.when !== 'answer_is' ? knockOut.when : 'never';
  const value = knockOut && knockOut.when !== 'answer_is' ? knockOut.value : null;
  return (
    <FieldRow>
      <SelectField
        label={t('form.knockOutWhen')}
        help={t('form.knockOutHelp')}
        clearable={false}
        value={when}
        options={(['never', 'below', 'above'] as const).map((one) => ({
          value: one,
          label: t(`form.${one}`),
        }))}
        onChange={(next) =>
          form.setValue(
            'knockOut',
            next === 'below' || next === 'above' ? { when: next, value: value ?? 1 } : null,
          )
        }
      />
      {when !== 'never' && (
        <NumberField
          label={t('form.knockOutValue')}
          required
          error={error}
          value={value}
          onChange={(next) => form.setValue('knockOut', { when, value: next ?? 0 })}
        />
      )}
    </FieldRow>
  );
}
