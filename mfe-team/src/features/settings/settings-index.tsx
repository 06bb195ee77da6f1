import { href, teamRoutes } from '@muster/contracts';
import { useCan, usePlatform } from '@muster/kit';
import {
  IconBuildingSkyscraper,
  IconCircleX,
  IconColumns3,
  IconHistory,
  IconListCheck,
  IconMail,
  IconSearch,
  IconSend,
  IconSignature,
  IconStack2,
  IconStar,
  IconUser,
  IconUserEdit,
  IconUsers,
  useT,
} from '@muster/ui';
import { api } from '../../api.ts';
import { settingsMessages } from './messages.ts';
import { SettingsCard } from './settings-card.tsx';
import classes from './settings.module.css';

/** A card for each section that the user may open. */
export function SettingsIndex() {
  const t = useT(settingsMessages);
  const can = useCan();
  const { openAccount } = usePlatform();
  const pipelines = api.usePipelinesListQuery({}, { skip: !can('pipeline.manage') }).data?.data;
  const reasons = api.useReasonsCatalogueQuery({}, { skip: !can('reason.manage') }).data?.data;
  const words = (
    key:
      | 'agency'
      | 'releases'
      | 'activity'
      | 'users'
      | 'skills'
      | 'pipelines'
      | 'reasons'
      | 'evaluations'
      | 'signatures'
      | 'referrals'
      | 'emailTemplates'
      | 'searchIndex'
      | 'dataHealth'
      | 'webhooks'
      | 'fields'
      | 'account',
  ) => ({
    title: t(`card.${key}.title`),
    text: t(`card.${key}.text`),
  });
  return (
    <ul className={classes.cards}>
      {can('settings.manage') && (
        <SettingsCard
          icon={IconBuildingSkyscraper}
          href={href(teamRoutes.settings, {}, { panel: 'agency' })}
          {...words('agency')}
        />
      )}
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
      {can('pipeline.manage') && (
        <SettingsCard
          icon={IconColumns3}
          href={href(teamRoutes.settings, {}, { panel: 'pipelines' })}
          count={pipelines && t('card.pipelines.count', { count: inUse(pipelines) })}
          {...words('pipelines')}
        />
      )}
      {can('reason.manage') && (
        <SettingsCard
          icon={IconCircleX}
          href={href(teamRoutes.settings, {}, { panel: 'reasons' })}
          count={reasons && t('card.reasons.count', { count: inUse(reasons) })}
          {...words('reasons')}
        />
      )}
      {can('evaluation.manage') && (
        <SettingsCard
          icon={IconStar}
          href={href(teamRoutes.settings, {}, { panel: 'evaluations' })}
          {...words('evaluations')}
        />
      )}
      {can('signatureTemplate.manage') && (
        <SettingsCard
          icon={IconSignature}
          href={href(teamRoutes.settings, {}, { panel: 'signatures' })}
          {...words('signatures')}
        />
      )}
      {can('referral.setProgram') && (
        <SettingsCard
          icon={IconUsers}
          href={href(teamRoutes.settings, {}, { panel: 'referrals' })}
          {...words('referrals')}
        />
      )}
      {can('emailTemplate.manage') && (
        <SettingsCard
          icon={IconMail}
          href={href(teamRoutes.settingsEmailTemplates)}
          {...words('emailTemplates')}
        />
      )}
      {can('skill.list') && (
        <SettingsCard
          icon={IconListCheck}
          href={href(teamRoutes.settingsSkills)}
          {...words('skills')}
        />
      )}
      {can('settings.manage') && (
        <SettingsCard
          icon={IconListCheck}
          href={href(teamRoutes.settings, {}, { panel: 'fields' })}
          {...words('fields')}
        />
      )}
      {can('settings.manage') && (
        <SettingsCard
          icon={IconSend}
          href={href(teamRoutes.settings, {}, { panel: 'webhooks' })}
          {...words('webhooks')}
        />
      )}
      {can('settings.manage') && (
        <SettingsCard
          icon={IconSearch}
          href={href(teamRoutes.settingsAlgoliaGenerate)}
          {...words('searchIndex')}
        />
      )}
      {can('settings.manage') && (
        <SettingsCard
          icon={IconStack2}
          href={href(teamRoutes.settingsPrisma)}
          {...words('dataHealth')}
        />
      )}
      {openAccount && <SettingsCard icon={IconUser} onOpen={openAccount} {...words('account')} />}
    </ul>
  );
}

/** Returns the number of active rows. */
const inUse = (rows: readonly { isActive?: boolean; status?: string }[]): number =>
  rows.filter(({ isActive, status }) => isActive ?? status === 'active').length;
