import { settingEndpoints } from '@muster/contracts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { loadSettings } from '../../settings/agency-settings.ts';
import { SettingModel } from '../../settings/setting.model.ts';
import type { Domain } from '../../domain.ts';
import { readLogo } from './logo.ts';
import {
  changeSettings,
  readDollarRates,
  readSettings,
  settingsChanged,
} from './settings.service.ts';

export const settingsDomain: Domain = {
  name: 'settings',
  start: loadSettings,
  collections: [browsable(SettingModel, ['group'])],
  routes: (router, { config }) => {
    mount(router, settingEndpoints.read, readSettings(config));
    mount(router, settingEndpoints.dollarRates, readDollarRates);
    mountFile(router, settingEndpoints.logo, readLogo);
    mount(router, settingEndpoints.updateCompany, changeSettings(config, 'company'));
    mount(router, settingEndpoints.updateSignIn, changeSettings(config, 'signIn'));
    mount(router, settingEndpoints.updateDeadlines, changeSettings(config, 'deadlines'));
    mount(router, settingEndpoints.updateSenders, changeSettings(config, 'senders'));
    mount(router, settingEndpoints.updateCurrencies, changeSettings(config, 'currencies'));
    mount(router, settingEndpoints.updateRetention, changeSettings(config, 'retention'));
    mount(router, settingEndpoints.updateRecordings, changeSettings(config, 'recordings'));
    mount(router, settingEndpoints.updateFeatures, changeSettings(config, 'features'));
  },
  live: ({ tail }) => {
    const unlisten = tail.listen({ types: [settingsChanged], hear: loadSettings });
    return async () => unlisten();
  },
};
