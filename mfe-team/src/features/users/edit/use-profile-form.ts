import type { UserDetail } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { profileChanges, profileInput, profileSchema, profileValues } from './profile-values.ts';

/** Creates the form of an account's profile. */
export function useProfileForm(
  user: UserDetail,
  version: number,
  onSaved: (user: UserDetail) => void,
) {
  const [update] = api.useUsersUpdateMutation();
  const base = profileValues(user);
  const form = useZodForm({
    schema: profileSchema,
    initialValues: base,
    prepare: profileInput,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version,
    toArgs: ({ values, version: onto, base: before }) => ({
      params: { id: user.id },
      body: { version: onto, changes: profileChanges(before, values) },
    }),
    onSaved: (saved) => {
      form.reset(profileValues(saved));
      onSaved(saved);
    },
    onConflict: {
      base,
      toValues: (current: UserDetail) => profileValues(current),
    },
  });
  return { form, saving };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
