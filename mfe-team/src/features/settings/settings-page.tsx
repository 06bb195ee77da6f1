import { href, teamRoutes } from '@muster/contracts';
import { useCan, useUrlParam } from '@muster/kit';
import { PageHeader, useT } from '@muster/ui';
import { AgencyPanel } from './agency/agency-panel.tsx';
import { settingsMessages } from './messages.ts';
import { EvaluationTemplatesPanel } from './evaluation-templates/evaluation-templates-panel.tsx';
import { PipelinesPanel } from './pipelines/pipelines-panel.tsx';
import { ReferralProgramsPanel } from './referral-programs/referral-programs-panel.tsx';
import { ReasonsPanel } from './reasons/reasons-panel.tsx';
import { ReleasesPanel } from './releases/releases-panel.tsx';
import { CustomFieldsPanel } from './custom-fields/custom-fields-panel.tsx';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';
import { SignatureTemplatesPanel } from './signature-templates/signature-templates-panel.tsx';
import { SettingsIndex } from './settings-index.tsx';
import classes from './settings.module.css';

/** All settings that the user may open; with `?panel=`, one section. */
export function SettingsPage() {
  const t = useT(settingsMessages);
  const can = useCan();
  const [panel] = useUrlParam('panel', [
    'agency',
    'releases',
    'pipelines',
    'reasons',
    'evaluations',
    'webhooks',
    'signatures',
    'referrals',
    'fields',
  ]);
  const index = { label: t('title'), href: href(teamRoutes.settings) };
  if (panel === 'agency' && can('settings.manage')) return <AgencyPanel index={index} />;
  if (panel === 'releases' && can('release.manage')) return <ReleasesPanel index={index} />;
  if (panel === 'pipelines' && can('pipeline.manage')) return <PipelinesPanel index={index} />;
  if (panel === 'reasons' && can('reason.manage')) return <ReasonsPanel index={index} />;
  if (panel === 'evaluations' && can('evaluation.manage'))
    return <EvaluationTemplatesPanel index={index} />;
  if (panel === 'fields' && can('settings.manage')) return <CustomFieldsPanel index={index} />;
  if (panel === 'webhooks' && can('settings.manage')) return <WebhooksPanel index={index} />;
  if (panel === 'signatures' && can('signatureTemplate.manage'))
    return <SignatureTemplatesPanel index={index} />;
  if (panel === 'referrals' && can('referral.setProgram'))
    return <ReferralProgramsPanel index={index} />;
  return (
    <div className={classes.page}>
      <PageHeader variant="page" title={t('title')} subtitle={t('subtitle')} />
      <SettingsIndex />
    </div>
  );
}
