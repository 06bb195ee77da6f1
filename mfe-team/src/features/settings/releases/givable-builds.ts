import type { RemoteState } from '@muster/contracts';

/**
 * Returns the builds that can be activated from here: released before, still on disk, not current.
 */
export const givableBuilds = ({ builds, current }: RemoteState): RemoteState['builds'] =>
  builds.filter(({ build, onDisk, isReleased }) => onDisk && isReleased && build !== current);
