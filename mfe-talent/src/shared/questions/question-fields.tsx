import {
  answerTypes,
  isChoice,
  isWritten,
  knockOutKind,
  limits,
  longestAnswer,
  usualCompetencies,
  type AnswerType,
  type QuestionBank,
} from '@muster/contracts';
import {
  CheckboxField,
  FieldRow,
  FormSection,
  NumberField,
  RepeatRows,
  SegmentedField,
  SelectField,
  SuggestField,
  TextArea,
  TextField,
} from '@muster/ui';
import { useQuestionMessages } from './messages.ts';
import { KnockOutFields } from './knock-out-fields.tsx';
import type { QuestionForm } from './question-values.ts';

/** The wording of a question, its answer type, and its evaluation. */
export function QuestionFields({
  form,
  bank,
}: {
  form: QuestionForm;
  bank: Pick<QuestionBank, 'use' | 'questions'>;
}) {
  const t = useQuestionMessages();
  const { answerType } = form.values;
  const isScreening = bank.use === 'screening';
  const most = limits.question;
  const longest = longestAnswer(answerType);
  const competencies = new Set<string>([
    ...usualCompetencies,
    ...bank.questions.flatMap(({ competency }) => competency ?? []),
  ]);

  function chooseType(type: AnswerType) {
    form.setValue('answerType', type);
    // A rule for another answer type no longer applies.
    form.setValue('knockOut', null);
  }

  return (
    <>
      <TextArea label={t('form.text')} required autoFocus minRows={2} {...form.field('text')} />
      <TextField label={t('form.help')} help={t('form.helpHelp')} {...form.field('help')} />
      <SelectField
        label={t('form.answerType')}
        required
        clearable={false}
        options={answerTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...form.field('answerType')}
        {...(answerType === 'file' && {
          help: t('form.fileTypes', { size: limits.file.document / 1024 / 1024 }),
        })}
        onChange={chooseType}
      />
      {isChoice(answerType) && (
        <RepeatRows
          label={t('form.options')}
          newItem={() => ''}
          addLabel={t('form.addOption')}
          max={most.options.max}
          itemLabel={(option) => option}
          renderRow={(_option, index) => (
            <TextField
              label={t('form.option', { position: index + 1 })}
              hideLabel
              {...form.field(`options.${index}`)}
            />
          )}
          {...form.list('options')}
        />
      )}
      {isScreening && longest !== null && (
        <NumberField
          label={t('form.maxLength')}
          suffix={t('form.characters')}
          placeholder={String(longest)}
          min={1}
          max={longest}
          {...form.field('maxLength')}
        />
      )}
      {answerType === 'number' && (
        <FieldRow>
          <NumberField label={t('form.min')} {...form.field('min')} />
          <NumberField label={t('form.max')} {...form.field('max')} />
        </FieldRow>
      )}
      {isScreening && (
        <>
          {isWritten(answerType) && (
            <SegmentedField
              label={t('form.language')}
              help={t('form.languageHelp')}
              options={(['english', 'own'] as const).map((value) => ({
                value,
                label: t(`form.languages.${value}`),
              }))}
              {...form.field('answerLanguage')}
            />
          )}
          <CheckboxField label={t('form.required')} {...form.field('required')} />
          {knockOutKind(answerType) && <KnockOutFields form={form} />}
        </>
      )}
      <FormSection title={t('form.assessment')}>
        <TextArea
          label={t('form.idealAnswer')}
          help={t('form.idealHelp')}
          minRows={4}
          {...form.field('idealAnswer')}
        />
        <SuggestField
          label={t('form.competency')}
          suggestions={[...competencies]}
          {...form.field('competency')}
        />
        <FieldRow>
          <NumberField
            label={t('form.weight')}
            help={t('form.weightHelp')}
            required
            min={most.weight.min}
            max={most.weight.max}
            {...form.field('weight')}
          />
          <NumberField
            label={t('form.minutes')}
            suffix={t('form.minutesSuffix')}
            min={most.minutes.min}
            max={most.minutes.max}
            {...form.field('timeMinutes')}
          />
        </FieldRow>
        <CheckboxField label={t('form.active')} {...form.field('isActive')} />
      </FormSection>
    </>
  );
}
