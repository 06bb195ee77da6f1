import { useState } from 'react';
import {
  canarySetSchema,
  grantableRoles,
  type GrantableRole,
  type RemoteState,
} from '@muster/contracts';
import { roleName, useFormMutation, usePlatform } from '@muster/kit';
import {
  Chip,
  DecisionForm,
  Group,
  ListFocus,
  MultiSelectField,
  NumberField,
  SearchSelectField,
  SelectField,
  Stack,
  formatRelativeDateTime,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { givableBuilds } from './givable-builds.ts';
import { areaName, canaryAudience } from './release-words.ts';
import { useMessages } from './use-messages.ts';

type CanaryModalProps = { remote: RemoteState; refetch: () => unknown; onClose: () => void };
type Person = { id: string; name: string };

const roleOptions = grantableRoles.map((role) => ({ value: role, label: roleName(role) }));

/** Selects a build, and the users who get it first. */
export function CanaryModal({ remote, refetch, onClose }: CanaryModalProps) {
  const t = useMessages();
  const platform = usePlatform();
  const { name, canary, version } = remote;
  const area = areaName(t, name);
  const choices = givableBuilds(remote);
  const [people, setPeople] = useState<readonly Person[]>(canary?.users ?? []);
  const [setCanary] = api.useReleasesSetCanaryMutation();
  const form = useZodForm({
    schema: canarySetSchema,
    initialValues: {
      build: canary?.build ?? choices[0]?.build ?? '',
      share: (canary?.share ?? 10) as number | null,
      roles: (canary?.roles ?? []) as GrantableRole[],
      userIds: (canary?.users ?? []).map(({ id }) => id),
    },
    prepare: (values) => ({ ...values, share: values.share ?? 0, version }),
  });
  const saving = useFormMutation({
    form,
    mutation: setCanary,
    toArgs: ({ output }) => ({ params: { name }, body: output }),
    onSaved: (saved) => {
      if (saved.canary)
        platform.notify({
          kind: 'success',
          text: t('canary.started', {
            area,
            build: saved.canary.build,
            whom: canaryAudience(t, saved.canary),
          }),
        });
      onClose();
    },
    onRefused: ({ code }) => {
      if (code !== 'VERSION_CONFLICT') return false;
      form.setFormError(t('conflict'));
      void refetch();
      return true;
    },
  });
  const choose = (next: readonly Person[]) => {
    setPeople(next);
    form.setValue(
      'userIds',
      next.map(({ id }) => id),
    );
  };
  return (
    <DecisionForm
      onClose={onClose}
      title={t('canary.formTitle', { area })}
      effects={[t('canary.effects.some', { area }), t('canary.effects.rest')]}
      keep={t('canary.cancel')}
      confirm={t('canary.save')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('canary.build')}
        required
        options={choices.map(({ build, publishedAt }) => ({
          value: build,
          label: `${build} · ${formatRelativeDateTime(publishedAt)}`,
        }))}
        {...form.field('build')}
      />
      <NumberField
        label={t('canary.shareField')}
        help={t('canary.shareHelp')}
        min={0}
        max={100}
        suffix=" %"
        {...form.field('share')}
      />
      <MultiSelectField
        label={t('canary.roles')}
        help={t('canary.rolesHelp')}
        options={roleOptions}
        {...form.field('roles')}
      />
      <PeoplePicker people={people} onChange={choose} />
    </DecisionForm>
  );
}

type PeoplePickerProps = {
  people: readonly Person[];
  onChange: (people: readonly Person[]) => void;
};

/** Chosen colleagues, with a field to add another one. */
function PeoplePicker({ people, onChange }: PeoplePickerProps) {
  const t = useMessages();
  const [search] = api.useLazyUsersOptionsQuery();
  const find = async (query: string) => {
    const found = await search({ query: { q: query } }, true).unwrap();
    return found
      .filter(({ id }) => !people.some((person) => person.id === id))
      .map(({ id, name }) => ({ value: id, label: name }));
  };
  return (
    <Stack gap="xs">
      <ListFocus>
        <SearchSelectField
          label={t('canary.people')}
          help={t('canary.peopleHelp')}
          search={find}
          value={null}
          onChange={(id: string | null, option?: { label: string }) => {
            if (id && option) onChange([...people, { id, name: option.label }]);
          }}
        />
        {people.length > 0 && (
          <Group gap={6}>
            {people.map(({ id, name }) => (
              <Chip key={id} onRemove={() => onChange(people.filter((other) => other.id !== id))}>
                {name}
              </Chip>
            ))}
          </Group>
        )}
      </ListFocus>
    </Stack>
  );
}
