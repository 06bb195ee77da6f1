import type { handoverEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findActiveStaff, findPeople } from '../../identity/people/people.ts';
import { handOverRecords } from '../users/api/hand-over-records.ts';
import { findColleague, successorsWithin } from './read-pack.ts';

/**
 * Hands a member's records over to a colleague and notifies them; a repeat hands over what was
 * added since.
 */
export const giveHandover: Service<typeof handoverEndpoints.give> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { session } = tx;
    const member = await findColleague(actor, 'team.handOver', params.id, session);
    const path = 'toUserId';
    const [to] = await findActiveStaff([new Types.ObjectId(body.toUserId)], session);
    const among = await successorsWithin(actor);
    if (!to || to.id.equals(member.userId) || !among(to.id))
      throw invalidField(path, 'INVALID_OPTION');
    const { kinds, note } = body;
    const facts = { from: member.userId, to, path, kinds, note };
    const handed = await handOverRecords(tx, actor, facts);
    await audit(tx, {
      action: 'team_member.hand_over',
      entity: 'team_member',
      entityId: member._id,
      changes: [
        { path: 'successor', before: null, after: body.toUserId },
        ...Object.entries(handed).map(([path, after]) => ({ path, before: null, after })),
      ],
    });
    const person = (await findPeople([to.id], session)).ref(to.id);
    if (!person) throw new AppError('NOT_FOUND');
    return { to: person, handed };
  });
