import {
  settingGroupSchemas,
  type SettingGroup,
  type SettingValues,
  type Settings,
} from '@muster/contracts';
import {
  changedFields,
  useFormMutation,
  useFormRecord,
  usePlatform,
  type Trigger,
} from '@muster/kit';
import { useZodForm, type FieldWords } from '@muster/ui';
import type { z } from 'zod';
import type { GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

// The same objects as `settingGroupSchemas` and `Settings`, typed so that the group may be a variable.
type GroupSchemas = { [G in SettingGroup]: z.ZodType<SettingValues[G], SettingValues[G]> };
type SavedGroups = { [G in SettingGroup]: { value: SettingValues[G]; version: number } };

interface GroupChange<G extends SettingGroup> {
  body: { version: number; changes: Partial<SettingValues[G]> };
}

interface GroupFormOptions extends GroupDrawerProps {
  /** Texts for values without a field of their own. */
  words?: Readonly<Record<string, FieldWords>>;
}

/**
 * Returns a group's values for a form as a copy, because responses are frozen and forms modify
 * their values.
 */
function formValues<G extends SettingGroup>(group: G, settings: SavedGroups): SettingValues[G] {
  return structuredClone(settings[group].value);
}

/**
 * The form of one group: it sends the changes, merges them field by field with a colleague's, shows
 * a notice after saving, and closes its drawer. `frame` is for `GroupDrawer`.
 */
export function useGroupForm<G extends SettingGroup>(
  group: G,
  mutation: Trigger<GroupChange<G>, Settings>,
  { settings: live, onClose, words }: GroupFormOptions,
) {
  const t = useAgencyMessages();
  const { notify } = usePlatform();
  const [settings] = useFormRecord(live);
  const schemas: GroupSchemas = settingGroupSchemas;
  const saved: SavedGroups = settings;
  const base = formValues(group, saved);
  const form = useZodForm({
    schema: schemas[group],
    initialValues: base,
    ...(words && { words }),
  });
  const saving = useFormMutation({
    form,
    mutation,
    version: saved[group].version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('saved', { group: t(`group.${group}`) }) });
      onClose();
    },
    onConflict: { base, toValues: (now: Settings) => formValues(group, now) },
  });
  return { settings, form, frame: { group, onClose, form, saving } };
}
