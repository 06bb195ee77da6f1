import {
  EducationList,
  educationInput,
  educationSchema,
  educationValues,
  noChange,
  useListChange,
  type EducationValues,
} from '@muster/blocks';
import { useFormMutation, useFormRecord } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

/** Changes own courses of study. */
export function EducationDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const onSaved = useOwnSaved(onClose);
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useOwnProfileUpdateEducationMutation();
  const base = educationValues(profile);
  const form = useZodForm({
    schema: educationSchema,
    initialValues: base,
    prepare: (values: EducationValues) => ({ education: values.education.map(educationInput) }),
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.education.map(educationInput);
      const change = changeOf(before.education.map(educationInput), rows);
      return { body: { version, education: change ?? noChange } };
    },
    onSaved,
    onConflict: { base, toValues: educationValues as (current: OwnProfile) => EducationValues },
  });
  return (
    <ListFrame title={t('education')} onClose={onClose} form={form} saving={saving}>
      <EducationList form={form} />
    </ListFrame>
  );
}
