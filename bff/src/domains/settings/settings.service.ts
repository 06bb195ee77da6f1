import {
  dollarRatesOf,
  guardedSettings,
  settingGroups,
  type SettingGroup,
  type Settings,
  type SettingValues,
  type settingEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import type { Config } from '../../config.ts';
import { today } from '../../db/calendar-day.ts';
import { transactShown } from '../../db/show-conflict.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { requireFreshProof } from '../../http/access.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { emit } from '../../outbox/emit.ts';
import { announceFeatures } from '../../outbox/features-changed.ts';
import { agencySettings, loadSettings, valueOf } from '../../settings/agency-settings.ts';
import { SettingModel, type SettingRecord } from '../../settings/setting.model.ts';
import { logoUrlOf } from '../../settings/agency-logo.ts';
import { findPeople } from '../../identity/people/people.ts';
import { takeLogo } from './logo.ts';

/** Event on which every process reloads the settings. */
export const settingsChanged = 'settings.changed';

/** Returns all settings, and what the server's environment decides. */
export const readSettings =
  (config: Config): Service<typeof settingEndpoints.read> =>
  () =>
    showSettings(config);

/** Returns the monthly dollar exchange rates, the only settings that everybody may read. */
export const readDollarRates: Service<typeof settingEndpoints.dollarRates> = () =>
  Promise.resolve({
    currencies: dollarRatesOf(agencySettings().currencies, today().slice(0, 7)),
  });

interface Change<G extends SettingGroup> {
  body: {
    version: number;
    changes: { [K in keyof SettingValues[G]]?: SettingValues[G][K] | undefined };
  };
}

/** Changes one group; concurrent changes of different parts are merged. */
export const changeSettings =
  <G extends SettingGroup>(config: Config, group: G) =>
  async (ctx: RequestContext, { body: { version, changes } }: Change<G>): Promise<Settings> => {
    if (guardedSettings.has(group)) requireFreshProof(ctx.session.record.provenAt);
    const answer = await transactShown(ctx, {
      find: (session) => ensureGroup(group, session),
      change: async (tx) => {
        const keys = Object.keys(changes);
        const { before, after } = await updateVersioned<SettingRecord>(tx, SettingModel, {
          filter: { group },
          base: version,
          paths: keys,
          apply: async (current) => {
            await takeLogo(tx, ctx.actor, { changes, before: current.values });
            return {
              $set: Object.fromEntries(
                Object.entries(changes).map(([key, value]) => [`values.${key}`, value]),
              ),
            };
          },
        });
        await audit(tx, {
          action: `settings.update_${snake(group)}`,
          entity: 'settings',
          entityId: after._id,
          changes: changesBetween<Record<string, unknown>>(
            valueOf(group, before.values) as Record<string, unknown>,
            valueOf(group, after.values) as Record<string, unknown>,
            keys,
          ),
        });
        emit(tx, settingsChanged, { group });
        if (group === 'features') announceFeatures(tx);
        return after;
      },
      show: (_after, session) => showSettings(config, session),
    });
    await loadSettings();
    return answer;
  };

/** `signIn` → `sign_in`, as the audit log spells its words. */
const snake = (group: string): string => group.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** Returns the record of a group, created when a user first changes something in it. */
async function ensureGroup(
  group: SettingGroup,
  session: ClientSession | null,
): Promise<SettingRecord> {
  const found = await SettingModel.findOne({ group, deletedAt: null }, null, {
    session,
  }).lean();
  if (found) return found;
  const [created] = await SettingModel.create([{ group }], { session });
  if (!created) throw new Error('The setting was not written');
  return created.toObject<SettingRecord>();
}

async function showSettings(
  config: Config,
  session: ClientSession | null = null,
): Promise<Settings> {
  const records = await SettingModel.find({ deletedAt: null }, null, { session }).lean();
  const people = await findPeople(
    records.map(({ updatedBy }) => updatedBy),
    session,
  );
  const recordOf = (group: SettingGroup) => records.find((record) => record.group === group);
  const groups = settingGroups.map((group) => {
    const record = recordOf(group);
    const touched = record !== undefined && record.version > 1 ? record : null;
    return [
      group,
      {
        value: valueOf(group, record?.values),
        version: record?.version ?? 1,
        updatedAt: touched?.updatedAt.toISOString() ?? null,
        updatedBy: touched && people.ref(touched.updatedBy),
      },
    ];
  });
  return {
    id: 'agency',
    ...(Object.fromEntries(groups) as Omit<Settings, 'id' | 'logoUrl' | 'environment'>),
    logoUrl: logoUrlOf(valueOf('company', recordOf('company')?.values)),
    environment: {
      agencyName: config.agencyName,
      mail: {
        transport: config.smtpUrl ? 'smtp' : 'disk',
        from: config.mailFrom,
        signed: config.dkim !== null,
      },
      model: config.ai?.model ?? null,
      twoStepEnforced: config.requireTwoStep,
    },
  };
}
