import {
  href,
  limits,
  talentRoutes,
  totalMinutes,
  type JobScreening,
  type ScreeningForm,
} from '@muster/contracts';
import { useFormDraft, usePlatform, useUnsavedGuard } from '@muster/kit';
import { Button, Card, ErrorSummary, NumberField, TextArea, TextField } from '@muster/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api.ts';
import { PreviewDrawer } from '../../shared/questions/preview/preview-drawer.tsx';
import { DiscardButton } from './discard-button.tsx';
import { blankValues, changedFields, valuesOf, type DraftValues } from './draft-items.ts';
import { DraftItems } from './draft-items-card.tsx';
import { useScreeningMessages, type ScreeningMessages } from './messages.ts';
import { PoolPicker } from './pool-picker.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { useDraftProblems } from './use-draft-problems.ts';
import classes from './screening.module.css';

interface BuilderProps {
  candidateId: string;
  draft: ScreeningForm | null;
  /** The job of a new form, with its initial content. */
  from: JobScreening | null;
  onSaved: (draft: ScreeningForm) => void;
  /** Reloads the draft as a colleague left it. */
  onLoadAgain: () => void;
}

/** Title, introduction and questions of an unsent form. */
export function Builder({ candidateId, draft, from, onSaved, onLoadAgain }: BuilderProps) {
  const t = useScreeningMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const [create, creating] = api.useScreeningFormsCreateMutation();
  const [update, updating] = api.useScreeningFormsUpdateMutation();
  const [initial] = useState<DraftValues>(() =>
    draft ? valuesOf(draft) : blankValues(from ? titleOfJob(from, t) : t('form.titleUsual'), from),
  );
  const [values, setValues] = useState(initial);
  const [isDirty, setIsDirty] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const lift = useUnsavedGuard(isDirty);
  const { checked, errorAt, idOf, lines, top, refuse } = useDraftProblems(values);
  const error = creating.error ?? updating.error;
  const change = (next: Partial<DraftValues>) => {
    setValues((now) => ({ ...now, ...next }));
    setIsDirty(true);
  };

  const kept = useFormDraft(
    {
      values,
      dirty: isDirty,
      changedPaths: () => changedFields(initial, values),
      applyPatch: change,
    },
    `screening-form/${candidateId}/${draft?.id ?? from?.job.id ?? 'new'}`,
  );

  async function save(thenSend: boolean) {
    if (!checked.success) return refuse();
    const { poolId, jobId, ...fields } = checked.data;
    const { data } =
      draft === null
        ? await create({ params: { id: candidateId }, body: { poolId, jobId, ...fields } })
        : isDirty
          ? await update({
              params: { id: draft.id },
              body: { version: draft.version, changes: fields },
            })
          : { data: draft };
    if (!data) return refuse();
    setIsDirty(false);
    kept.forget();
    lift();
    onSaved(data);
    // From now on the address names the draft, because there may be several.
    const here = { form: data.id };
    void navigate(href(talentRoutes.screeningQuestionsByCandidateIdNew, { candidateId }, here), {
      replace: true,
    });
    if (thenSend)
      void navigate(
        href(talentRoutes.screeningQuestionsByCandidateIdNewEmail, { candidateId }, here),
      );
    else platform.notify({ kind: 'success', text: t('saved') });
    return undefined;
  }

  const minutes = totalMinutes(values.items.map(({ fields }) => fields));
  return (
    <>
      {kept.notice}
      {(lines.length > 0 || error) && (
        <div ref={top} tabIndex={-1} className={classes.fields}>
          <ErrorSummary lines={lines} />
          {error && <SaveTrouble error={error} onLoadAgain={onLoadAgain} />}
        </div>
      )}
      <Card title={t('form.about')}>
        <div className={classes.fields}>
          <TextField
            id={idOf('title')}
            label={t('form.title')}
            required
            value={values.title}
            error={errorAt('title')}
            dirty={false}
            onChange={(title) => change({ title })}
          />
          <TextArea
            id={idOf('intro')}
            label={t('form.intro')}
            help={t('form.introHelp')}
            maxLength={limits.screening.intro}
            value={values.intro}
            error={errorAt('intro')}
            dirty={false}
            onChange={(intro) => change({ intro })}
          />
          <NumberField
            id={idOf('dueInDays')}
            label={t('form.due')}
            help={t('form.dueHelp')}
            min={limits.screening.dueInDays.min}
            max={limits.screening.dueInDays.max}
            value={values.dueInDays}
            error={errorAt('dueInDays')}
            onChange={(dueInDays) => change({ dueInDays })}
          />
        </div>
      </Card>
      <PoolPicker
        poolId={draft ? null : (values.poolId ?? from?.pools[0]?.id ?? null)}
        pools={from?.pools ?? []}
        items={values.items}
        onPool={({ id, name }) =>
          // A draft keeps the pool it was begun for.
          draft === null && from === null && values.items.length === 0
            ? change({ poolId: id, title: t('form.titleFor', { pool: name }) })
            : undefined
        }
        onAdd={(added) => change({ items: [...values.items, ...added] })}
      />
      <DraftItems
        items={values.items}
        error={errorAt('questions')}
        minutes={minutes}
        onChange={(items) => change({ items })}
      />
      <div className={classes.buttons}>
        {draft && <DiscardButton draft={draft} />}
        <Button
          variant="subtle"
          size="md"
          disabled={values.items.length === 0}
          onClick={() => setIsPreviewed(true)}
        >
          {t('preview')}
        </Button>
        <Button
          variant="default"
          size="md"
          loading={creating.isLoading || updating.isLoading}
          onClick={() => void save(false)}
        >
          {t('save')}
        </Button>
        <Button
          size="md"
          loading={creating.isLoading || updating.isLoading}
          onClick={() => void save(true)}
        >
          {t('send')}
        </Button>
      </div>
      {isPreviewed && (
        <PreviewDrawer
          questions={values.items.map(({ fields }) => fields)}
          intro={values.intro}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </>
  );
}

const titleOfJob = ({ job }: JobScreening, t: ScreeningMessages): string =>
  t('form.titleFor', { pool: job.title }).slice(0, limits.screening.title.max);
