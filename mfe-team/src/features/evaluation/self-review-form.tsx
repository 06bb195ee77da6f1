import { href, selfReviewSchema, teamRoutes, unrated, type Evaluation } from '@muster/contracts';
import { errorText, useFollow, useFormMutation, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, Form, NoticeBar, Stack, formatDate, useZodForm } from '@muster/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../api.ts';
import classes from './evaluation.module.css';
import { useEvaluationMessages } from './messages.ts';
import { RatingFields } from './rating-fields.tsx';
import { changedRatings, ratingInputs, reviewPath, selfValues } from './review-values.ts';
import { useAutosave } from './use-autosave.ts';

const schema = selfReviewSchema.omit({ version: true });

/** A self review: changed ratings are saved while it is written, then it is submitted. */
export function SelfReviewForm({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const follow = useFollow();
  const { notify } = usePlatform();
  const { id, criteria, member, selfDueOn } = evaluation;
  const [keep] = api.useEvaluationsSaveSelfMutation();
  const [submit] = api.useEvaluationsSubmitSelfMutation();
  const [kept, setKept] = useState({
    values: selfValues(evaluation),
    version: evaluation.version,
    isNew: true,
  });
  /** How often the user asked to submit since the last draft was saved. */
  const [asked, setAsked] = useState(0);
  const isAsked = useRef(false);
  const [isHandedIn, setIsHandedIn] = useState(false);
  const handsIn = useRef(false);
  const sent = useRef(kept.values);
  const form = useZodForm({
    schema,
    initialValues: kept.values,
    prepare: ({ ratings }: typeof kept.values) => ({ ratings: ratingInputs(ratings) }),
    mapPath: reviewPath(criteria.map((criterion) => criterion.id)),
  });
  const saving = useFormMutation({
    form,
    // One mutation sends both: if a draft were saved during the submission, one of the two would
    // fail.
    mutation: (args: Parameters<typeof keep>[0]) => (handsIn.current ? submit(args) : keep(args)),
    version: kept.version,
    toArgs: ({ values, version, base }) => {
      sent.current = values;
      const ratings = changedRatings(base.ratings, values.ratings);
      return { params: { id }, body: { version, ratings } };
    },
    onSaved: ({ version }) => {
      if (handsIn.current) {
        setIsHandedIn(true);
        notify({ kind: 'success', text: t('act.done.submit_self') });
        return follow(href(teamRoutes.teamByIdProfilePerformanceEvaluations, { id: member.id }));
      }
      setKept({ values: sent.current, version, isNew: false });
      form.rebase(sent.current);
    },
    onRefused: (error) => {
      if (handsIn.current) return false;
      // The focus stays where the user is typing.
      notify({ kind: 'error', text: errorText(error) });
      return true;
    },
    onConflict: { base: kept.values, toValues: selfValues },
  });
  const isHeld = saving.pending || Boolean(saving.dialog) || isHandedIn;
  useAutosave(form.values, form.dirty && !isHeld, () => {
    handsIn.current = false;
    setAsked(0);
    saving.submit();
  });
  const handIn = useEffectEvent(() => {
    isAsked.current = false;
    handsIn.current = true;
    saving.submit();
  });
  // A draft that is being saved ends first.
  useEffect(() => {
    if (isAsked.current && !saving.pending) handIn();
  }, [asked, saving.pending]);
  const send = () => {
    const missing = unrated(criteria, ratingInputs(form.values.ratings));
    if (missing.length > 0)
      return form.setServerErrors(missing.map(({ path, code }) => ({ path, code, message: '' })));
    isAsked.current = true;
    setAsked((times) => times + 1);
  };
  return (
    <>
      <Form
        wide
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          <ErrorSummary {...form.summary} />
          {selfDueOn && (
            <NoticeBar kind="info">{t('selfDue', { day: formatDate(selfDueOn) })}</NoticeBar>
          )}
          <RatingFields
            criteria={criteria}
            score={(one) => form.field(`ratings.${one}.score`)}
            comment={(one) => form.field(`ratings.${one}.comment`)}
          />
          <div className={classes.actions}>
            <Button type="submit" loading={asked > 0 && saving.pending}>
              {t('act.submit_self')}
            </Button>
            <span role="status">{kept.isNew || form.dirty ? '' : t('kept')}</span>
          </div>
        </Stack>
      </Form>
      {saving.dialog}
    </>
  );
}
