import { createHmac } from 'node:crypto';
import { hourMs, type meetingVisitEndpoints } from '@muster/contracts';
import type { Config } from '../../../config.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { roomMedia } from '../media/room-media.ts';
import { visitedMeeting } from '../door/visited-meeting.ts';

const passwordLife = 6 * hourMs;

/** Returns the servers through which browsers connect; TURN passwords are valid for one meeting. */
export const readCall =
  ({ call }: Pick<Config, 'call'>): Service<typeof meetingVisitEndpoints.call> =>
  async (ctx: VisitorContext, { params }) => {
    const { me } = await visitedMeeting(ctx, params.handle);
    const { stunUrls, turnUrls, turnSecret } = call;
    const username = `${Math.floor((Date.now() + passwordLife) / 1000)}:${me._id.toHexString()}`;
    const credential = createHmac('sha1', turnSecret ?? '')
      .update(username)
      .digest('base64');
    return {
      flow: roomMedia().flow,
      iceServers: [
        ...stunUrls.map((urls) => ({ urls })),
        ...(turnSecret ? turnUrls.map((urls) => ({ urls, username, credential })) : []),
      ],
    };
  };
