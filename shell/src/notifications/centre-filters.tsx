import { notificationFolders, type NotificationTopic } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { Button, IconButton, IconChevronDown, IconSettings, Menu, Tabs, useT } from '@muster/ui';
import { openAccountFromCentre } from '../account/account-opening.ts';
import { notificationMessages } from './messages.ts';
import classes from './notification-centre.module.css';

export type Folder = (typeof notificationFolders)[number];

type CentreFiltersProps = {
  folder: Folder;
  onFolder: (folder: Folder) => void;
  topic: NotificationTopic | null;
  /** The topics of the user's role. */
  topics: readonly NotificationTopic[];
  onTopic: (topic: NotificationTopic | null) => void;
  /** Id of the panel that the folder tabs control. */
  panelId: string;
};

const every = 'every';

/** Chooses the folder and topic of the notifications, with a link to the preferences. */
export function CentreFilters(props: CentreFiltersProps) {
  const { folder, onFolder, topic, topics, onTopic, panelId } = props;
  const t = useT(notificationMessages);
  const { openAccount } = usePlatform();

  function openSettings() {
    openAccountFromCentre('notifications');
  }

  return (
    <div className={classes.filters}>
      <Tabs
        className={classes.folders}
        value={folder}
        onChange={(next) => onFolder(notificationFolders.find((one) => one === next) ?? 'all')}
      >
        <Tabs.List aria-label={t('folders')} className={classes.folderList}>
          {notificationFolders.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              className={classes.folder}
              aria-controls={panelId}
              data-autofocus={one === folder || undefined}
            >
              {t(`folder.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            rightSection={<IconChevronDown size={14} />}
          >
            {topic ? t(`topic.${topic}`) : t('anyTopic')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('topicFilter')}</Menu.Label>
          <Menu.RadioGroup
            value={topic ?? every}
            onChange={(next) => onTopic(topics.find((one) => one === next) ?? null)}
          >
            <Menu.RadioItem value={every} closeMenuOnClick>
              {t('anyTopic')}
            </Menu.RadioItem>
            {topics.map((one) => (
              <Menu.RadioItem key={one} value={one} closeMenuOnClick>
                {t(`topic.${one}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {openAccount && (
        <IconButton aria-label={t('settings')} onClick={openSettings}>
          <IconSettings size={16} />
        </IconButton>
      )}
    </div>
  );
}
