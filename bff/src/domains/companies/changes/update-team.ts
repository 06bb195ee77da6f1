import { limits, type BodyOf, type companyEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { holdsInSomeRole } from '../../../identity/people/require-colleague.ts';
import { changeCompany } from './change-company.ts';
import { teamHolders } from './company-holders.ts';
import type { Company, CompanyTeamMember } from '../../../records/companies/company.model.ts';

type Patch = BodyOf<typeof companyEndpoints.updateTeam>['team'];

/** Adds, changes and removes recruitment team members; members that others changed stay. */
export const updateTeam: Service<typeof companyEndpoints.updateTeam> = (ctx, { params, body }) => {
  const upsert = body.team.upsert.map(({ id, ...item }) => ({
    _id: new Types.ObjectId(id),
    isNew: id === undefined,
    item,
  }));
  const { remove } = body.team;
  return changeCompany(ctx, {
    id: params.id,
    permission: 'company.updateTeam',
    version: body.version,
    paths: [
      ...upsert.map(({ _id }) => `team.${_id.toHexString()}`),
      ...remove.map((id) => `team.${id}`),
    ],
    change: async (current, tx) => {
      const members = new Map(
        current.team
          .filter(({ _id }) => !remove.includes(_id.toHexString()))
          .map((member) => [member._id.toHexString(), member]),
      );
      upsert.forEach(({ _id, isNew, item }, index) => {
        if (!isNew && !members.has(_id.toHexString()))
          throw invalidField(`team.upsert[${index}].id`, 'NOT_FOUND');
        members.set(_id.toHexString(), memberOf(item, _id));
      });
      const team = [...members.values()];
      checkTeam(team, upsert);
      const named = upsert.flatMap(({ item }) => [item.userId, item.backupUserId ?? []].flat());
      const here = await findActiveStaff(
        named.map((id) => new Types.ObjectId(id)),
        tx.session,
      );
      const known = new Map(here.map((member) => [member.id.toHexString(), member]));
      upsert.forEach(({ item, isNew }, index) => {
        const member = known.get(item.userId);
        if (!member) throw invalidField(`team.upsert[${index}].userId`, 'NOT_FOUND');
        const permission = teamHolders[item.function];
        if (isNew && permission && !holdsInSomeRole(member, permission))
          throw invalidField(`team.upsert[${index}].userId`, 'CANNOT_OPEN');
        if (item.backupUserId && !known.has(item.backupUserId))
          throw invalidField(`team.upsert[${index}].backupUserId`, 'NOT_FOUND');
      });
      return { team };
    },
    record: (tx, before, after) =>
      audit(tx, {
        action: 'company.update_team',
        entity: 'company',
        entityId: after._id,
        companyId: after._id,
        changes: changesBetween<Company>(before, after, ['team']),
      }),
  });
};

const memberOf = (item: Patch['upsert'][number], _id: Types.ObjectId): CompanyTeamMember => ({
  _id,
  userId: new Types.ObjectId(item.userId),
  function: item.function,
  visibleToClient: item.visibleToClient,
  backupUserId: item.backupUserId ? new Types.ObjectId(item.backupUserId) : null,
  from: item.from,
  to: item.to,
});

/** @throws AppError VALIDATION_FAILED with TOO_MANY, DATE_ORDER, NOT_UNIQUE or INVALID_OPTION */
function checkTeam(
  team: readonly CompanyTeamMember[],
  upsert: readonly { _id: Types.ObjectId }[],
): void {
  const max = limits.company.team;
  if (team.length > max) throw invalidField('team', 'TOO_MANY', { max });
  const seen = new Set<string>();
  for (const { _id, userId, backupUserId, from, to, function: work } of team) {
    const index = upsert.findIndex((one) => one._id.equals(_id));
    const at = (field: string) => (index === -1 ? 'team' : `team.upsert[${index}].${field}`);
    if (to && to < from) throw invalidField(at('to'), 'DATE_ORDER');
    if (backupUserId?.equals(userId)) throw invalidField(at('backupUserId'), 'INVALID_OPTION');
    // A former member may return to an earlier function.
    const key = `${userId.toHexString()}/${work}`;
    if (!to && seen.has(key)) throw invalidField(at('userId'), 'NOT_UNIQUE');
    if (!to) seen.add(key);
  }
}
