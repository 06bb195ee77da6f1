import {
  settingDefaults,
  settingGroups,
  type SettingGroup,
  type SettingValues,
} from '@muster/contracts';
import { SettingModel, type SettingRecord } from './setting.model.ts';

let current: SettingValues = settingDefaults;
let asked = 0;
let answered = 0;

/**
 * Returns the agency's settings as this process knows them. Kept in memory, because sessions, mails
 * and access checks use them with each request; every process reads them again when a user changes
 * them.
 */
export const agencySettings = (): SettingValues => current;

/** Reads the settings from the database. A result that a newer one has overtaken is dropped. */
export async function loadSettings(): Promise<void> {
  const turn = (asked += 1);
  const records = await SettingModel.find({ deletedAt: null }).lean();
  if (turn < answered) return;
  answered = turn;
  current = valuesOf(records);
}

/** Returns the settings of records; unset values are as shipped. */
export function valuesOf(
  records: readonly Pick<SettingRecord, 'group' | 'values'>[],
): SettingValues {
  const set = new Map(records.map(({ group, values }) => [group, values]));
  return Object.fromEntries(
    settingGroups.map((group) => [group, valueOf(group, set.get(group))]),
  ) as SettingValues;
}

/** Returns the value of one group. */
export const valueOf = <G extends SettingGroup>(
  group: G,
  set: Record<string, unknown> = {},
): SettingValues[G] => ({ ...settingDefaults[group], ...set });
