import type { SettingGroup, Settings } from '@muster/contracts';
import { usePlatform, type FormMutation } from '@muster/kit';
import { FormDrawer, type ZodForm } from '@muster/ui';
import type { ReactNode } from 'react';
import { useAgencyMessages } from './messages.ts';

/** What the drawer of each group is given. */
export interface GroupDrawerProps {
  settings: Settings;
  onClose: () => void;
}

/** The values of a group for a form: answers are frozen, and a form writes into its copies. */
export const formValues = <V,>(value: V): V => structuredClone(value);

/** Says that a group is saved, and closes its drawer. */
export function useGroupSaved(group: SettingGroup, onClose: () => void): () => void {
  const t = useAgencyMessages();
  const { notify } = usePlatform();
  return () => {
    notify({ kind: 'success', text: t('saved', { group: t(`group.${group}`) }) });
    onClose();
  };
}

interface GroupDrawerFrame<V extends Record<string, unknown>, O> {
  group: SettingGroup;
  onClose: () => void;
  form: ZodForm<V, O>;
  saving: FormMutation;
  children: ReactNode;
}

/** The form of one group; what follows from a change stands under the title. */
export function GroupDrawer<V extends Record<string, unknown>, O>({
  group,
  onClose,
  form,
  saving,
  children,
}: GroupDrawerFrame<V, O>) {
  const t = useAgencyMessages();
  return (
    <FormDrawer
      onClose={onClose}
      title={t(`group.${group}`)}
      subtitle={t(`effect.${group}`)}
      cancel={t('cancel')}
      save={t('save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      {children}
    </FormDrawer>
  );
}
