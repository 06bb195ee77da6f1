import type { SettingGroup, Settings } from '@muster/contracts';
import type { FormMutation } from '@muster/kit';
import { FormDrawer, type ZodForm } from '@muster/ui';
import type { ReactNode } from 'react';
import { useAgencyMessages } from './messages.ts';

/** Props of every group's drawer. */
export interface GroupDrawerProps {
  settings: Settings;
  onClose: () => void;
}

interface GroupDrawerFrame<V extends Record<string, unknown>, O> {
  group: SettingGroup;
  onClose: () => void;
  form: ZodForm<V, O>;
  saving: FormMutation;
  children: ReactNode;
}

/** The form of one group; the effects of a change are shown under the title. */
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
