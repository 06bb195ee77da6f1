import {
  href,
  limits,
  screeningFormCreateSchema,
  talentRoutes,
  totalMinutes,
  type JobScreening,
  type ScreeningForm,
} from '@muster/contracts';
import { useFormDraft, usePlatform, useUnsavedGuard } from '@muster/kit';
import {
  Button,
  Card,
  ErrorSummary,
  NumberField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api.ts';
import { PreviewDrawer } from '../../shared/questions/preview/preview-drawer.tsx';
import { DiscardButton } from './discard-button.tsx';
import { blankValues, draftBody, valuesOf, type DraftValues } from './draft-items.ts';
import { DraftItems } from './draft-items-card.tsx';
import { useScreeningMessages, type ScreeningMessages } from './messages.ts';
import { PoolPicker } from './pool-picker.tsx';
import { SaveTrouble } from './save-trouble.tsx';
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
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useZodForm<typeof screeningFormCreateSchema, DraftValues>({
    schema: screeningFormCreateSchema,
    initialValues: initial,
    prepare: draftBody,
    // The form shows questions as items, which share one error.
    mapPath: (path) => (path.startsWith('questions') ? 'items' : path),
    words: { items: { label: t('items.title') } },
  });
  const { values } = form;
  const lift = useUnsavedGuard(form.dirty);
  const kept = useFormDraft(
    form,
    `screening-form/${candidateId}/${draft?.id ?? from?.job.id ?? 'new'}`,
  );
  const error = creating.error ?? updating.error;
  const trouble = useRef<HTMLDivElement>(null);
  // The buttons are below all questions, but the reason of a refusal is above them.
  useEffect(() => {
    if (error) trouble.current?.focus();
  }, [error]);

  const save = (thenSend: boolean) =>
    form.submit(async ({ poolId, jobId, ...fields }) => {
      const { data } =
        draft === null
          ? await create({ params: { id: candidateId }, body: { poolId, jobId, ...fields } })
          : form.dirty
            ? await update({
                params: { id: draft.id },
                body: { version: draft.version, changes: fields },
              })
            : { data: draft };
      if (!data) return;
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
    })();

  const minutes = totalMinutes(values.items.map(({ fields }) => fields));
  return (
    <>
      {kept.notice}
      <ErrorSummary {...form.summary} />
      {error && (
        <div ref={trouble} tabIndex={-1}>
          <SaveTrouble error={error} onLoadAgain={onLoadAgain} />
        </div>
      )}
      <Card title={t('form.about')}>
        <div className={classes.fields}>
          <TextField label={t('form.title')} required {...form.field('title')} />
          <TextArea
            label={t('form.intro')}
            help={t('form.introHelp')}
            maxLength={limits.screening.intro}
            {...form.field('intro')}
          />
          <NumberField
            label={t('form.due')}
            help={t('form.dueHelp')}
            min={limits.screening.dueInDays.min}
            max={limits.screening.dueInDays.max}
            {...form.field('dueInDays')}
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
            ? form.applyPatch({ poolId: id, title: t('form.titleFor', { pool: name }) })
            : undefined
        }
        onAdd={(added) => form.applyPatch({ items: [...values.items, ...added] })}
      />
      <DraftItems
        items={values.items}
        error={form.field('items').error}
        minutes={minutes}
        onChange={(items) => form.applyPatch({ items })}
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
          onClick={() => save(false)}
        >
          {t('save')}
        </Button>
        <Button
          size="md"
          loading={creating.isLoading || updating.isLoading}
          onClick={() => save(true)}
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
