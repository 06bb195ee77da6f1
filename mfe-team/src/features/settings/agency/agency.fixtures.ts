import { settingDefaults, type SettingGroup, type Settings } from '@muster/contracts';

const group = <G extends SettingGroup>(name: G) => ({
  value: settingDefaults[name],
  version: 1,
  updatedAt: null,
  updatedBy: null,
});

/** The default settings. */
export const agencySettings: Settings = {
  id: 'agency',
  company: group('company'),
  signIn: group('signIn'),
  deadlines: group('deadlines'),
  senders: group('senders'),
  currencies: group('currencies'),
  retention: group('retention'),
  recordings: group('recordings'),
  features: group('features'),
  logoUrl: null,
  environment: {
    agencyName: 'Northbeam Talent',
    model: null,
    twoStepEnforced: false,
    mail: { transport: 'disk', from: 'no-reply@muster.test', signed: false },
  },
};

/** The settings after a colleague has saved other values of one group. */
export const settingsChanged = <G extends SettingGroup>(name: G, value: Settings[G]['value']) => ({
  ...agencySettings,
  [name]: { ...agencySettings[name], value, version: 3 },
  version: 3,
});
