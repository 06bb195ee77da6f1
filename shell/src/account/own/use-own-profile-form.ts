import { meUpdateSchema } from '@muster/contracts';
import { useFormMutation, useFormRecord } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../account-api.ts';
import type { Me } from './me.ts';

const valuesOf = (me: Me) => ({
  firstName: me.firstName,
  lastName: me.lastName,
  preferredName: me.preferredName ?? '',
  phone: me.phone ?? '',
  locale: me.locale,
  mailSignature: me.mailSignature ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const toInput = (values: Values) => ({
  ...values,
  preferredName: values.preferredName.trim() || null,
  phone: values.phone.trim() || null,
  mailSignature: values.mailSignature.trim() || null,
});

/** Creates the form for names, phone and language; sends only the changes. */
export function useOwnProfileForm(live: Me, onSaved: () => void) {
  const [me, begin] = useFormRecord(live);
  const [update] = api.useUpdateMeMutation();
  const base = valuesOf(me);
  const form = useZodForm({
    schema: meUpdateSchema.shape.changes,
    initialValues: base,
    prepare: toInput,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: me.version,
    toArgs: ({ output, values, version, base: before }) => {
      const old: Readonly<Record<string, unknown>> = toInput(before);
      const now: Readonly<Record<string, unknown>> = toInput(values);
      const changed = Object.entries(output).filter(([key]) => now[key] !== old[key]);
      return { body: { version, changes: Object.fromEntries(changed) } };
    },
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      begin(saved);
      onSaved();
    },
    onConflict: {
      base,
      toValues: (current: Me) => valuesOf(current),
    },
  });
  return { form, saving };
}

export type OwnProfileForm = ReturnType<typeof useOwnProfileForm>['form'];
