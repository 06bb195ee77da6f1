import {
  settingDefaults,
  settingGroups,
  type SettingGroup,
  type SettingValues,
} from '@muster/contracts';
import { SettingModel, type SettingRecord } from './setting.model.ts';

let current: SettingValues = settingDefaults;

/**
 * What is set for the agency, as this process knows it. Held in memory, because sessions, mails and
 * access ask for it with each request; every process reads it anew when a user changes it.
 */
export const agencySettings = (): SettingValues => current;

/** Reads the settings from the database. */
export async function loadSettings(): Promise<void> {
  const records = await SettingModel.find({ deletedAt: null }).lean<SettingRecord[]>();
  current = valuesOf(records);
}

/** The settings of records: what was never set is as shipped. */
export function valuesOf(
  records: readonly Pick<SettingRecord, 'group' | 'values'>[],
): SettingValues {
  const set = new Map(records.map(({ group, values }) => [group, values]));
  return Object.fromEntries(
    settingGroups.map((group) => [group, valueOf(group, set.get(group))]),
  ) as SettingValues;
}

/** The value of one group. */
export const valueOf = <G extends SettingGroup>(
  group: G,
  set: Record<string, unknown> = {},
): SettingValues[G] => ({ ...settingDefaults[group], ...set });
