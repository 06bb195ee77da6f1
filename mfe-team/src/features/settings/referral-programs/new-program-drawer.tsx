import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { useProgramMessages } from './messages.ts';
import { ProgramFields } from './program-fields.tsx';
import { blankProgram, useProgramForm } from './program-values.ts';

/** Adds a program for a period without one. */
export function NewProgramDrawer({ onClose }: { onClose: () => void }) {
  const t = useProgramMessages();
  const platform = usePlatform();
  const [create] = api.useReferralsCreateProgramMutation();
  const form = useProgramForm(blankProgram);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('done.created', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.newTitle')}
      cancel={t('form.cancel')}
      save={t('form.create')}
      form={form}
      saving={saving}
    >
      <ProgramFields form={form} />
    </FormDrawer>
  );
}
