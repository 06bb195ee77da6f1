import { useState } from 'react';
import { harvestIdPatch, type CandidateRecord } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { FormSection, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

const schema = harvestIdPatch.omit({ version: true });

const toValues = ({ harvestId }: Pick<CandidateRecord, 'harvestId'>) => ({
  harvestId: harvestId ?? '',
  reason: '',
});
type HarvestValues = ReturnType<typeof toValues>;
const toInput = ({ harvestId, reason }: HarvestValues) => ({
  harvestId: harvestId.trim() || null,
  reason: reason.trim() || null,
});

/** Form for the candidate's number in time tracking. */
export function HarvestDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('harvest.title')} action="edit_harvest_id">
      {(candidate) => <HarvestForm candidate={candidate} />}
    </CandidateDrawer>
  );
}

function HarvestForm({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const onSaved = useSaved();
  const [update] = api.useCandidatesUpdateHarvestIdMutation();
  /** Refused number, and who has it. */
  const [taken, setTaken] = useState<{ harvestId: string; text: string } | null>(null);
  const base = toValues(candidate);
  const form = useZodForm({ schema, initialValues: base, prepare: toInput });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: candidate.version,
    toArgs: ({ values, version }) => ({
      params: { id: candidate.id },
      body: { version, ...toInput(values) },
    }),
    onSaved,
    onRefused: ({ code, context, fields }) => {
      if (code !== 'DUPLICATE') return false;
      const { name, number } = context ?? {};
      setTaken({
        harvestId: form.values.harvestId,
        text:
          typeof name === 'string'
            ? t('harvest.taken', { name, number: String(number) })
            : t('harvest.takenHidden'),
      });
      form.setServerErrors(fields ?? []);
      return true;
    },
    onConflict: {
      base,
      toValues: toValues as (current: CandidateRecord) => HarvestValues,
    },
  });
  const field = form.field('harvestId');
  const error = taken?.harvestId === form.values.harvestId ? taken.text : field.error;
  const replaces = base.harvestId !== '' && form.values.harvestId.trim() !== base.harvestId;
  return (
    <EditDrawer title={t('harvest.title')} candidate={candidate} form={form} saving={saving}>
      <FormSection
        title={t('harvest.section')}
        text={base.harvestId ? undefined : t('harvest.none')}
      >
        <TextField label={t('harvest.label')} help={t('harvest.help')} {...field} error={error} />
        <TextField
          label={t('harvest.reason')}
          help={t('harvest.reasonHelp')}
          required={replaces}
          {...form.field('reason')}
        />
      </FormSection>
    </EditDrawer>
  );
}
