import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';
import { SkillFields } from './skill-fields.tsx';
import { useSkillForm, type SkillValues } from './skill-values.ts';

const blank: SkillValues = { name: '', category: 'tool', parentId: null, aliases: [] };

/** Adds a skill to the catalogue. */
export function NewSkillDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const platform = usePlatform();
  const [create] = api.useSkillCatalogueCreateMutation();
  const form = useSkillForm(blank);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('edit.created', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('edit.newTitle')}
      cancel={t('edit.cancel')}
      save={t('edit.create')}
      form={form}
      saving={saving}
    >
      <SkillFields form={form} />
    </FormDrawer>
  );
}
