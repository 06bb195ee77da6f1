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
 * What is set for the agency, as this process knows it. Held in memory, because sessions, mails and
 * access ask for it with each request; every process reads it anew when a user changes it.
 */
export const agencySettings = (): SettingValues => current;

/** Reads the settings from the database. An answer that a newer one has overtaken counts no more. */
export async function loadSettings(): Promise<void> {
  const turn = (asked += 1);
  const records = await SettingModel.find({ deletedAt: null }).lean();
  if (turn < answered) return;
  answered = turn;
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
