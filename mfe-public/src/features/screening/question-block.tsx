import type { VisitorQuestion } from '@muster/contracts';
import { Button, NoticeBar, SelectField, fieldErrorText } from '@muster/ui';
import { AnswerField, answerWords } from './answer-field.tsx';
import { entryFor, problemOf, type AnswerBook, type BookState } from './answer-book.ts';
import { FilesField } from './files-field.tsx';
import { languageOptions } from './languages.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface QuestionBlockProps {
  handle: string;
  question: VisitorQuestion;
  book: AnswerBook;
  state: BookState;
  /** Whether submission was tried, so that missing answers are marked. */
  isHandedIn: boolean;
}

/** Question with its answer, and any conflicting answer of another device. */
export function QuestionBlock({ handle, question, book, state, isHandedIn }: QuestionBlockProps) {
  const t = useScreeningMessages();
  const { key, answerLanguage } = question;
  const entry = entryFor(state, key);
  const { value, language, theirs } = entry;
  const problem = problemOf(question, entry, isHandedIn);
  const error = problem ? fieldErrorText(problem) : undefined;
  return (
    <div className={classes.question}>
      {question.answerType === 'file' ? (
        <FilesField handle={handle} question={question} book={book} state={state} error={error} />
      ) : (
        <AnswerField
          question={question}
          value={value}
          error={error}
          onChange={(next) => book.write(key, { value: next })}
          onBlur={() => void book.flush()}
        />
      )}
      {answerLanguage === 'own' && (
        <SelectField
          label={t('answer.language')}
          clearable={false}
          options={languageOptions}
          value={language ?? 'en'}
          onChange={(next) => book.write(key, { language: next })}
        />
      )}
      {theirs && (
        <NoticeBar kind="warning">
          <p>{theirs.value === null ? t('conflict.empty') : t('conflict.text')}</p>
          {theirs.value !== null && (
            <blockquote className={classes.theirs}>{answerWords(question, theirs, t)}</blockquote>
          )}
          <div className={classes.buttons}>
            <Button size="lg" variant="default" onClick={() => book.keepMine(key)}>
              {t('conflict.mine')}
            </Button>
            <Button size="lg" variant="default" onClick={() => book.takeTheirs(key)}>
              {t('conflict.theirs')}
            </Button>
          </div>
        </NoticeBar>
      )}
    </div>
  );
}
