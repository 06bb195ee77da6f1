import { isAnswered, type VisitorForm } from '@muster/contracts';
import { useState } from 'react';
import { Button, SegmentedField, useStepStart } from '@muster/ui';
import { entryFor } from './answer-book.ts';
import { HandIn } from './hand-in.tsx';
import { useScreeningMessages } from './messages.ts';
import { minutesOf } from './minutes-of.ts';
import { QuestionBlock } from './question-block.tsx';
import { SaveState } from './save-state.tsx';
import classes from './screening.module.css';
import { useAnswerBook } from './use-answer-book.ts';

interface AnswerSheetProps {
  handle: string;
  form: VisitorForm;
  /** Called if the form was closed during answering. */
  onClosed: () => void;
}

/** The questions, one at a time or all on one page, up to submission. */
export function AnswerSheet({ handle, form, onClosed }: AnswerSheetProps) {
  const t = useScreeningMessages();
  const { book, state } = useAnswerBook(handle, form);
  const { questions } = form;
  const isOpen = ({ key }: { key: string }) => !isAnswered(entryFor(state, key).value);
  const [layout, setLayout] = useState<'steps' | 'page'>('steps');
  // A returning candidate continues at the first unanswered question.
  const [step, setStep] = useState(() => {
    const first = questions.findIndex(isOpen);
    return first === -1 ? questions.length : first;
  });
  const heading = useStepStart(step);
  const [isHandedIn, setIsHandedIn] = useState(false);
  const open = questions.filter(isOpen);
  const done = questions.length - open.length;
  const left = minutesOf(open);
  const current = layout === 'steps' ? questions[step] : undefined;

  function goTo(next: number) {
    void book.flush();
    setStep(next);
  }
  const blockOf = (question: (typeof questions)[number]) => (
    <QuestionBlock
      key={question.key}
      handle={handle}
      question={question}
      book={book}
      state={state}
      isHandedIn={isHandedIn}
    />
  );

  return (
    <div className={classes.page}>
      <div>
        <h1 ref={heading}>{form.title}</h1>
        <p className={classes.lead}>
          {current
            ? t('progress', { n: step + 1, total: questions.length })
            : layout === 'steps'
              ? t('review')
              : t('answered', { n: done, total: questions.length })}
          {left > 0 && ` · ${t('minutesLeft', { count: left })}`}
        </p>
        <progress
          className={classes.progress}
          aria-label={t('answered', { n: done, total: questions.length })}
          value={done}
          max={questions.length}
        />
        <SaveState state={state} />
      </div>
      <SegmentedField<'steps' | 'page'>
        label={t('layout.label')}
        hideLabel
        options={(['steps', 'page'] as const).map((value) => ({
          value,
          label: t(`layout.${value}`),
        }))}
        value={layout}
        onChange={setLayout}
      />
      {layout === 'page' && questions.map(blockOf)}
      {current && blockOf(current)}
      {current ? (
        <div className={classes.buttons}>
          {step > 0 && (
            <Button size="lg" variant="default" onClick={() => goTo(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button size="lg" onClick={() => goTo(step + 1)}>
            {t(step + 1 < questions.length ? 'next' : 'toReview')}
          </Button>
        </div>
      ) : (
        <HandIn
          handle={handle}
          form={form}
          book={book}
          state={state}
          isHandedIn={isHandedIn}
          isListed={layout === 'steps'}
          onRefused={() => setIsHandedIn(true)}
          onClosed={onClosed}
          onGoTo={(index) => {
            setLayout('steps');
            goTo(index);
          }}
        />
      )}
    </div>
  );
}
