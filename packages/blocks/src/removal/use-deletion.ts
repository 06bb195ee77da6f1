import { useNavigate } from 'react-router-dom';
import { recordDeleteSchema } from '@muster/contracts';
import { errorText, useFormMutation, usePlatform } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { useRemovalMessages } from './messages.ts';
import type { RemovableRecord, RemoveTrigger, RestoreTrigger } from './removable.types.ts';

interface DeletionOptions {
  record: RemovableRecord;
  remove: RemoveTrigger;
  restore: RestoreTrigger;
  /** The list to open once the record is gone. */
  listPath: string;
}

/** Deletes a record with a reason and its typed number; the notice offers to undo it. */
export function useDeletion({ record, remove, restore, listPath }: DeletionOptions) {
  const { id, name, number } = record;
  const t = useRemovalMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const form = useZodForm({
    schema: recordDeleteSchema.omit({ version: true }),
    initialValues: { reason: '', confirmNumber: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: remove,
    version: record.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t('done', { name }),
        undo: () => takeBack(version),
      });
      void navigate(listPath, { replace: true });
    },
  });

  async function takeBack(version: number) {
    try {
      await restore({ params: { id }, body: { version } }).unwrap();
      platform.notify({ kind: 'success', text: t('restored', { name }) });
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  }

  return {
    form,
    saving,
    record,
    isNumberTyped: form.values.confirmNumber.trim().toUpperCase() === number,
  };
}

export type Deletion = ReturnType<typeof useDeletion>;
