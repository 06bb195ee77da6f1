import { useId, useState } from 'react';
import type { SkillDetail } from '@muster/contracts';
import { changedFields, useCan, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  ErrorSummary,
  Form,
  NoticeBar,
  OverlayFooter,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { MergeSkillModal } from '../merge/merge-skill-modal.tsx';
import { useMessages } from '../use-messages.ts';
import { AbsorbedSkills } from './absorbed-skills.tsx';
import { SkillActions } from './skill-actions.tsx';
import { SkillFacts } from './skill-facts.tsx';
import { SkillFields } from './skill-fields.tsx';
import { skillValues, useSkillForm } from './skill-values.ts';

interface EditSkillProps {
  /** The version from which the form was created. */
  loaded: SkillDetail;
  live: SkillDetail;
  onClose: () => void;
}

/** A skill: its names, uses and actions. */
export function EditSkill({ loaded, live, onClose }: EditSkillProps) {
  const t = useMessages();
  const can = useCan();
  const platform = usePlatform();
  const formId = useId();
  const [merging, setMerging] = useState(false);
  const [update] = api.useSkillCatalogueUpdateMutation();
  const mayEdit = can('skill.manage') && live.status !== 'merged';
  const base = skillValues(loaded);
  const form = useSkillForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: loaded.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: loaded.id },
      body: { version, changes: changedFields(before, values) },
    }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('edit.saved', { name }) });
      onClose();
    },
    onConflict: {
      base,
      toValues: (current: SkillDetail) => skillValues(current),
    },
  });
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        title={live.name}
        footer={
          <OverlayFooter unsaved={form.dirty}>
            <CancelButton>{t(mayEdit ? 'edit.cancel' : 'edit.close')}</CancelButton>
            {mayEdit && (
              <Button
                type="submit"
                form={formId}
                size="md"
                loading={saving.pending}
                disabled={!form.dirty}
              >
                {t('edit.save')}
              </Button>
            )}
          </OverlayFooter>
        }
      >
        <SkillFacts skill={live} />
        <SkillActions skill={live} unsaved={form.dirty} onMerge={() => setMerging(true)} />
        {live.mergedInto && (
          <NoticeBar>{t('mergedInto', { name: live.mergedInto.name })}</NoticeBar>
        )}
        {!can('skill.manage') && <NoticeBar kind="quiet">{t('edit.readOnly')}</NoticeBar>}
        <Form id={formId} onSubmit={saving.submit} label={live.name}>
          <ErrorSummary {...form.summary} />
          <SkillFields form={form} id={live.id} parent={live.parent} disabled={!mayEdit} />
        </Form>
        <AbsorbedSkills skill={live} />
      </Drawer>
      {merging && <MergeSkillModal skill={live} onClose={() => setMerging(false)} />}
      {saving.dialog}
    </>
  );
}
