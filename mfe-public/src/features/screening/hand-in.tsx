import { useUploads } from '@muster/blocks';
import { publicRoutes, href, type VisitorForm } from '@muster/contracts';
import { errorText, isApiError, isLinkNotOpen, useLeave } from '@muster/kit';
import { Button, CheckboxField, NoticeBar, fieldErrorText } from '@muster/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api.ts';
import { entryFor, problemOf, type AnswerBook, type BookState } from './answer-book.ts';
import { answerWords } from './answer-field.tsx';
import { allArrived, needsCandidate } from './files-door.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';
import { keepSubmitted } from './submitted-note.ts';

interface HandInProps {
  handle: string;
  form: VisitorForm;
  book: AnswerBook;
  state: BookState;
  isHandedIn: boolean;
  /** Whether the answers are listed here, because the page shows them nowhere else. */
  isListed: boolean;
  onRefused: () => void;
  onGoTo: (index: number) => void;
  /** Called if the form was closed meanwhile. */
  onClosed: () => void;
}

/** Review of all answers, with missing ones and the submit button. */
export function HandIn(props: HandInProps) {
  const { handle, form, book, state, isHandedIn, isListed, onRefused, onGoTo, onClosed } = props;
  const t = useScreeningMessages();
  const navigate = useNavigate();
  const leave = useLeave();
  const [submit, { error, isLoading }] = api.useScreeningVisitSubmitMutation();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isFlushing, setIsFlushing] = useState(false);
  const [wantsCopy, setWantsCopy] = useState(false);
  const [wantsAccount, setWantsAccount] = useState(false);
  const linesOf = (shown: BookState) =>
    form.questions.map((question, index) => {
      const entry = entryFor(shown, question.key);
      return { question, index, entry, problem: problemOf(question, entry, true) };
    });
  const lines = linesOf(state);
  const { items, queue } = useUploads(handle);
  const isStuck = items.some(needsCandidate);
  const [isWaiting, setIsWaiting] = useState(false);
  const faulty = lines.filter(({ problem }) => problem);

  async function handIn() {
    onRefused();
    setIsUnsaved(false);
    setIsWaiting(true);
    const hasArrived = await allArrived(queue, handle);
    setIsWaiting(false);
    // Files that arrived meanwhile are answers by now.
    if (!hasArrived || linesOf(book.state()).some(({ problem }) => problem)) return;
    setIsFlushing(true);
    const isKept = await book.flush();
    setIsFlushing(false);
    if (!isKept) {
      setIsUnsaved(true);
      return;
    }
    const { data, error: refusal } = await submit({
      params: { handle },
      body: { copy: wantsCopy, account: form.mayHaveAccount && wantsAccount },
    });
    if (isApiError(refusal) && refusal.code.startsWith('TOKEN_')) onClosed();
    if (!data) return;
    keepSubmitted({
      agencyName: form.agencyName,
      at: data.submittedAt,
      hasCopy: wantsCopy,
      isInvited: data.invited,
    });
    leave(
      () =>
        void navigate(href(publicRoutes.vettingScreeningFormsSubmissionConfirmation, {}), {
          replace: true,
        }),
      true,
    );
  }

  return (
    <section className={classes.handIn} aria-label={t('review')}>
      {isListed && (
        <ol className={classes.review}>
          {lines.map(({ question, index, entry, problem }) => (
            <li key={question.key}>
              <span className={classes.asked}>{question.text}</span>
              <span className={classes.given}>{answerWords(question, entry, t)}</span>
              {problem && (
                <span className={classes.problem}>
                  {problem.code === 'REQUIRED' ? t('missing') : fieldErrorText(problem)}
                </span>
              )}
              <Button size="lg" variant="subtle" onClick={() => onGoTo(index)}>
                {t('change')}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {isHandedIn && faulty.length > 0 && (
        <NoticeBar kind="danger">{t('problems', { count: faulty.length })}</NoticeBar>
      )}
      {isHandedIn && isStuck && <NoticeBar kind="danger">{t('files.onTheWay')}</NoticeBar>}
      {isWaiting && items.length > 0 && <NoticeBar kind="info">{t('files.awaited')}</NoticeBar>}
      {isUnsaved && (
        <NoticeBar kind="danger">
          {isLinkNotOpen(state.failure) ? errorText(state.failure) : t('unsavedSubmit')}
        </NoticeBar>
      )}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <CheckboxField label={t('copy')} value={wantsCopy} onChange={setWantsCopy} />
      {form.mayHaveAccount && (
        <CheckboxField
          label={t('account')}
          help={t('accountHelp')}
          value={wantsAccount}
          onChange={setWantsAccount}
        />
      )}
      <p className={classes.lead}>{t('final')}</p>
      <div className={classes.buttons}>
        <Button
          size="lg"
          loading={isLoading || isFlushing || isWaiting}
          onClick={() => void handIn()}
        >
          {t('submit')}
        </Button>
      </div>
    </section>
  );
}
