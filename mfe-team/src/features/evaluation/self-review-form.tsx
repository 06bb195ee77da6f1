import { href, selfReviewSchema, teamRoutes, unrated, type Evaluation } from '@muster/contracts';
import { errorText, useFollow, useFormMutation, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, Form, NoticeBar, Stack, formatDate, useZodForm } from '@muster/ui';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import classes from './evaluation.module.css';
import { useEvaluationMessages } from './messages.ts';
import { RatingFields } from './rating-fields.tsx';
import {
  ratingChanges,
  ratingInputs,
  ratingValues,
  reviewPath,
  type RatingValues,
} from './review-values.ts';
import { useAutosave } from './use-autosave.ts';

const schema = selfReviewSchema.omit({ version: true });

/** A self review: saved while it is written, then submitted. */
export function SelfReviewForm({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const follow = useFollow();
  const { notify } = usePlatform();
  const { id, criteria, member, selfDueOn } = evaluation;
  const [keep] = api.useEvaluationsSaveSelfMutation();
  const [submit] = api.useEvaluationsSubmitSelfMutation();
  const [kept, setKept] = useState(false);
  const [isSettling, setIsSettling] = useState(false);
  const [isHandedIn, setIsHandedIn] = useState(false);
  const version = useRef(evaluation.version);
  const running = useRef<Promise<void>>(Promise.resolve());
  const saved = useRef(ratingInputs(ratingValues(evaluation, evaluation.selfRatings)));
  const ids = criteria.map((criterion) => criterion.id);
  const form = useZodForm({
    schema,
    initialValues: { ratings: ratingValues(evaluation, evaluation.selfRatings) },
    prepare: ({ ratings }: { ratings: Record<string, RatingValues> }) => ({
      ratings: ratingInputs(ratings),
    }),
    mapPath: reviewPath(ids),
  });
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  const saving = useFormMutation({
    form,
    mutation: submit,
    version: evaluation.version,
    toArgs: ({ output, version: seen }) => ({
      params: { id },
      body: { ...output, version: Math.max(seen, version.current) },
    }),
    onSaved: () => {
      setIsHandedIn(true);
      notify({ kind: 'success', text: t('act.done.submit_self') });
      follow(href(teamRoutes.teamByIdProfilePerformanceEvaluations, { id: member.id }));
    },
  });
  // If a draft were saved during the submission, one of the two would fail.
  const isHeld = isSettling || saving.pending || isHandedIn;
  useAutosave(form.values, form.dirty && !isHeld, () => {
    const sent = form.values;
    const ratings = ratingInputs(sent.ratings);
    running.current = running.current.then(async () => {
      const changed = ratingChanges(saved.current, ratings);
      const answer = await keep({
        params: { id },
        body: { version: version.current, ratings: changed },
      });
      if (answer.error) return notify({ kind: 'error', text: errorText(answer.error) });
      version.current = answer.data.version;
      saved.current = ratings;
      setKept(true);
      // Nothing is unsaved any more unless the user has continued typing.
      if (JSON.stringify(latest.current) === JSON.stringify(sent)) form.reset(sent);
    });
  });
  const send = () => {
    const missing = unrated(criteria, ratingInputs(form.values.ratings));
    if (missing.length > 0)
      return form.setServerErrors(missing.map(({ path, code }) => ({ path, code, message: '' })));
    setIsSettling(true);
    void running.current.then(() => {
      setIsSettling(false);
      saving.submit();
    });
  };
  return (
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
          <Button type="submit" loading={saving.pending}>
            {t('act.submit_self')}
          </Button>
          <span role="status">{kept && !form.dirty ? t('kept') : ''}</span>
        </div>
      </Stack>
    </Form>
  );
}
