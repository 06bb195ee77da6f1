import { href, teamRoutes } from '@muster/contracts';
import { useCan, usePlatform } from '@muster/kit';
import { IconHistory, IconListCheck, IconStack2, IconUser, IconUserEdit, useT } from '@muster/ui';
import { settingsMessages } from './messages.ts';
import { SettingsCard } from './settings-card.tsx';
import classes from './settings.module.css';

/** A card for each place that this person may open; none leads nowhere. */
export function SettingsIndex() {
  const t = useT(settingsMessages);
  const can = useCan();
  const { openAccount } = usePlatform();
  const words = (key: 'releases' | 'activity' | 'users' | 'skills' | 'account') => ({
    title: t(`card.${key}.title`),
    text: t(`card.${key}.text`),
  });
  return (
    <ul className={classes.cards}>
      {can('release.manage') && (
        <SettingsCard
          icon={IconStack2}
          href={href(teamRoutes.settings, {}, { panel: 'releases' })}
          {...words('releases')}
        />
      )}
      {can('audit.list') && (
        <SettingsCard
          icon={IconHistory}
          href={href(teamRoutes.settingsActivity)}
          {...words('activity')}
        />
      )}
      {can('user.list') && (
        <SettingsCard icon={IconUserEdit} href={href(teamRoutes.users)} {...words('users')} />
      )}
      {can('skill.list') && (
        <SettingsCard
          icon={IconListCheck}
          href={href(teamRoutes.settingsSkills)}
          {...words('skills')}
        />
      )}
      {openAccount && <SettingsCard icon={IconUser} onOpen={openAccount} {...words('account')} />}
    </ul>
  );
}
