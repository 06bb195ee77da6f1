import {
  ExperienceList,
  experienceInput,
  experienceSchema,
  experienceValues,
  noChange,
  useListChange,
  type ExperienceValues,
} from '@muster/blocks';
import { useFormMutation, useFormRecord } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

/** Changes own jobs. */
export function ExperienceDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const onSaved = useOwnSaved(onClose);
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useOwnProfileUpdateExperienceMutation();
  const base = experienceValues(profile);
  const form = useZodForm({
    schema: experienceSchema,
    initialValues: base,
    prepare: (values: ExperienceValues) => ({ experience: values.experience.map(experienceInput) }),
    mapPath: (path) => mapPath(path).replace(/\.skillIds.*/s, '.skills'),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.experience.map(experienceInput);
      const change = changeOf(before.experience.map(experienceInput), rows);
      return { body: { version, experience: change ?? noChange } };
    },
    onSaved,
    onConflict: { base, toValues: experienceValues as (current: OwnProfile) => ExperienceValues },
  });
  return (
    <ListFrame title={t('experience')} onClose={onClose} form={form} saving={saving}>
      <ExperienceList form={form} />
    </ListFrame>
  );
}
