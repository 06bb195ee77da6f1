import { useId } from 'react';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, Drawer, ErrorSummary, Form, OverlayFooter } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../use-words.ts';
import { SkillFields } from './skill-fields.tsx';
import { useSkillForm } from './skill-values.ts';
import type { SkillValues } from './skill-values.ts';

const blank: SkillValues = { name: '', category: 'tool', parentId: null, aliases: [] };

/** Adds a skill to the catalogue. */
export function NewSkillDrawer({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const platform = usePlatform();
  const formId = useId();
  const [create] = api.useSkillCatalogueCreateMutation();
  const form = useSkillForm(blank);
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('edit.created', { name }) });
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('edit.newTitle')}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={formId} size="md" loading={pending}>
            {t('edit.create')}
          </Button>
        </OverlayFooter>
      }
    >
      <Form id={formId} onSubmit={submit} label={t('edit.newTitle')}>
        <ErrorSummary {...form.summary} />
        <SkillFields form={form} />
      </Form>
    </Drawer>
  );
}
