import { LogoField } from '@muster/blocks';
import { EmailField, PhoneField, TextArea, TextField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

/** The agency's name and contact details. */
export function CompanyDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateCompanyMutation();
  const { settings, form, frame } = useGroupForm('company', update, props);
  return (
    <GroupDrawer {...frame}>
      <TextField
        label={t('name')}
        help={t('nameHelp', { name: settings.environment.agencyName })}
        {...form.field('name')}
      />
      <LogoField
        owner={form.values.name ?? settings.environment.agencyName}
        savedUrl={settings.logoUrl}
        {...form.field('logoFileId')}
      />
      <TextField label={t('legalName')} {...form.field('legalName')} />
      <TextArea label={t('address')} {...form.field('address')} />
      <EmailField label={t('contactEmail')} {...form.field('contactEmail')} />
      <PhoneField
        label={t('contactPhone')}
        help={t('contactHelp')}
        {...form.field('contactPhone')}
      />
      <TextField
        label={t('brandColor')}
        help={t('brandColorHelp')}
        required
        {...form.field('brandColor')}
      />
    </GroupDrawer>
  );
}
