import { limits, writingRoles, type SharedSender } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { MultiSelectField, RepeatRows, TagsField, TextField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const { domains, senderName, sharedSenders } = limits.settings;
const options = writingRoles.map((value) => ({ value, label: roleName(value) }));
const newSender = (): SharedSender => ({ name: '', address: '', roles: [...writingRoles] });

/** The addresses from which colleagues send e-mails, besides the agency’s. */
export function SendersDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateSendersMutation();
  const { form, frame } = useGroupForm('senders', update, props);
  return (
    <GroupDrawer {...frame}>
      <TagsField
        label={t('ownDomains')}
        help={t('ownDomainsHelp')}
        max={domains}
        {...form.field('ownDomains')}
      />
      <RepeatRows<SharedSender>
        label={t('sharedSenders')}
        {...form.list('shared')}
        newItem={newSender}
        addLabel={t('addSender')}
        emptyText={t('noSenders')}
        itemLabel={({ address }, index) => address || t('sender', { number: index + 1 })}
        max={sharedSenders}
        renderRow={(_sender, index) => (
          <>
            <TextField
              label={t('senderName')}
              required
              maxLength={senderName}
              {...form.field(`shared.${index}.name`)}
            />
            <TextField
              label={t('senderAddress')}
              required
              {...form.field(`shared.${index}.address`)}
            />
            <MultiSelectField
              label={t('senderRoles')}
              required
              options={options}
              {...form.field(`shared.${index}.roles`)}
            />
          </>
        )}
      />
    </GroupDrawer>
  );
}
