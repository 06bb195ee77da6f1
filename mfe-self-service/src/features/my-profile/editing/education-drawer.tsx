import {
  EducationList,
  educationInput,
  educationSchema,
  educationValues,
  useListForm,
} from '@muster/blocks';
import { useFormRecord } from '@muster/kit';
import { api } from '../../../own-api.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

/** Edits the person's education. */
export function EducationDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateEducationMutation();
  const { form, saving } = useListForm({
    owner: profile,
    list: 'education',
    schema: educationSchema,
    toValues: educationValues,
    toItem: educationInput,
    mutation: update,
    toArgs: (education, version) => ({ body: { version, education } }),
    onSaved: useOwnSaved(onClose),
  });
  return (
    <ListFrame title={t('education')} onClose={onClose} form={form} saving={saving}>
      <EducationList form={form} />
    </ListFrame>
  );
}
