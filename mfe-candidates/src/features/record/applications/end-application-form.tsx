import { applicationRejectSchema } from '@muster/contracts';
import type { ReasonSide } from '@muster/contracts';
import { errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionModal,
  EffectList,
  ErrorSummary,
  OverlayFooter,
  SegmentedField,
  SelectField,
  Stack,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';
import type { EndingProps } from './ending-frame.ts';

/** Rejects or withdraws an application: who decided, why, and what follows. */
export function EndApplicationForm({
  ending,
  row,
  name,
  others,
  frame,
  way,
}: EndingProps & { ending: 'reject' | 'withdraw' }) {
  const t = useWords();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [reject] = api.useApplicationsRejectMutation();
  const [withdraw] = api.useApplicationsWithdrawMutation();
  const [restore] = api.useApplicationsRestoreMutation();
  const reasons = api.useReasonsListQuery({ query: { context: `application_${ending}` } });
  const sides = sidesOf(reasons.data?.data ?? [], row.everSubmitted);
  const [side, setSide] = useState<ReasonSide>();
  const shown = side ?? sides[0];
  const form = useZodForm({
    schema: applicationRejectSchema.omit({ version: true }),
    initialValues: { reasonId: '' as string, note: '' as string | null },
    prepare: (values) => ({ ...values, note: values.note || null }),
  });
  const params = { id: row.id };
  const saving = useFormMutation({
    form,
    mutation: ending === 'reject' ? reject : withdraw,
    version: row.version,
    toArgs: ({ output, version }) => ({ params, body: { ...output, version } }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t(`applications.remove.done.${ending}`, { name, job: row.job.title }),
        undo: () => void undo(version),
      });
      close({ saved: true });
    },
  });

  async function undo(version: number) {
    const answer = await restore({ params, body: { version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('applications.restored', { job: row.job.title }) },
    );
  }

  return (
    <DecisionModal
      {...frame}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter left={t('applications.remove.undoable')}>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('applications.remove.keep')}
          </Button>
          <Button type="submit" variant="danger" size="md" loading={saving.pending}>
            {t(`applications.remove.confirm.${ending}`)}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {way}
        {sides.length > 1 && shown && (
          <SegmentedField
            label={t('applications.remove.who')}
            value={shown}
            options={sides.map((value) => ({
              value,
              label: t(`applications.remove.sides.${value}`),
            }))}
            onChange={(next) => {
              setSide(next);
              form.setValue('reasonId', '');
            }}
          />
        )}
        <SelectField
          label={t('applications.remove.reason')}
          required
          {...form.field('reasonId')}
          options={(reasons.data?.data ?? [])
            .filter((reason) => reason.side === shown)
            .map(({ id, label }) => ({ value: id, label }))}
        />
        <TextArea
          label={t('applications.remove.note')}
          help={t('applications.remove.noteHelp')}
          {...form.field('note')}
        />
        <EffectList
          items={[
            {
              id: 'moves',
              text: t(`applications.remove.effects.${ending}`, { stage: row.stage.name }),
            },
            { id: 'told', text: t('applications.remove.effects.told', { name }) },
            ...(others > 0
              ? [
                  {
                    id: 'others',
                    text: t('applications.remove.effects.others', { name, count: others }),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </DecisionModal>
  );
}

/** Whose decision it can have been: the client's only once it was proposed to them. */
const sidesOf = (reasons: readonly { side: ReasonSide }[], everSubmitted: boolean): ReasonSide[] =>
  [...new Set(reasons.map(({ side }) => side))].filter(
    (side) => side !== 'client' || everSubmitted,
  );
