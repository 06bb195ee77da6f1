import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck } from '@muster/ui';
import classes from './answer-by-link.module.css';
import { forgetInput, useKeptPart } from './kept-input.ts';
import { LinkView, type LinkViewProps } from './link-view.tsx';

interface AnsweringPageProps<Visit, Answer> {
  handle: string;
  query: LinkViewProps<Visit>['query'];
  /** Document title. */
  title: string;
  done: (visit: Visit, said: Answer) => ReactNode;
  children: (visit: Visit, onDone: (after: Visit, said: Answer) => void) => ReactNode;
}

/** Page on which a client answers without signing in, and the result. */
export function AnsweringPage<Visit, Answer>({
  handle,
  query,
  title,
  done,
  children,
}: AnsweringPageProps<Visit, Answer>) {
  const [answered, setAnswered] = useState<{ visit: Visit; said: Answer } | null>(null);
  useDocumentTitle(title, { whole: true });
  // The answer uses up the link; the result stays on the page.
  if (answered) return done(answered.visit, answered.said);
  return (
    <LinkView query={query}>
      {(visit) =>
        children(visit, (after, said) => {
          forgetInput(handle);
          setAnswered({ visit: after, said });
        })
      }
    </LinkView>
  );
}

/** Subject of the question, above all details and answers. */
export function AskedAbout({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.page}>
      <div>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface AnswerBoxProps<Answer extends string> {
  handle: string;
  possible: readonly Answer[];
  question: string;
  /** Label of an answer's button. */
  action: (answer: Answer) => string;
  /** Heading once an answer is chosen. */
  titleOf: (answer: Answer) => string;
  /** Note that a click alone sends nothing. */
  nothingYet: string;
  /** Form of an answer. */
  children: (answer: Answer, onBack: () => void) => ReactNode;
}

/** Possible answers, and the form of the chosen one. */
export function AnswerBox<Answer extends string>({
  handle,
  possible,
  question,
  action,
  titleOf,
  nothingYet,
  children,
}: AnswerBoxProps<Answer>) {
  const isPossible = (value: unknown): value is Answer => possible.some((one) => one === value);
  const [chosen, choose] = useKeptPart(handle, 'answer', isPossible);
  const title = useRef<HTMLHeadingElement>(null);
  const [presses, setPresses] = useState(0);
  // The button that was pressed is gone.
  useEffect(() => {
    if (presses > 0) title.current?.focus();
  }, [presses]);
  const press = (answer: Answer | null) => {
    choose(answer);
    setPresses(presses + 1);
  };
  return (
    <section className={classes.box} aria-labelledby="answer">
      <h2 className={classes.boxTitle} id="answer" ref={title} tabIndex={-1}>
        {chosen ? titleOf(chosen) : question}
      </h2>
      {chosen ? (
        children(chosen, () => press(null))
      ) : (
        <>
          <div className={classes.buttons}>
            {possible.map((one, index) => (
              <Button
                key={one}
                size="lg"
                variant={index === 0 ? 'filled' : 'default'}
                onClick={() => press(one)}
              >
                {action(one)}
              </Button>
            ))}
          </div>
          <p className={classes.lead}>{nothingYet}</p>
        </>
      )}
    </section>
  );
}

/** Confirms the answer, and that the link no longer works. */
export function Answered({ title, text, note }: { title: string; text: string; note: string }) {
  return (
    <section className={classes.page} role="status">
      <h1>{title}</h1>
      <p className={classes.boxTitle}>
        <IconCircleCheck size={20} aria-hidden />
        {text}
      </p>
      <p className={classes.lead}>{note}</p>
    </section>
  );
}
