import type { RemoteState } from '@muster/contracts';

/** The builds that people can be given from here: released before, still there, not in force. */
export const givableBuilds = ({ builds, current }: RemoteState): RemoteState['builds'] =>
  builds.filter(({ build, onDisk, isReleased }) => onDisk && isReleased && build !== current);
