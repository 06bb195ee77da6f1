import { settingGroups, type SettingGroup, type Settings } from '@muster/contracts';
import { QueryView, useOverlayParam } from '@muster/kit';
import { Button, Card, KeyValueList, PageSkeleton, formatDateTime } from '@muster/ui';
import type { ComponentType } from 'react';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import classes from './agency.module.css';
import { CompanyDrawer } from './company-drawer.tsx';
import { CurrenciesDrawer } from './currencies-drawer.tsx';
import { DeadlinesDrawer } from './deadlines-drawer.tsx';
import { FeaturesDrawer } from './features-drawer.tsx';
import type { GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';
import { RecordingsDrawer } from './recordings-drawer.tsx';
import { RetentionDrawer } from './retention-drawer.tsx';
import { settingLines } from './setting-words.tsx';
import { SendersDrawer } from './senders-drawer.tsx';
import { SignInDrawer } from './sign-in-drawer.tsx';

const drawers: Readonly<Record<SettingGroup, ComponentType<GroupDrawerProps>>> = {
  company: CompanyDrawer,
  signIn: SignInDrawer,
  deadlines: DeadlinesDrawer,
  senders: SendersDrawer,
  currencies: CurrenciesDrawer,
  retention: RetentionDrawer,
  recordings: RecordingsDrawer,
  features: FeaturesDrawer,
};

/** Settings of the whole agency: a card per group, edited in a drawer. */
export function AgencyPanel({ index }: { index: SettingsIndexLink }) {
  const t = useAgencyMessages();
  const query = api.useSettingsReadQuery({});
  const [open, setOpen] = useOverlayParam('group', settingGroups);
  const Drawer = open && drawers[open];
  return (
    <SettingsPanel index={index} title={t('title')} subtitle={t('subtitle')}>
      <QueryView query={query} isEmpty={() => false} skeleton={<PageSkeleton variant="form" />}>
        {(settings) => (
          <>
            <div className={classes.groups}>
              {settingGroups.map((group) => (
                <GroupCard
                  key={group}
                  group={group}
                  settings={settings}
                  onEdit={() => setOpen(group)}
                />
              ))}
              <EnvironmentCard settings={settings} />
            </div>
            {Drawer && <Drawer settings={settings} onClose={() => setOpen(null)} />}
          </>
        )}
      </QueryView>
    </SettingsPanel>
  );
}

interface GroupCardProps {
  group: SettingGroup;
  settings: Settings;
  onEdit: () => void;
}

/** One group: its values, their effects, and who changed it last. */
function GroupCard({ group, settings, onEdit }: GroupCardProps) {
  const t = useAgencyMessages();
  const { updatedAt, updatedBy } = settings[group];
  const name = t(`group.${group}`);
  return (
    <Card
      title={name}
      actions={
        <Button
          size="xs"
          variant="default"
          aria-label={t('editGroup', { group: name.toLowerCase() })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
      }
    >
      <KeyValueList items={settingLines(settings, t)[group]} />
      <p className={classes.effect}>{t(`effect.${group}`)}</p>
      <p className={classes.effect}>
        {updatedAt
          ? t('changed', { name: updatedBy?.name ?? '', at: formatDateTime(updatedAt) })
          : t('shipped')}
      </p>
    </Card>
  );
}

/** Settings that cannot be changed here. */
function EnvironmentCard({ settings: { environment } }: { settings: Settings }) {
  const t = useAgencyMessages();
  const { mail, model } = environment;
  return (
    <Card title={t('group.environment')}>
      <KeyValueList
        items={[
          { label: t('mailBy'), value: t(`transport.${mail.transport}`) },
          { label: t('mailFrom'), value: mail.from },
          { label: t('signed'), value: t(mail.signed ? 'yes' : 'no') },
          { label: t('engine'), value: model ? t('withModel', { model }) : t('localRules') },
        ]}
      />
      <p className={classes.effect}>{t('effect.environment')}</p>
    </Card>
  );
}
