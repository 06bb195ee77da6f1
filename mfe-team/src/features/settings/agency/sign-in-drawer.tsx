import { limits, roles } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { CheckboxField, MultiSelectField, NoticeBar, NumberField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const { idleHours } = limits.settings;

/** How long idle sessions last, and who needs two-step sign-in. */
export function SignInDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateSignInMutation();
  const { settings, form, frame } = useGroupForm('signIn', update, props);
  return (
    <GroupDrawer {...frame}>
      <NumberField
        label={t('staffIdleHours')}
        help={t('idleHelp')}
        required
        min={idleHours.min}
        max={idleHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('staffIdleHours')}
      />
      <NumberField
        label={t('clientIdleHours')}
        required
        min={idleHours.min}
        max={idleHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('clientIdleHours')}
      />
      <NumberField
        label={t('candidateIdleHours')}
        required
        min={idleHours.min}
        max={idleHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('candidateIdleHours')}
      />
      <CheckboxField label={t('keepSignedIn')} {...form.field('keepSignedIn')} />
      <MultiSelectField
        label={t('twoStepRoles')}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        {...form.field('twoStepRoles')}
      />
      {!settings.environment.twoStepEnforced && <NoticeBar>{t('twoStepOff')}</NoticeBar>}
    </GroupDrawer>
  );
}
