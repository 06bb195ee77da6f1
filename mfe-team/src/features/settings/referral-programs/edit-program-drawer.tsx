import type { ReferralProgram } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useProgramMessages } from './messages.ts';
import { ProgramFields } from './program-fields.tsx';
import { programChanges, programValues, useProgramForm } from './program-values.ts';

interface EditProgramDrawerProps {
  program: ReferralProgram;
  onClose: () => void;
}

/** Edits a program that has not ended. */
export function EditProgramDrawer({ program: live, onClose }: EditProgramDrawerProps) {
  const t = useProgramMessages();
  const platform = usePlatform();
  const [program] = useFormRecord(live);
  const [update] = api.useReferralsUpdateProgramMutation();
  const base = programValues(program);
  const form = useProgramForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: program.version,
    toArgs: ({ output, version, base: before }) => ({
      params: { id: program.id },
      body: { version, changes: programChanges(before, output) },
    }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('done.saved', { name }) });
      onClose();
    },
    onConflict: { base, toValues: programValues },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.editTitle')}
      cancel={t('form.cancel')}
      save={t('form.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <NoticeBar>{t('form.note')}</NoticeBar>
      <ProgramFields form={form} isMade hasBegun={program.phase === 'in_force'} />
    </FormDrawer>
  );
}
