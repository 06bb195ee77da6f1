import { useRef } from 'react';
import { z } from 'zod';
import {
  companyTeamFields,
  companyTeamFunctions,
  idSchema,
  limits,
  type CompanyRecord,
} from '@muster/contracts';
import { useFormMutation, useFormRecord, useOverlayClose, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  DateField,
  FieldRow,
  FormDrawer,
  FormSection,
  RepeatRows,
  SearchSelectField,
  SelectField,
  dayKey,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { teamChange, teamRows, type TeamRow } from './team-values.ts';

const schema = z.object({
  team: z.array(z.object({ id: idSchema.optional(), ...companyTeamFields })),
});

/** The team shown to the client: functions, substitutes, and dates. */
export function TeamDrawer({ company: given }: { company: CompanyRecord }) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const searchPeople = usePeopleOptions();
  const [company] = useFormRecord(given);
  const sent = useRef<number[]>([]);
  const [update] = api.useCompaniesUpdateTeamMutation();
  const base = { team: teamRows(company) };
  const form = useZodForm({
    schema,
    initialValues: base,
    mapPath: (path) =>
      path.replace(/\.upsert\.(\d+)/, (_all, index: string) => `.${sent.current[Number(index)]}`),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: company.version,
    toArgs: ({ values, version, base: before }) => {
      const { rows, ...team } = teamChange(before.team, values.team);
      sent.current = rows.map((row) => values.team.indexOf(row));
      return { params: { id: company.id }, body: { version, team } };
    },
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('edit.saved') });
      close({ saved: true });
    },
    onConflict: {
      base,
      toValues: (current: CompanyRecord) => ({ team: teamRows(current) }),
    },
  });
  const option = (id: string | null, name: string) => (id ? { value: id, label: name } : null);
  return (
    <FormDrawer
      onClose={close}
      title={t('edit.team.title')}
      subtitle={`${company.name} · ${company.number}`}
      cancel={t('edit.cancel')}
      save={t('edit.save')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('field.team')} text={t('edit.team.text')}>
        <RepeatRows
          label={t('field.team')}
          {...form.list('team')}
          onMove={undefined}
          newItem={(): TeamRow => ({
            userId: '',
            name: '',
            function: 'recruiter',
            visibleToClient: true,
            backupUserId: null,
            backupName: '',
            from: dayKey(new Date()),
            to: null,
          })}
          addLabel={t('edit.team.add')}
          itemLabel={({ name }) => t('edit.team.member', { name })}
          emptyText={t('edit.team.none')}
          max={limits.company.team}
          renderRow={(row, index) => (
            <>
              <FieldRow>
                <SearchSelectField
                  label={t('edit.team.person')}
                  required
                  search={searchPeople}
                  valueOption={option(row.userId, row.name)}
                  {...form.field(`team.${index}.userId`)}
                />
                <SelectField
                  label={t('edit.team.function')}
                  required
                  options={companyTeamFunctions.map((value) => ({
                    value,
                    label: t(`enum.function.${value}`),
                  }))}
                  {...form.field(`team.${index}.function`)}
                />
              </FieldRow>
              <SearchSelectField
                label={t('edit.team.backup')}
                search={searchPeople}
                valueOption={option(row.backupUserId, row.backupName)}
                {...form.field(`team.${index}.backupUserId`)}
              />
              <FieldRow>
                <DateField
                  label={t('edit.team.from')}
                  required
                  {...form.field(`team.${index}.from`)}
                />
                <DateField label={t('edit.team.to')} {...form.field(`team.${index}.to`)} />
              </FieldRow>
              <CheckboxField
                label={t('edit.team.visible')}
                {...form.field(`team.${index}.visibleToClient`)}
              />
            </>
          )}
        />
      </FormSection>
    </FormDrawer>
  );
}
