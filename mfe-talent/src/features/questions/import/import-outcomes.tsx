import {
  fieldErrorCodes,
  type FieldErrorCode,
  type ResponseOf,
  type questionEndpoints,
} from '@muster/contracts';
import { Badge, NoticeBar, fieldErrorText, type BadgeProps } from '@muster/ui';
import { useQuestionMessages, type QuestionMessages } from '../../../shared/questions/messages.ts';
import classes from '../questions.module.css';

type Result = ResponseOf<typeof questionEndpoints.import>;
type Row = Result['rows'][number];

const families: Readonly<Record<Row['outcome'], BadgeProps['family']>> = {
  new: 'green',
  known: 'grey',
  error: 'red',
};

/** The outcome of each row in the import. */
export function ImportOutcomes({ trial: { rows, created } }: { trial: Result }) {
  const t = useQuestionMessages();
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <section aria-live="polite">
      <NoticeBar kind="quiet">
        {t('importing.summary', { created, known: count('known'), failed: count('error') })}
      </NoticeBar>
      <ul className={classes.outcomes}>
        {rows.map((row) => (
          <li key={row.line}>
            <span className={classes.quiet}>{t('importing.line', { line: row.line })}</span>
            <span className={classes.outcomeText}>
              {row.text}
              {row.outcome === 'error' && (
                <span className={classes.problem}>{problemOf(row, t)}</span>
              )}
            </span>
            <Badge family={families[row.outcome]}>{t(`importing.outcome.${row.outcome}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Field = Parameters<typeof fieldName>[0];
const fieldName = (
  field:
    | 'text'
    | 'help'
    | 'answerType'
    | 'options'
    | 'required'
    | 'maxLength'
    | 'min'
    | 'max'
    | 'knockOut'
    | 'idealAnswer'
    | 'competency'
    | 'weight'
    | 'timeMinutes'
    | 'answerLanguage',
  t: QuestionMessages,
) => t(`importing.field.${field}`);

const isFieldCode = (code: string | null): code is FieldErrorCode =>
  fieldErrorCodes.some((one) => one === code);

function problemOf({ field, code }: Row, t: QuestionMessages): string {
  if (field === null) return t('importing.full');
  const problem = isFieldCode(code) ? fieldErrorText({ code }) : '';
  return t('importing.refused', { field: fieldName(field as Field, t), problem });
}
