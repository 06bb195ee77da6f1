import type { VisitorQuestion } from '@muster/contracts';
import { Button, NoticeBar, SelectField, fieldErrorText } from '@muster/ui';
import { AnswerField, answerWords } from './answer-field.tsx';
import { entryFor, problemOf, type AnswerBook, type BookState } from './answer-book.ts';
import { languageOptions } from './languages.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface QuestionBlockProps {
  question: VisitorQuestion;
  book: AnswerBook;
  state: BookState;
  /** After an attempt to submit, missing answers are marked. */
  isHandedIn: boolean;
}

/** A question, its answer, and what another device answered meanwhile. */
export function QuestionBlock({ question, book, state, isHandedIn }: QuestionBlockProps) {
  const t = useScreeningMessages();
  const { key, answerLanguage } = question;
  const { value, language, theirs } = entryFor(state, key);
  const problem = problemOf(question, value, isHandedIn);
  return (
    <div className={classes.question}>
      <AnswerField
        question={question}
        value={value}
        error={problem ? fieldErrorText(problem) : undefined}
        onChange={(next) => book.write(key, { value: next })}
        onBlur={() => void book.flush()}
      />
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
            <blockquote className={classes.theirs}>
              {answerWords(question, theirs.value, t)}
            </blockquote>
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
