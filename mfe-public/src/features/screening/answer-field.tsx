import {
  answerLimit,
  type AnswerFile,
  type AnswerValue,
  type VisitorAnswer,
  type VisitorQuestion,
} from '@muster/contracts';
import {
  ChoiceTiles,
  DateField,
  NumberField,
  SingleChoiceTiles,
  TextArea,
  TextField,
  UrlField,
} from '@muster/ui';
import { useScreeningMessages, type ScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface AnswerFieldProps {
  question: VisitorQuestion;
  value: AnswerValue | null;
  error: string | undefined;
  onChange: (value: AnswerValue | null) => void;
  onBlur: () => void;
}

/** Question with the input for its answer. */
export function AnswerField({ question, value, error, onChange, onBlur }: AnswerFieldProps) {
  const t = useScreeningMessages();
  const { answerType, options, required } = question;
  const base = {
    label: required ? question.text : `${question.text} (${t('optional')})`,
    help: helpOf(question, t) || undefined,
    required,
    error,
    onBlur,
    id: fieldIdOf(question),
    // The form guards its answers itself.
    dirty: false,
  };
  const text = typeof value === 'string' ? value : '';
  const typed = { ...base, value: text, onChange: (next: string) => onChange(next || null) };
  const longest = answerLimit(question) ?? undefined;
  switch (answerType) {
    case 'short_text':
      return <TextField {...typed} />;
    case 'long_text':
      return <TextArea {...typed} maxLength={longest} minRows={6} maxRows={20} />;
    case 'code':
      return (
        <TextArea
          {...typed}
          maxLength={longest}
          minRows={8}
          maxRows={24}
          className={classes.code}
        />
      );
    case 'url':
      return <UrlField {...typed} />;
    case 'number':
      return (
        <NumberField
          {...base}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'date':
      return <DateField {...base} value={text || null} onChange={onChange} />;
    case 'multi_choice':
      return (
        <ChoiceTiles
          {...base}
          columns={1}
          options={options.map((option) => ({ value: option, label: option }))}
          value={Array.isArray(value) ? value : []}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
        />
      );
    case 'scale_1_5':
      return (
        <SingleChoiceTiles
          {...base}
          columns={5}
          options={scale}
          value={typeof value === 'number' ? String(value) : null}
          onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        />
      );
    default:
      return (
        <SingleChoiceTiles
          {...base}
          columns={answerType === 'yes_no' ? 2 : 1}
          options={
            answerType === 'yes_no'
              ? [
                  { value: 'yes', label: t('answer.yes') },
                  { value: 'no', label: t('answer.no') },
                ]
              : options.map((option) => ({ value: option, label: option }))
          }
          value={text || null}
          onChange={onChange}
        />
      );
  }
}

/** Id of a question's input on the page. */
export const fieldIdOf = ({ key }: Pick<VisitorQuestion, 'key'>): string => `answer-${key}`;

const scale = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** Returns help text, limits and language of the answer in one line. */
export function helpOf(question: VisitorQuestion, t: ScreeningMessages): string {
  const { help, answerType, min, max, answerLanguage, timeMinutes } = question;
  const bounds =
    min !== null && max !== null
      ? t('answer.range', { min, max })
      : min !== null
        ? t('answer.from', { min })
        : max !== null && t('answer.upTo', { max });
  return [
    help,
    bounds,
    answerType === 'scale_1_5' && t('answer.scale'),
    answerLanguage === 'own' && t('answer.ownLanguage'),
    timeMinutes !== null && t('questionMinutes', { count: timeMinutes }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Formats an answer for display; files by name. */
export function answerWords(
  { answerType }: Pick<VisitorQuestion, 'answerType'>,
  { value, files }: Pick<VisitorAnswer, 'value'> & { files: readonly AnswerFile[] },
  t: ScreeningMessages,
): string {
  if (value === null || value === '') return t('answer.none');
  if (files.length > 0) return files.map(({ name }) => name).join(', ');
  if (Array.isArray(value)) return value.join(', ');
  if (answerType === 'yes_no') return t(value === 'yes' ? 'answer.yes' : 'answer.no');
  return String(value);
}
