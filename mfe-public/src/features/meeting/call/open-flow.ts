import { useCallback, useEffect, useRef } from 'react';
import type { MeetingCall } from '@muster/contracts';
import { api } from '../../../api.ts';
import { LivekitFlow } from './livekit/livekit-flow.ts';
import type { FlowParts, MediaFlow } from './media-flow.ts';
import { MeshFlow } from './mesh/mesh-flow.ts';

/** Opens the platform's transport of video and sound. */
export function useOpenFlow(
  handle: string,
  { flow, iceServers }: MeetingCall,
): (parts: FlowParts) => MediaFlow {
  // Reloaded servers have different passwords, which is no reason to reconnect.
  const ice = useRef(iceServers);
  useEffect(() => {
    ice.current = iceServers;
  });
  const [ask] = api.useMeetingVisitMediaAccessMutation();
  return useCallback(
    (parts) =>
      flow === 'livekit'
        ? new LivekitFlow(parts, async () => {
            const { access } = await ask({ params: { handle } }).unwrap();
            if (!access) throw new Error('The platform uses no media server any more');
            return access;
          })
        : new MeshFlow(parts, () => ice.current),
    [ask, flow, handle],
  );
}
