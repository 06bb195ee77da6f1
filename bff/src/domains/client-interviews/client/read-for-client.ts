import { clientInterviewHoldsTime, type interviewForClientEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { peopleForClient } from '../../applications/api/interviewed.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import { findForClient, interviewsSeenBy } from './find-for-client.ts';
import { showForClient, showPageForClient } from './show-for-client.ts';

type Endpoints = typeof interviewForClientEndpoints;

/** Upper bound on the shown interviews of each kind. */
const maxShown = 200;

/** Lists future and current interviews; cancelled ones are listed until their start. */
export const listUpcoming: Service<Endpoints['upcoming']> = async ({ actor }) => {
  const now = new Date();
  const ahead: QueryFilter<ClientInterviewRecord> = {
    endsAt: { $gt: now },
    status: { $in: [...clientInterviewHoldsTime, 'cancelled'] },
  };
  return { data: await list(actor, ahead, 1) };
};

/** Lists past interviews with any outcome. */
export const listPast: Service<Endpoints['past']> = async ({ actor }) => {
  const now = new Date();
  const over: QueryFilter<ClientInterviewRecord> = {
    $or: [{ endsAt: { $lte: now } }, { status: { $in: ['completed', 'no_show'] } }],
  };
  return { data: await list(actor, over, -1) };
};

async function list(actor: Actor, which: QueryFilter<ClientInterviewRecord>, order: 1 | -1) {
  const interviews = await ClientInterviewModel.find({
    $and: [await interviewsSeenBy(actor), which],
  })
    .sort({ startsAt: order, _id: order })
    .limit(maxShown)
    .lean();
  const people = await peopleForClient(
    actor,
    interviews.map(({ applicationId }) => applicationId),
  );
  const found = interviews.flatMap((interview) => {
    const person = people.get(interview.applicationId.toHexString());
    return person ? [{ interview, person }] : [];
  });
  return showForClient(actor, found);
}

export const readForClient: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showPageForClient(actor, await findForClient(actor, params.id));
