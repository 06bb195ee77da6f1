import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { useEditingMessages } from './messages.ts';
import { AvailabilityFields, ContactFields, EnglishFields } from './own-fields.tsx';
import { ownChanges, ownValues, useOwnForm, type FactBlock } from './own-values.ts';

const blocks = {
  contact: ContactFields,
  availability: AvailabilityFields,
  english: EnglishFields,
} as const satisfies Record<FactBlock, unknown>;

interface OwnDrawerProps {
  block: FactBlock;
  profile: OwnProfile;
  onClose: () => void;
}

/** Edits one block of the own profile; locked fields show the reason. */
export function OwnDrawer({ block, profile: live, onClose }: OwnDrawerProps) {
  const t = useEditingMessages();
  const platform = usePlatform();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateFactsMutation();
  const base = ownValues(profile);
  const form = useOwnForm(block, base);
  const Fields = blocks[block];
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: ownChanges(before, output) },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('saved') });
      onClose();
    },
    onConflict: { base, toValues: ownValues },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t(block)}
      cancel={t('cancel')}
      save={t('save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <Fields form={form} profile={profile} />
    </FormDrawer>
  );
}
