import type { SettingGroup } from '@muster/contracts';
import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { SettingModel } from '../../settings/setting.model.ts';
import { loadSettings } from '../../settings/agency-settings.ts';
import { storedPicture } from '../files/file.fixtures.ts';

const none = 'nothing is hidden' as const;

/** Sets a group to its current values, so that the other fixtures are not affected. */
const change = (group: SettingGroup, changes: object) => ({
  call: async () => {
    const record = await SettingModel.findOne({ group }).lean();
    return { body: { version: record?.version ?? 1, changes } };
  },
  hidden: none,
});

/** Names the agency's current logo. */
async function logoCall() {
  const logoFileId = (await storedPicture())._id.toHexString();
  await SettingModel.updateOne(
    { group: 'company' },
    { $set: { 'values.logoFileId': logoFileId } },
    { upsert: true },
  );
  await loadSettings();
  return { params: { fileId: logoFileId } };
}

export const settingsFixtures: EndpointFixtures = {
  'settings.read': { call: () => ({}), hidden: none },
  'settings.dollarRates': { call: () => ({}), hidden: none },
  'settings.logo': { call: logoCall, hidden: none },
  'settings.updateCompany': change('company', { legalName: null }),
  'settings.updateSignIn': change('signIn', { keepSignedIn: true }),
  'settings.updateDeadlines': change('deadlines', { timesheetAnswerDays: 3 }),
  'settings.updateSenders': change('senders', { ownDomains: [] }),
  'settings.updateCurrencies': change('currencies', { base: 'USD' }),
  'settings.updateRetention': change('retention', { consentGraceDays: 30 }),
  'settings.updateRecordings': change('recordings', { interviews: false }),
  'settings.updateFeatures': change('features', { off: [] }),
};
