import {
  limits,
  sensitivePatch,
  workAuthorisations,
  type CandidateRecord,
} from '@muster/contracts';
import { changedFields, useFormMutation } from '@muster/kit';
import {
  CountryField,
  DateField,
  FieldRow,
  FormSection,
  RepeatRows,
  SelectField,
  countryName,
  dayKey,
  useNow,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

type Work = NonNullable<CandidateRecord['sensitive']>['workAuthorisation'][number];
type WorkRow = Omit<Work, 'country'> & { country: string | null };

const toValues = ({ sensitive }: Pick<CandidateRecord, 'sensitive'>) => ({
  birthDate: sensitive?.birthDate ?? null,
  workAuthorisation: (sensitive?.workAuthorisation ?? []) as WorkRow[],
});
type SensitiveValues = ReturnType<typeof toValues>;

const toInput = ({ birthDate, workAuthorisation }: SensitiveValues) => ({
  birthDate,
  workAuthorisation: workAuthorisation as Work[],
});
const newRow = (): WorkRow => ({ country: null, kind: 'citizen', expiresOn: null });

/** Form for birth date and work authorisation, which a contract needs. */
export function SensitiveDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('edit.sensitive.title')} action="edit_sensitive">
      {(candidate) => <SensitiveForm candidate={candidate} />}
    </CandidateDrawer>
  );
}

function SensitiveForm({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const onSaved = useSaved();
  const today = dayKey(useNow());
  const [update] = api.useCandidatesUpdateSensitiveMutation();
  const base = toValues(candidate);
  const form = useZodForm({
    schema: sensitivePatch.shape.changes,
    initialValues: base,
    prepare: toInput,
    words: {
      workAuthorisation: {
        label: t('edit.sensitive.work'),
        itemName: (row) => countryName((row as WorkRow).country ?? ''),
      },
    },
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: candidate.id },
      body: { version, changes: changedFields(toInput(before), toInput(values)) },
    }),
    onSaved,
    onConflict: { base, toValues: toValues as (current: CandidateRecord) => SensitiveValues },
  });
  // Uses 28 February where the year has no 29.
  const yearsAgo = (years: number) =>
    `${Number(today.slice(0, 4)) - years}${today.slice(4).replace('-02-29', '-02-28')}`;
  return (
    <EditDrawer title={t('edit.sensitive.title')} candidate={candidate} form={form} saving={saving}>
      <FormSection title={t('edit.sensitive.person')} text={t('edit.sensitive.help')}>
        <DateField
          label={t('record.contact.birthDate')}
          min={yearsAgo(limits.candidate.age.max)}
          max={yearsAgo(limits.candidate.age.min)}
          {...form.field('birthDate')}
        />
      </FormSection>
      <FormSection title={t('edit.sensitive.work')}>
        <RepeatRows
          label={t('edit.sensitive.work')}
          {...form.list('workAuthorisation')}
          newItem={newRow}
          addLabel={t('edit.sensitive.addCountry')}
          itemLabel={({ country }, index) =>
            country ? countryName(country) : t('edit.sensitive.country', { n: index + 1 })
          }
          max={limits.candidate.workCountries}
          emptyText={t('edit.sensitive.none')}
          renderRow={(_row, index) => (
            <FieldRow>
              <CountryField
                label={t('field.country')}
                required
                {...form.field(`workAuthorisation.${index}.country`)}
              />
              <SelectField
                label={t('edit.sensitive.kind')}
                required
                options={workAuthorisations.map((value) => ({
                  value,
                  label: t(`edit.sensitive.kinds.${value}`),
                }))}
                {...form.field(`workAuthorisation.${index}.kind`)}
              />
              <DateField
                label={t('edit.sensitive.expiresOn')}
                {...form.field(`workAuthorisation.${index}.expiresOn`)}
              />
            </FieldRow>
          )}
        />
      </FormSection>
    </EditDrawer>
  );
}
