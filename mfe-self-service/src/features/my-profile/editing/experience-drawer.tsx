import {
  ExperienceList,
  experienceInput,
  experienceSchema,
  experienceValues,
  useListForm,
} from '@muster/blocks';
import { useFormRecord } from '@muster/kit';
import { api } from '../../../own-api.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

/** Edits the person's jobs. */
export function ExperienceDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateExperienceMutation();
  const { form, saving } = useListForm({
    owner: profile,
    list: 'experience',
    schema: experienceSchema,
    toValues: experienceValues,
    toItem: experienceInput,
    mapPath: (path) => path.replace(/\.skillIds.*/s, '.skills'),
    mutation: update,
    toArgs: (experience, version) => ({ body: { version, experience } }),
    onSaved: useOwnSaved(onClose),
  });
  return (
    <ListFrame title={t('experience')} onClose={onClose} form={form} saving={saving}>
      <ExperienceList form={form} />
    </ListFrame>
  );
}
