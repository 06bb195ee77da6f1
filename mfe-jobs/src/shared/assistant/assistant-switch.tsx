import type { AssistantSetting } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Switch } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './assistant.module.css';
import { useAssistantMessages } from './messages.ts';

/**
 * Switches of the assistant: the user's own, and the agency's for users who manage the settings.
 */
export function AssistantSwitch({ setting }: { setting: AssistantSetting }) {
  const t = useAssistantMessages();
  const platform = usePlatform();
  const [switchOwn, own] = api.useAiSwitchOwnMutation();
  const [switchAgency, agency] = api.useAiSwitchAgencyMutation();
  const { agencyOn, ownOn, mayManage, version } = setting;
  async function run(change: Promise<{ error?: unknown }>) {
    const { error } = await change;
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <section className={classes.switches} aria-label={t('title')}>
      <Switch
        label={t('own')}
        description={t('ownHelp')}
        checked={ownOn}
        disabled={own.isLoading}
        onChange={(event) => void run(switchOwn({ body: { on: event.currentTarget.checked } }))}
      />
      {mayManage && (
        <Switch
          label={t('agency')}
          description={t('agencyHelp')}
          checked={agencyOn}
          disabled={agency.isLoading}
          onChange={(event) =>
            void run(switchAgency({ body: { on: event.currentTarget.checked, version } }))
          }
        />
      )}
    </section>
  );
}
