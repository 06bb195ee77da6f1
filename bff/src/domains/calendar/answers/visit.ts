import type { CalendarInvitation, calendarVisitEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { InvitationSource } from '../../../calendars/invitation-source.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { heldLink } from '../../links/api/links.ts';
import { CalendarAttendeeModel } from '../calendar-attendee.model.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';
import { answer, showInvitation, type Invitation } from './invitation.ts';

type Endpoints = typeof calendarVisitEndpoints;
type Held = Awaited<ReturnType<typeof heldLink>>;
/** Kinds of invitations other than events. */
type Sources = readonly InvitationSource[];

/** Returns the kind that a link is about; undefined for an event, or none. */
const sourceOf = (sources: Sources, { subjectType }: Held): InvitationSource | undefined =>
  sources.find((source) => source.subjectType === subjectType);

/** Returns the invitation of a link, while its holder is invited. @throws AppError TOKEN_INVALID */
async function invitationOf(
  { subjectType, subjectId, holderEmailNorm }: Held,
  session: ClientSession | null = null,
): Promise<Invitation> {
  if (subjectType !== 'calendar_event') throw new AppError('TOKEN_INVALID');
  const event = await CalendarEventModel.findOne({ _id: subjectId, deletedAt: null }, null, {
    session,
  }).lean();
  const attendee = await CalendarAttendeeModel.findOne(
    { eventId: subjectId, emailNorm: holderEmailNorm },
    null,
    { session },
  ).lean();
  if (!event || !attendee) throw new AppError('TOKEN_INVALID');
  return { event, attendee };
}

/**
 * Returns the event of a mailed invitation. Reading answers nothing, because mail programs open
 * links, too.
 */
export const readVisit =
  (sources: Sources) =>
  async (ctx: VisitorContext, { params }: Input<Endpoints['read']>) => {
    const token = await heldLink(ctx, params.handle, 'calendar_response');
    const source = sourceOf(sources, token);
    return source
      ? stillInvited(await source.read(token.subjectId, holderOf(token), null))
      : showInvitation(await invitationOf(token));
  };

const holderOf = ({ holderEmailNorm }: Held) => ({ emailNorm: holderEmailNorm });

/** @throws AppError TOKEN_INVALID */
function stillInvited(invitation: CalendarInvitation | null): CalendarInvitation {
  if (!invitation) throw new AppError('TOKEN_INVALID');
  return invitation;
}

/** Answers the invitation of a link. */
export const respondToVisit =
  (sources: Sources) =>
  async (ctx: VisitorContext, { params, body }: Input<Endpoints['respond']>) => {
    const token = await heldLink(ctx, params.handle, 'calendar_response');
    return transact(ctx, async (tx) => {
      const by = { actorKind: 'guest', tokenId: token._id } as const;
      const source = sourceOf(sources, token);
      if (source) {
        const given = { ...body, via: 'email_link', by } as const;
        return stillInvited(await source.answer(tx, token.subjectId, holderOf(token), given));
      }
      const invitation = await invitationOf(token, tx.session);
      return showInvitation(await answer(tx, invitation, body, 'email_link', by), tx.session);
    });
  };
