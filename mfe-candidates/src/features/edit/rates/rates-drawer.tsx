import type { CandidateRecord } from '@muster/contracts';
import { formPath } from '@muster/blocks';
import { changedFields, useCan, useFormMutation } from '@muster/kit';
import { dayKey, useZodForm, useNow } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';
import { AvailabilitySections } from './availability-sections.tsx';
import { RateHistorySection } from './rate-history-section.tsx';
import { RateSection } from './rate-section.tsx';
import { ratesInput, ratesSchema, ratesValues, type RatesValues } from './rates-values.ts';

/** Form for the candidate's expected pay by date, and when and how they could start. */
export function RatesDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('edit.rates.title')} action="edit_rates">
      {(candidate) => <RatesForm candidate={candidate} />}
    </CandidateDrawer>
  );
}

function RatesForm({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const can = useCan();
  const onSaved = useSaved();
  const [update] = api.useCandidatesUpdateRatesMutation();
  const today = dayKey(useNow());
  const toValues = (current: CandidateRecord) => ratesValues(current, today);
  const base = toValues(candidate);
  const form = useZodForm({
    schema: ratesSchema,
    initialValues: base,
    prepare: ratesInput,
    mapPath: (path) => formPath(path).replace(/^void\b/, 'voids'),
    words: {
      // A new rate and voided ones are added to the history; the server detects conflicts by their
      // days.
      rate: { label: t('field.rates'), format: () => t('edit.rates.rate') },
      voids: { label: t('edit.rates.void'), format: () => t('edit.rates.willVoid') },
    },
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/rates`,
    version: candidate.version,
    toArgs: ({ output, version, base: before }) => {
      const { rate: _old, voids: _none, ...oldFields } = ratesInput(before);
      const { rate, voids, ...newFields } = output;
      return {
        params: { id: candidate.id },
        body: {
          version,
          ...(rate && { rate }),
          void: voids,
          changes: changedFields(oldFields, newFields),
        },
      };
    },
    onSaved,
    onConflict: {
      base,
      toValues: toValues as (current: CandidateRecord) => RatesValues,
    },
  });
  return (
    <EditDrawer title={t('edit.rates.title')} candidate={candidate} form={form} saving={saving}>
      {can('candidate.readRates') && candidate.rates && (
        <>
          <RateSection form={form} rates={candidate.rates} />
          <RateHistorySection form={form} rates={candidate.rates} />
        </>
      )}
      <AvailabilitySections form={form} />
    </EditDrawer>
  );
}
