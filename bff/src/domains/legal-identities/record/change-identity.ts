import { legalIdentityMachine, stepOf, type LegalIdentityMachineAction } from '@muster/contracts';
import { audit, type FieldChange } from '../../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { LegalIdentityModel, type LegalIdentityRecord } from '../legal-identity.model.ts';

interface IdentityChange extends StateChangeRules<LegalIdentityRecord> {
  action: LegalIdentityMachineAction;
  set?: Partial<LegalIdentityRecord>;
}

/**
 * Changes the state of a version, with audit.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeIdentity(
  tx: Tx,
  current: LegalIdentityRecord,
  { action, set, ...rules }: IdentityChange,
): Promise<{ after: LegalIdentityRecord; already: boolean }> {
  const { to } = stepOf(legalIdentityMachine, action);
  const { after, already } = await changeState<LegalIdentityRecord>(
    tx,
    LegalIdentityModel,
    current,
    {
      isRepeat: ({ status }) => status === to,
      ...rules,
      name: `legal_identity.${action}`,
      requireState: ({ status }) => requireState(legalIdentityMachine, action, status),
      set: ({ status }) => ({
        $set: {
          ...set,
          status: to,
          previousStatus: status,
          isOpen: to !== 'verified' && to !== 'superseded',
        },
      }),
    },
  );
  if (!already)
    await auditIdentity(tx, action, after, [
      { path: 'status', before: current.status, after: after.status },
    ]);
  return { after, already };
}

/** Records that an identity was changed, but never its content. */
export const auditIdentity = (
  tx: Tx,
  verb: string,
  { _id }: Pick<LegalIdentityRecord, '_id'>,
  changes: readonly FieldChange[],
): Promise<void> =>
  audit(tx, { action: `legal_identity.${verb}`, entity: 'legal_identity', entityId: _id, changes });

export const secretChanges = (
  before: Partial<LegalIdentityRecord> | null,
  after: Partial<LegalIdentityRecord>,
): FieldChange[] =>
  Object.keys(after).map((path) => ({
    path,
    before: before?.[path as keyof LegalIdentityRecord] ?? null,
    after: after[path as keyof LegalIdentityRecord] ?? null,
    secret: true,
  }));
