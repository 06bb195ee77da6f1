import type { AssistantSetting, assistantSettingEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Config } from '../../../config.ts';
import { nextVersion } from '../../../db/record-version.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { announceFeatures } from '../../../outbox/features-changed.ts';
import { AgencySwitchModel, OwnSwitchModel, type AgencySwitch } from './assistant-setting.model.ts';

type Endpoints = typeof assistantSettingEndpoints;
type Parts = Pick<Config, 'ai'>;

export const readSetting =
  (parts: Parts): Service<Endpoints['read']> =>
  ({ actor }) =>
    settingFor(parts, actor);

export const switchOwn =
  (parts: Parts): Service<Endpoints['switchOwn']> =>
  (ctx, { body: { on } }) =>
    transact(ctx, async ({ session }) => {
      const own = { _id: ctx.actor.userId };
      await OwnSwitchModel.updateOne(own, { $set: { on } }, { session, upsert: true });
      return settingFor(parts, ctx.actor, session);
    });

/** Switches it for all users; a process with a stale setting reloads it. */
export const switchAgency =
  (parts: Parts): Service<Endpoints['switchAgency']> =>
  async (ctx, { body: { on, version } }) => {
    const { actor } = ctx;
    return transact(ctx, async (tx) => {
      const { session } = tx;
      const before = await agencySwitch(session);
      if ((before?.on ?? true) === on) return settingFor(parts, actor, session);
      if ((before?.version ?? 0) !== version)
        throw new AppError('VERSION_CONFLICT', {
          context: {
            current: await settingFor(parts, actor, session),
            changedFields: ['agencyOn'],
            version: before?.version ?? 0,
          },
        });
      await AgencySwitchModel.updateOne(
        { _id: 'agency' },
        { $set: { on, version: nextVersion(version) } },
        { session, upsert: true },
      );
      await audit(tx, {
        action: 'assistant.switch',
        entity: 'Assistant',
        entityId: 'agency',
        changes: [{ path: 'on', before: !on, after: on }],
      });
      announceFeatures(tx);
      return settingFor(parts, actor, session);
    });
  };

const agencySwitch = (session: ClientSession | null): Promise<AgencySwitch | null> =>
  AgencySwitchModel.findById('agency', null, { session }).lean();

async function settingFor(
  { ai }: Parts,
  actor: Actor,
  session: ClientSession | null = null,
): Promise<AssistantSetting> {
  const agency = await agencySwitch(session);
  const own = await OwnSwitchModel.findById(actor.userId, null, { session }).lean();
  const [agencyOn, ownOn] = [agency?.on ?? true, own?.on ?? true];
  return {
    agencyOn,
    ownOn,
    on: agencyOn && ownOn,
    version: agency?.version ?? 0,
    mayManage: actor.can('settings.manage'),
    engines: [
      { id: 'local', leavesMachine: false },
      // The agency's model is not revealed to clients.
      ...(ai && actor.audience === 'staff' ? [{ id: ai.model, leavesMachine: true }] : []),
    ],
  };
}

/** @throws AppError ENGINE_UNAVAILABLE if the agency or the user has switched it off */
export async function requireOn(actor: Actor): Promise<void> {
  const { on } = await settingFor({ ai: null }, actor);
  if (!on) throw new AppError('ENGINE_UNAVAILABLE');
}
